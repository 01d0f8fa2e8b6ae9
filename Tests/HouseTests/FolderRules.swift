// SPDX-License-Identifier: MIT

/// Which folder of UIKit stands on which. A file may use types, members and constants of its own floor and of the floors below; what
/// leads upward all the same is listed with its reason, and the list must not hold more than there is.
enum FolderRules {
  static let root = "Sources/UIKit/"

  /// From the ground up.
  static let floors: [[String]] = [
    ["Kernel"],
    ["Device"],
    ["Traits"],
    ["Layers", "Animation", "Graphics", "Text"],
    ["Symbols"],
    ["Views", "Events", "Gestures", "AutoLayout", "Accessibility", "Time"],
    ["Focus", "Scrolling", "Controls", "TextInput", "Menus", "DragAndDrop"],
    ["Controllers", "Presentation"],
    [
      "Collection", "FlowLayout", "CompositionalLayout", "Dynamics", "Configurations", "Lists", "Tables",
      "SwipeActions", "Items",
      "Diffable",
    ],
    ["Application", "OldSpellings", "KeyValueObserving", "UserNotifications", "WebViews"],
    ["Inspection"],
  ]

  /// What a folder uses of one on a higher floor: types, members and constants.
  struct Upward {
    let from: String
    let to: String
    let names: [String]
    let reason: String
  }

  static let upward = [
    Upward(
      from: "Accessibility", to: "Focus", names: ["FocusController", "give", "hasLostFocus", "moveToFirstElement"],
      reason: "a notification may move the focus"),
    Upward(
      from: "Animation", to: "Events", names: ["mayBePerformed"],
      reason: "a display link checks its target as a control does"),
    Upward(
      from: "Animation", to: "Views", names: ["AnimationGroup"],
      reason: "a transaction ends with the animations that began in it"),
    Upward(
      from: "AutoLayout", to: "Controllers",
      names: [
        "systemMinimumLayoutMargins", "updateViewConstraints", "viewLayoutMarginsDidChange",
        "viewRespectsSystemMinimumLayoutMargins",
      ], reason: "the controller of a view takes part in its layout"),
    Upward(
      from: "AutoLayout", to: "Controls", names: ["UILabel", "UIStackView", "richBaselines"],
      reason: "the height of lines follows their width, a baseline is that of the text; a stack makes constraints"),
    Upward(
      from: "AutoLayout", to: "Scrolling", names: ["UIScrollView", "contentGuideIfMade", "contentLayoutGuide"],
      reason: "constraints size the content"),
    Upward(
      from: "Controllers", to: "Application", names: ["UIApplication"], reason: "the chain of responders ends there"),
    Upward(
      from: "Controls", to: "Application", names: ["UIApplication"],
      reason: "an application may intercept actions, as with Apple"),
    Upward(
      from: "Controls", to: "Configurations",
      names: [
        "BackgroundConfigurationView", "ContentCheck", "UIBackgroundConfiguration", "UIConfigurationColorTransformer",
        "UIConfigurationTextAttributesTransformer", "backgroundInsets", "stateColor", "textTransform",
      ], reason: "a button's configuration has the background of all configurations"),
    Upward(
      from: "Controls", to: "Controllers", names: ["UIAlertAction", "UIAlertController"],
      reason: "a menu without space is presented as a sheet"),
    Upward(
      from: "Controls", to: "Controllers",
      names: ["UIModalPresentationStyle", "UIViewController", "modalPresentationStyle", "modalState"],
      reason: "a compact date picker presents its calendar in a popover"),
    Upward(
      from: "Controls", to: "Presentation",
      names: [
        "UIPopoverPresentationControllerDelegate", "UIPresentationController", "canOverlapSourceViewRect",
        "permittedArrowDirections",
      ], reason: "a compact date picker presents its calendar in a popover"),
    Upward(
      from: "Controls", to: "Presentation", names: ["topController"],
      reason: "a menu without space is presented as a sheet"),
    Upward(
      from: "DragAndDrop", to: "Items", names: ["ItemDragSource", "additionEnded", "wereAdded"],
      reason: "items of a list are dragged in its order"),
    Upward(
      from: "Events", to: "Controls", names: ["UICommand", "UIKeyCommand", "UIMenuBuilder"],
      reason: "a responder lists its key commands and builds menus"),
    Upward(
      from: "Events", to: "Menus", names: ["MenuPresenter", "touchBegan"],
      reason: "a touch elsewhere closes the menu"),
    Upward(
      from: "Events", to: "Scrolling", names: ["UIScrollView", "touchesShouldBegin", "withholdsContentTouches"],
      reason: "panning takes touches"),
    Upward(
      from: "Events", to: "TextInput", names: ["KeyboardController", "TextEditor"],
      reason: "the first responder displays the keyboard and may edit text"),
    Upward(
      from: "Controls", to: "UserNotifications", names: ["dateComponents"],
      reason: "a calendar's method; a trigger has a property of the name"),
    Upward(
      from: "Graphics", to: "Controls", names: ["UIImageView"],
      reason: "the pictures of an animated image begin to play in a view"),
    Upward(
      from: "Layers", to: "Controls", names: ["UIImageView", "UILabel", "richText"],
      reason: "their texts and pictures are the contents of their layers"),
    Upward(from: "Layers", to: "Focus", names: ["isInvisible"], reason: "what is invisible is not read aloud"),
    Upward(
      from: "Layers", to: "Views",
      names: [
        "LayerAnimation", "UIView", "UIWindow", "drawnContent", "isHiddenFromAccessibility", "isWindow", "markChildren",
        "needsDrawing",
        "ownSublayersChanged", "presentationDrawing", "presentationState", "presentedValues",
      ], reason: "a layer notifies its view, which is its delegate, and retains the running values of its animations"),
    Upward(
      from: "Menus", to: "Application", names: ["UIApplication"], reason: "the chain of responders ends there"),
    Upward(
      from: "Menus", to: "Dynamics", names: ["isSameIdentifier", "pointer"],
      reason: "regions of the pointer are compared by their names, as boundaries are"),
    Upward(
      from: "Menus", to: "Controllers", names: ["UIViewController", "loadViewIfNeeded"],
      reason: "previews have controllers"),
    Upward(
      from: "Scrolling", to: "Application", names: ["dismissKeyboard"], reason: "a drag dismisses the keyboard"),
    Upward(
      from: "Scrolling", to: "Collection", names: ["UICollectionViewDelegate"],
      reason: "one delegate is both; no cast to a protocol"),
    Upward(
      from: "Scrolling", to: "Items", names: ["ItemEngineClient", "pathToFocus"],
      reason: "a scroll view may be the client of an engine"),
    Upward(
      from: "Scrolling", to: "Tables", names: ["UITableViewDelegate"],
      reason: "one delegate is both; no cast to a protocol"),
    Upward(
      from: "TextInput", to: "Controllers", names: ["collectKeyboardScrollViews"],
      reason: "the keyboard reduces scroll views of controllers"),
    Upward(
      from: "Views", to: "Application",
      names: ["UIApplication", "UIWindowScene", "didBecomeVisible", "endEditingInside", "mainScene"],
      reason: "a window has a scene, and the chain of responders ends in the application"),
    Upward(
      from: "Views", to: "Controllers",
      names: [
        "UIViewController", "additionalSafeAreaInsets", "beginAppearanceTransition", "containerSafeArea",
        "endAppearanceTransition", "endTransitions", "layoutWillBegin", "loadViewIfNeeded", "modalState",
        "needsUnavailableContentUpdate", "notifyIsAppearing", "parentController", "viewDidLayoutSubviews",
        "viewIfLoaded", "viewMoved", "viewSafeAreaInsetsDidChange", "wantsStatusBarHidden",
      ], reason: "views have controllers, which take part in layout, safe areas and appearance"),
    Upward(
      from: "Views", to: "Dynamics", names: ["LivingAnimators", "UIDynamicItemCollisionBoundsType"],
      reason: "a view has a shape that collides, and its animator is notified when it moves"),
    Upward(
      from: "Views", to: "Items", names: ["ItemCell", "ItemView"],
      reason: "a view may be that of an element; no cast to a protocol"),
  ]

  /// Members of the standard library and of the geometry whose names UIKit declares once, too.
  static let standardNames: Set = [
    "zero", "indices", "magnitude", "reduce", "combine", "load", "sort", "resume", "intersects", "updateValue",
    "keepsLimit", "zip",
  ]

  /// Pairs of folders on one floor that use each other; the number may only go down.
  static let mutualPairs = 24

  /// What leads upward without a reason, and what a list names although it is gone.
  static func breaches(
    in files: [SourceFile], upward: [Upward] = upward, mutualPairs: Int = mutualPairs
  ) -> [String] {
    let files = files.filter { $0.path.hasPrefix(root) && folder(of: $0) != nil }
    var floorOf: [String: Int] = [:]
    for (number, folders) in floors.enumerated() { for folder in folders { floorOf[folder] = number } }
    var result: [String] = []
    for file in files {
      if let folder = folder(of: file), floorOf[folder] == nil {
        result.append(file.breach(0, "the folder \(folder) stands on no floor of FolderRules"))
      }
    }
    var used: Set<String> = []
    var beside: Set<String> = []
    let names = FolderNames(files) { folder(of: $0) ?? "" }
    for reference in names.references(except: standardNames) {
      guard let floor = floorOf[reference.from], let other = floorOf[reference.to] else { continue }
      if floor == other { beside.insert(reference.from + " " + reference.to) }
      guard other > floor else { continue }
      used.insert("\(reference.from) \(reference.to) \(reference.name)")
      let isListed = upward.contains {
        $0.from == reference.from && $0.to == reference.to && $0.names.contains(reference.name)
      }
      if !isListed {
        result.append(
          reference.breach("\(reference.from) stands below \(reference.to), which \(reference.name) belongs to"))
      }
    }
    for entry in upward {
      for name in entry.names where !used.contains("\(entry.from) \(entry.to) \(name)") {
        result.append("FolderRules: \(entry.from) uses \(name) of \(entry.to) no longer; take it off the list")
      }
    }
    let pairs = beside.filter { pair in
      let folders = pair.split(separator: " ")
      return folders[0] < folders[1] && beside.contains(folders[1] + " " + folders[0])
    }
    if pairs.count != mutualPairs {
      result.append(
        "FolderRules: \(pairs.count) pairs of folders on one floor use each other and not \(mutualPairs); the number may only "
          + "go down: \(pairs.sorted().joined(separator: ", "))")
    }
    return result
  }

  /// The first folder below UIKit's; nil for a file that is in none.
  private static func folder(of file: SourceFile) -> String? {
    let parts = file.path.dropFirst(root.count).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : nil
  }
}
