// SPDX-License-Identifier: MIT

/// The layering of UIKit's folders. A file may use types, members and constants of its own and lower layers. Each
/// upward reference is listed with its reason, and the list must not contain unnecessary entries.
enum FolderRules {
  static let root = "Sources/UIKit/"

  /// The folders of each layer, from bottom to top.
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

  /// The types, members and constants that a folder uses from a higher layer.
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
      reason: "a transaction ends with the animations started in it"),
    Upward(
      from: "AutoLayout", to: "Controllers",
      names: [
        "systemMinimumLayoutMargins", "updateViewConstraints", "viewLayoutMarginsDidChange",
        "viewRespectsSystemMinimumLayoutMargins",
      ], reason: "the controller of a view takes part in its layout"),
    Upward(
      from: "AutoLayout", to: "Controls", names: ["UILabel", "UIStackView", "richBaselines"],
      reason: "line heights depend on the width, baselines on the text; a stack creates constraints"),
    Upward(
      from: "AutoLayout", to: "Scrolling", names: ["UIScrollView", "contentGuideIfMade", "contentLayoutGuide"],
      reason: "constraints determine the content size"),
    Upward(
      from: "Controllers", to: "Application", names: ["UIApplication"], reason: "the responder chain ends there"),
    Upward(
      from: "Controls", to: "Application", names: ["UIApplication"],
      reason: "an application may intercept actions, as in UIKit"),
    Upward(
      from: "Controls", to: "Configurations",
      names: [
        "BackgroundConfigurationView", "ContentCheck", "UIBackgroundConfiguration", "UIConfigurationColorTransformer",
        "UIConfigurationTextAttributesTransformer", "backgroundInsets", "stateColor", "textTransform",
      ], reason: "button and other configurations share background configurations"),
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
      reason: "list items are dragged in list order"),
    Upward(
      from: "Events", to: "Controls", names: ["UICommand", "UIKeyCommand", "UIMenuBuilder"],
      reason: "a responder lists its key commands and builds menus"),
    Upward(
      from: "Events", to: "Menus", names: ["MenuPresenter", "touchBegan"],
      reason: "a touch outside closes the menu"),
    Upward(
      from: "Events", to: "Scrolling", names: ["UIScrollView", "touchesShouldBegin", "withholdsContentTouches"],
      reason: "panning receives touches"),
    Upward(
      from: "Events", to: "TextInput", names: ["KeyboardController", "TextEditor"],
      reason: "the first responder displays the keyboard and may edit text"),
    Upward(
      from: "Controls", to: "UserNotifications", names: ["dateComponents"],
      reason: "a calendar method with the same name as a trigger property"),
    Upward(
      from: "Graphics", to: "Controls", names: ["UIImageView"],
      reason: "an animated image is played by a view"),
    Upward(
      from: "Layers", to: "Controls", names: ["UIImageView", "UILabel", "richText"],
      reason: "text and images are the contents of layers"),
    Upward(from: "Layers", to: "Focus", names: ["isInvisible"], reason: "invisible layers are not accessible"),
    Upward(
      from: "Layers", to: "Views",
      names: [
        "LayerAnimation", "UIView", "UIWindow", "drawnContent", "isHiddenFromAccessibility", "isWindow", "markChildren",
        "needsDrawing",
        "ownSublayersChanged", "presentationDrawing", "presentationState", "presentedValues",
      ], reason: "a layer notifies its view, which is its delegate, and retains the running values of its animations"),
    Upward(
      from: "Menus", to: "Application", names: ["UIApplication"], reason: "the responder chain ends there"),
    Upward(
      from: "Menus", to: "Dynamics", names: ["isSameIdentifier", "pointer"],
      reason: "pointer regions are compared by identifier, like boundaries"),
    Upward(
      from: "Menus", to: "Controllers", names: ["UIViewController", "loadViewIfNeeded"],
      reason: "previews have controllers"),
    Upward(
      from: "Scrolling", to: "Application", names: ["dismissKeyboard"], reason: "a drag dismisses the keyboard"),
    Upward(
      from: "Scrolling", to: "Collection", names: ["UICollectionViewDelegate"],
      reason: "one delegate has both roles; casts to protocols are not available"),
    Upward(
      from: "Scrolling", to: "Items", names: ["ItemEngineClient", "pathToFocus"],
      reason: "a scroll view may be the client of an engine"),
    Upward(
      from: "Scrolling", to: "Tables", names: ["UITableViewDelegate"],
      reason: "one delegate has both roles; casts to protocols are not available"),
    Upward(
      from: "TextInput", to: "Controllers", names: ["collectKeyboardScrollViews"],
      reason: "the keyboard reduces scroll views of controllers"),
    Upward(
      from: "Views", to: "Application",
      names: ["UIApplication", "UIWindowScene", "didBecomeVisible", "endEditingInside", "mainScene"],
      reason: "a window has a scene, and the responder chain ends in the application"),
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
      reason: "a view has a collision shape, and its animator is notified of moves"),
    Upward(
      from: "Views", to: "Items", names: ["ItemCell", "ItemView"],
      reason: "a view may belong to an element; casts to protocols are not available"),
  ]

  /// Member names that the standard library or the geometry modules declare, and that UIKit declares once.
  static let standardNames: Set = [
    "zero", "indices", "magnitude", "reduce", "combine", "load", "sort", "resume", "intersects", "updateValue",
    "keepsLimit", "zip",
  ]

  /// The number of pairs of folders in the same layer that use each other. This number may only decrease.
  static let mutualPairs = 24

  /// Returns upward references without a reason, and list entries that no longer apply.
  static func breaches(
    in files: [SourceFile], upward: [Upward] = upward, mutualPairs: Int = mutualPairs
  ) -> [String] {
    let files = files.filter { $0.path.hasPrefix(root) && folder(of: $0) != nil }
    var floorOf: [String: Int] = [:]
    for (number, folders) in floors.enumerated() { for folder in folders { floorOf[folder] = number } }
    var result: [String] = []
    for file in files {
      if let folder = folder(of: file), floorOf[folder] == nil {
        result.append(file.breach(0, "the folder \(folder) is in no layer of FolderRules"))
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
          reference.breach("\(reference.from) is below \(reference.to), which \(reference.name) belongs to"))
      }
    }
    for entry in upward {
      for name in entry.names where !used.contains("\(entry.from) \(entry.to) \(name)") {
        result.append("FolderRules: \(entry.from) no longer uses \(name) of \(entry.to); remove it from the list")
      }
    }
    let pairs = beside.filter { pair in
      let folders = pair.split(separator: " ")
      return folders[0] < folders[1] && beside.contains(folders[1] + " " + folders[0])
    }
    if pairs.count != mutualPairs {
      result.append(
        "FolderRules: \(pairs.count) folder pairs in one layer use each other, not \(mutualPairs); the number may only "
          + "decrease: \(pairs.sorted().joined(separator: ", "))")
    }
    return result
  }

  /// Returns the first folder below UIKit's folder, or nil for a file outside these folders.
  private static func folder(of file: SourceFile) -> String? {
    let parts = file.path.dropFirst(root.count).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : nil
  }
}
