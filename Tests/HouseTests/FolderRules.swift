// SPDX-License-Identifier: MIT

/// Which folder of UIKit stands on which. A file may name types of its own floor and of the floors below; the names that lead
/// upward all the same are listed, each with its reason, and the list must not hold more than there is.
enum FolderRules {
  static let root = "Sources/UIKit/"

  /// From the ground up.
  static let floors: [[String]] = [
    ["Kernel"],
    ["Device"],
    ["Traits"],
    ["Layers", "Animation", "Graphics", "Text"],
    ["Views", "Events", "Gestures", "AutoLayout", "Accessibility", "Time"],
    ["Focus", "Scrolling", "Controls", "TextInput", "Menus", "DragAndDrop"],
    ["Controllers", "Presentation"],
    [
      "Collection", "FlowLayout", "CompositionalLayout", "Dynamics", "Configurations", "Lists", "Tables",
      "SwipeActions", "Items",
      "Diffable",
    ],
    ["Application", "OldSpellings", "KeyValueObserving"],
    ["Inspection"],
  ]

  /// A type that is named below its own floor.
  struct Upward {
    let type: String
    /// The folders that name it.
    let folders: [String]
    let reason: String
  }

  static let upward = [
    Upward(
      type: "UIApplication", folders: ["Views", "Controls", "Menus", "Controllers"],
      reason: "the chain of responders ends there, and an application may intercept actions, as with Apple"),
    Upward(type: "UIWindowScene", folders: ["Views"], reason: "a window knows its scene"),
    Upward(type: "UIViewController", folders: ["Views", "Menus"], reason: "views and previews have controllers"),
    Upward(type: "UIView", folders: ["Layers"], reason: "a layer tells its view, which is its delegate"),
    Upward(type: "UIWindow", folders: ["Layers"], reason: "what is committed are the layers of windows"),
    Upward(
      type: "LayerAnimation", folders: ["Layers"],
      reason: "a layer that a view's animation changes keeps its running value"),
    Upward(
      type: "AnimationGroup", folders: ["Animation"], reason: "a transaction ends with the animations that began in it"),
    Upward(
      type: "UILabel", folders: ["Layers", "AutoLayout"],
      reason: "no other view has lines whose height follows its width"),
    Upward(type: "UIImageView", folders: ["Layers"], reason: "its picture is its layer's contents"),
    Upward(type: "UIStackView", folders: ["AutoLayout"], reason: "it makes constraints of what it arranges"),
    Upward(
      type: "UIScrollView", folders: ["AutoLayout", "Events"],
      reason: "constraints size the content; panning takes touches"),
    Upward(type: "FocusController", folders: ["Accessibility"], reason: "a notification may move the focus"),
    Upward(type: "UIKeyCommand", folders: ["Events"], reason: "a responder lists its key commands"),
    Upward(type: "UIMenuController", folders: ["Events"], reason: "a touch elsewhere closes the menu"),
    Upward(type: "KeyboardController", folders: ["Events"], reason: "the first responder brings the keyboard"),
    Upward(type: "TextEditor", folders: ["Events"], reason: "a responder may edit text"),
    Upward(type: "LivingAnimators", folders: ["Views"], reason: "an animator is told when its view moves"),
    Upward(
      type: "UIDynamicItemCollisionBoundsType", folders: ["Views"], reason: "a view says what shape it collides with"),
    Upward(type: "UIAlertController", folders: ["Controls"], reason: "a menu without room is shown as a sheet"),
    Upward(type: "UIAlertAction", folders: ["Controls"], reason: "a menu without room is shown as a sheet"),
    Upward(type: "ItemEngineClient", folders: ["Scrolling"], reason: "a scroll view may be the client of an engine"),
    Upward(type: "ItemCell", folders: ["Views"], reason: "a view may be that of an item; no cast to a protocol"),
    Upward(type: "ItemView", folders: ["Views"], reason: "a view may be that of an element; no cast to a protocol"),
    Upward(
      type: "UICollectionViewDelegate", folders: ["Scrolling"], reason: "one delegate is both; no cast to a protocol"),
    Upward(type: "UITableViewDelegate", folders: ["Scrolling"], reason: "one delegate is both; no cast to a protocol"),
    Upward(
      type: "ItemDragSource", folders: ["DragAndDrop"], reason: "a collection view's items are dragged in its order"),
  ]

  /// The names that lead upward, of all files.
  static func breaches(in files: [SourceFile]) -> [String] {
    let files = files.filter { $0.path.hasPrefix(root) && folder(of: $0) != nil }
    var floorOf: [String: Int] = [:]
    for (number, folders) in floors.enumerated() { for folder in folders { floorOf[folder] = number } }
    var result: [String] = []
    var home: [String: String] = [:]
    for file in files {
      guard let folder = folder(of: file) else { continue }
      if floorOf[folder] == nil {
        result.append(file.breach(0, "the folder \(folder) stands on no floor of FolderRules"))
      }
      for type in declared(in: file) where home[type] == nil { home[type] = folder }
    }
    var used: Set<String> = []
    for file in files {
      guard let folder = folder(of: file), let floor = floorOf[folder] else { continue }
      for (type, line) in names(in: file) {
        guard let other = home[type], let above = floorOf[other], above > floor else { continue }
        used.insert(folder + " " + type)
        if upward.contains(where: { $0.type == type && $0.folders.contains(folder) }) { continue }
        result.append(file.breach(line, "\(folder) stands below \(other), which \(type) belongs to"))
      }
    }
    for entry in upward {
      for folder in entry.folders where !used.contains(folder + " " + entry.type) {
        result.append("FolderRules: \(folder) names \(entry.type) no longer; take it off the list")
      }
    }
    return result
  }

  /// The first folder below UIKit's; nil for a file that is in none.
  private static func folder(of file: SourceFile) -> String? {
    let parts = file.path.dropFirst(root.count).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : nil
  }

  /// The types that a file declares at its top.
  private static func declared(in file: SourceFile) -> [String] {
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "actor"]
    var result: [String] = []
    for line in file.code where line.first?.isLetter == true || line.first == "@" {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard let place = words.firstIndex(where: { kinds.contains($0) }), place + 1 < words.count else { continue }
      if words[..<place].contains("extension") || words[..<place].contains("func") { continue }
      result.append(String(words[place + 1]))
    }
    return result
  }

  /// The words that begin with a capital letter, each with the first line that it is in.
  private static func names(in file: SourceFile) -> [String: Int] {
    var result: [String: Int] = [:]
    for (number, line) in file.code.enumerated() {
      var word: [UInt8] = []
      for byte in Array(line.utf8) + [32] {
        let isPart = byte == 95 || (48...57 ~= byte) || (65...90 ~= byte) || (97...122 ~= byte)
        if isPart {
          word.append(byte)
        } else if let first = word.first {
          if 65...90 ~= first {
            let name = String(decoding: word, as: UTF8.self)
            if result[name] == nil { result[name] = number }
          }
          word.removeAll(keepingCapacity: true)
        }
      }
    }
    return result
  }
}
