// SPDX-License-Identifier: MIT

/// Lists the references that are neither counted nor weak: `unowned`, `unowned(unsafe)` and stored `Unmanaged` values.
///
/// Through such a reference, an object that outlives its owner reads freed memory. All references are therefore
/// `@WeakReference`, or `weak` if a list or a commit reads them often, unless the referenced object clears them on
/// deallocation. Each remaining reference is listed here with the reason why it cannot dangle.
enum ReferenceRules {
  /// A reference that is allowed.
  struct Exception {
    let file: String
    let name: String
    let reason: String
  }

  static let remedy =
    "use @WeakReference, or clear it when its object is released and list it in ReferenceRules with the reason"

  /// References that the referenced objects clear, or that cannot outlive these objects.
  static let exceptions = [
    // View and layer hierarchies. With weak references, moving a layer would take five times as long.
    Exception(file: "UIView", name: "parentReference", reason: "a view clears those of its subviews in deinit"),
    Exception(file: "UIView", name: "owningController", reason: "a controller clears that of its view in deinit"),
    Exception(file: "CALayer", name: "viewReference", reason: "a view clears that of its layer in deinit"),
    Exception(file: "CALayer", name: "parentReference", reason: "a layer clears those of its sublayers in deinit"),
    Exception(
      file: "CommittedLayer", name: "parent", reason: "a layer clears those of its committed children in deinit"),
    Exception(file: "CALayer", name: "masked", reason: "a layer clears that of its mask in deinit"),
    Exception(file: "DynamicItemState", name: "plainLayer", reason: "the state retains the view, which retains it"),
    // Auto Layout: the solver reads these references for every variable.
    Exception(file: "LayoutItem", name: "view", reason: "LayoutStorage, which the view owns, clears it in deinit"),
    Exception(file: "LayoutItem", name: "guide", reason: "a guide clears it in deinit"),
    Exception(file: "LayoutItem", name: "engine", reason: "an engine clears those of its items in deinit"),
    Exception(
      file: "LayoutEngine", name: "root", reason: "not read once LayoutStorage, which the root owns, sets isOver"),
    Exception(file: "NSLayoutConstraint", name: "engine", reason: "an engine clears those of its entries in deinit"),
    Exception(file: "NSLayoutConstraint", name: "holder", reason: "LayoutStorage clears it in deinit"),
    Exception(file: "UILayoutGuide", name: "owner", reason: "LayoutStorage clears it in deinit"),
    // Helpers that only their owner accesses, and that no closure captures.
    Exception(file: "CellParts", name: "cell", reason: "only the cell retains its parts and calls them"),
    Exception(file: "ListCellParts", name: "cell", reason: "only the cell retains its parts and calls them"),
    Exception(
      file: "ItemEngine", name: "attachedClient",
      reason: "EngineAttachment, which the client owns, clears it in deinit; every layout pass reads it"),
    Exception(
      file: "ItemEngine", name: "attachedView",
      reason: "EngineAttachment, which the client owns, clears it in deinit; every layout pass reads it"),
    Exception(
      file: "ItemEngine", name: "reference",
      reason: "EngineAttachment clears those of all parts when the view is released; every layout pass reads it"),
    Exception(
      file: "UncountedReference", name: "reference", reason: "properties of that type are listed where they are stored"),
    Exception(file: "TableLayout", name: "table", reason: "the table clears it in deinit; every row reads it"),
    // References in the browser build, where weak references are not available.
    Exception(file: "WeakBox", name: "object", reason: "the object clears it in deinit"),
    Exception(file: "FrameScheduler", name: "participant", reason: "participants remove themselves in deinit"),
    Exception(file: "WeakReference", name: "watched", reason: "read only while the box is alive"),
  ]

  /// Stored addresses. An address can be reused after its object is deallocated, so each is listed with the reason why
  /// the object stays alive or why reuse is harmless. To identify an object that may be deallocated in the meantime,
  /// use `@WeakReference` instead.
  static let addresses = [
    Exception(file: "NotificationCenter", name: "object", reason: "read only while the box beside it is alive"),
    Exception(
      file: "NotificationCenter", name: "owner", reason: "deallocated observers are removed before a new one is added"),
    Exception(file: "FrameScheduler", name: "identity", reason: "read only while the participant beside it is alive"),
    Exception(
      file: "AssociatedObjects", name: "entries", reason: "each is compared with the object that it refers to weakly"),
    Exception(file: "ClassNames", name: "known", reason: "classes are never released"),
    Exception(file: "UITraitDefinition", name: "type", reason: "types are never released"),
    Exception(file: "AttributesCheck", name: "reported", reason: "classes are never released"),
    Exception(file: "OptionalCall", name: "object", reason: "compared only with a delegate that has been alive since"),
    Exception(
      file: "OptionalCall", name: "asked", reason: "the caller retains the delegate during the call"),
    Exception(file: "NSObject+AfterDelay", name: "target", reason: "the job retains the target"),
    Exception(file: "HeldPosition", name: "layout", reason: "read in the run of layout passes in which it is stored"),
    Exception(file: "DynamicItemList", name: "serials", reason: "the list retains its items"),
    Exception(file: "ItemRegistry", name: "byIdentity", reason: "the state retains its item"),
    Exception(file: "ItemRegistry", name: "groupMembers", reason: "the group retains its members"),
    Exception(file: "ItemRegistry", name: "vainMentions", reason: "the behaviors retain the objects"),
    // Local variables whose objects stay alive during the function call.
    Exception(file: "AnimatorValidator", name: "members", reason: "local"),
    Exception(file: "AnimatorValidator", name: "mentions", reason: "local"),
    Exception(file: "ItemRegistry", name: "doubled", reason: "local"),
    Exception(file: "ItemValidation", name: "shown", reason: "local"),
    Exception(file: "UIDynamicAnimator+Sprung", name: "gone", reason: "local"),
    Exception(file: "ViewTreeValidator", name: "met", reason: "lives for one validation"),
    Exception(file: "VisibleSet", name: "views", reason: "local"),
  ]

  /// Delegates and similar references in the browser build, by file. These references may be read only while the
  /// adjacent `WeakBox` is alive, which the rule verifies.
  static let boxed: [String: [String]] = [
    "UICollectionView": ["dataSourceReference"],
    "UITableView": ["sourceReference"],
  ]

  static func breaches(in files: [SourceFile]) -> [String] {
    var result: [String] = []
    var used: Set<String> = []
    for file in files {
      let stem = String(file.path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      for (index, line) in file.code.enumerated() {
        if let name = address(line) {
          if addresses.contains(where: { $0.file == stem && $0.name == name }) {
            used.insert(stem + " " + name)
          } else {
            result.append(
              file.breach(
                index,
                "\(name) may later be the address of another object; use @WeakReference or list it in ReferenceRules"))
          }
        }
        guard let name = reference(line) else { continue }
        if exceptions.contains(where: { $0.file == stem && $0.name == name }) {
          used.insert(stem + " " + name)
        } else if boxed[stem]?.contains(name) == true {
          used.insert(stem + " " + name)
          let isAsked = file.code.contains { $0.contains("isAlive") && $0.contains("? " + name) }
          if !isAsked { result.append(file.breach(index, "\(name) is read without checking its WeakBox's isAlive")) }
        } else if name.isEmpty {
          result.append(file.breach(index, "a closure captures an uncounted object; capture a WeakReference"))
        } else {
          result.append(file.breach(index, "\(name) may refer to a deallocated object; \(remedy)"))
        }
      }
    }
    let listed =
      (exceptions + addresses).map { $0.file + " " + $0.name }
      + boxed.flatMap { file, names in names.map { file + " " + $0 } }
    for entry in listed.sorted() where !used.contains(entry) {
      result.append("ReferenceRules: \(entry) no longer exists; remove it from the list")
    }
    return result
  }

  /// Returns the name of the address that a line stores, or nil if there is none.
  static func address(_ line: String) -> String? {
    guard LanguageRules.has("ObjectIdentifier", line), !line.hasSuffix("{"), !line.hasSuffix("}") else { return nil }
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(where: { $0 == "var" || $0 == "let" }), place + 1 < words.count,
      words[place + 1].hasSuffix(":")
    else { return nil }
    return String(words[place + 1].dropLast())
  }

  /// Returns the name of the uncounted reference that a line stores, an empty string for a captured reference, or nil
  /// if there is none.
  static func reference(_ line: String) -> String? {
    let isUnowned = LanguageRules.has("unowned", line)
    guard isUnowned || LanguageRules.has(": Unmanaged<", line) || LanguageRules.has(": UncountedReference<", line)
    else { return nil }
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(where: { $0 == "var" || $0 == "let" }), place + 1 < words.count else {
      return isUnowned ? "" : nil
    }
    if isUnowned {
      guard let mark = words.firstIndex(where: { $0.hasPrefix("unowned") }), mark < place else { return "" }
    } else if line.hasSuffix("{") || line.contains(" = Unmanaged") {
      // A computed property or a local variable.
      return nil
    }
    return String(words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
