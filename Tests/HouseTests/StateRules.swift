// SPDX-License-Identifier: MIT

/// UIKit's global state belongs to an `AppState` in the application context, which is discarded when the application
/// restarts. A stored static variable is allowed only if it is listed here, with the reason why it may outlive an
/// application.
enum StateRules {
  static let root = "Sources/UIKit/"

  /// A stored static variable that is allowed.
  struct Exception {
    let file: String
    let name: String
    let reason: String
  }

  static let exceptions = [
    // Variables that are valid only during a call.
    Exception(file: "AnimationGroup", name: "current", reason: "the running block; read at every change of a layer"),
    Exception(file: "AnimationGroup", name: "repetition", reason: "requested by the running block"),
    Exception(file: "AnimationHold", name: "current", reason: "the hold that collects while a block runs"),
    Exception(file: "TaskState", name: "current", reason: "the task whose code runs"),
    Exception(file: "GraphicsContextStack", name: "ofMainThread", reason: "the context into which draw(_:) draws"),
    Exception(file: "LayerDisplay", name: "spare", reason: "a context without commands, for the next view"),
    Exception(file: "UITraitCollection", name: "current", reason: "of the view being laid out; read for every color"),
    Exception(file: "OptionalCall", name: "object", reason: "of the call that is being answered"),
    Exception(file: "OptionalCall", name: "method", reason: "of the call that is being answered"),
    Exception(file: "OptionalCall", name: "asked", reason: "of the call that is being answered"),
    // Tables that only grow, so that numbers and names remain stable.
    Exception(file: "ElementKindTable", name: "entries", reason: "numbers of kinds, which are stored in keys"),
    Exception(file: "ClassNames", name: "known", reason: "names of classes"),
    Exception(file: "UIAction", name: "madeIdentifiers", reason: "identifiers are never reused"),
    Exception(
      file: "UISheetPresentationController+Detent", name: "unnamed", reason: "identifiers are never reused"),
    Exception(file: "UICollectionView+ConfiguredCells", name: "last", reason: "identifiers are never reused"),
    Exception(file: "AttributesCheck", name: "reported", reason: "a class is reported once"),
    Exception(file: "CALayer+MediaTiming", name: "haveClocks", reason: "a layer may outlive the application"),
    Exception(
      file: "CALayer+Animations", name: "haveAnimationObjects", reason: "a layer may outlive the application"),
    Exception(file: "LayoutQueue", name: "hasLost", reason: "a view may return after its engine is deallocated"),
    // Weak references, and records about objects that can outlive the application.
    Exception(
      file: "UIHoverGestureRecognizer", name: "watchers", reason: "weak; a recognizer may outlive the application"),
    Exception(file: "LivingAnimators", name: "references", reason: "weak; an animator may outlive the application"),
    Exception(file: "NotificationCenter+Selectors", name: "entries", reason: "observers may outlive the application"),
    Exception(file: "Timer+Target", name: "calls", reason: "timers end themselves when the application does"),
    // Values that the program registers once, like the contents of a bundle.
    Exception(file: "UIColor+Names", name: "colors", reason: "named colors, as in a bundle"),
    Exception(file: "UINib", name: "files", reason: "named files, as in a bundle"),
    Exception(file: "UIStoryboard", name: "files", reason: "named files, as in a bundle"),
    Exception(file: "ImageAssets", name: "assets", reason: "named images, as in a bundle"),
    // Values that are set by the user or the host.
    Exception(file: "UIApplication+Opening", name: "opensURL", reason: "set by the host"),
    Exception(file: "ApplicationHost", name: "host", reason: "the host's"),
    Exception(file: "ApplicationHost", name: "withoutHost", reason: "the host's"),
    Exception(file: "HostClock", name: "isHosted", reason: "belongs to a task"),
    Exception(file: "HostClock", name: "mainThread", reason: "belongs to the process"),
    Exception(file: "HostExecutor", name: "executor", reason: "belongs to the process"),
  ]

  static func breaches(in files: [SourceFile]) -> [String] {
    var result: [String] = []
    var used: Set<String> = []
    for file in files where file.path.hasPrefix(root) {
      let stem = String(file.path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      for (index, line) in file.code.enumerated() {
        guard let name = storedVariable(line) else { continue }
        if exceptions.contains(where: { $0.file == stem && $0.name == name }) {
          used.insert(stem + " " + name)
        } else {
          result.append(
            file.breach(index, "\(name) outlives the application; let AppContext adopt an AppState or AppValue instead")
          )
        }
      }
    }
    for exception in exceptions where !used.contains(exception.file + " " + exception.name) {
      result.append("StateRules: \(exception.file) no longer has a variable \(exception.name); remove it from the list")
    }
    return result
  }

  /// Returns the name of the stored static variable that a line declares, or nil if there is none.
  static func storedVariable(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(of: "static"), place + 2 < words.count, words[place + 1] == "var" else {
      return nil
    }
    let braces = line.firstIndex(of: "{")
    let value = line.firstRange(of: " = ")?.lowerBound
    let isComputed = braces.map { brace in value.map { $0 > brace } ?? true } ?? false
    if isComputed, !line.contains("didSet"), !line.contains("willSet") { return nil }
    return String(words[place + 2].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
