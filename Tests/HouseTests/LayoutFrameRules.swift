// SPDX-License-Identifier: MIT

/// The library must lay out views with `layoutFrame`, because applications may transform any view, and the effect of
/// setting `frame` under a transform is undefined.
enum LayoutFrameRules {
  static let root = "Sources/UIKit/"

  /// Files that set `frame` of other objects, with the kind of object.
  static let exceptions = [
    "AlertPanel": "its own views", "PopoverBackgroundView": "its own layer",
    "CALayer+KeyValueCoding": "what the caller requests", "CATextLayer": "layers",
    "CellControls": "a new view", "ContextMenuList": "its own views", "ContextMenuRow": "its own views",
    "KeyboardController": "a rectangle", "ListCellParts": "a new view and a rectangle",
    "MenuBubble": "its own views", "SectionIndexBar": "its own views", "ScrollIndicators": "its own views",
    "SectionScrollView": "its own view", "SectionGeometry": "values", "SolvedGroup": "values",
    "SwipeActionsView": "its own views", "TableLayout": "attributes", "TextCanvas": "its own views",
    "TextPictureLayers": "layers",
    "UICollectionViewCompositionalLayout+Attributes": "attributes", "UICollectionViewFlowLayout": "attributes",
    "UICollectionViewFlowLayout+Boundaries": "attributes", "UIImageView": "its own layer", "UILabel": "its own layers",
    "UIPageControl": "its own views", "UIProgressView": "its own views", "UISegmentedControl": "its own views",
    "UISlider": "its own views", "UISwitch": "its own views", "UITabBar": "its own views",
    "UntransformedFrame": "views without a transform",
    "UITableViewCell": "a new view",
    "UITableViewHeaderFooterView": "a new view", "UITextView+Editing": "its own view",
  ]

  static func breaches(in files: [SourceFile], exceptions: [String: String] = exceptions) -> [String] {
    var result: [String] = []
    var used: Set<String> = []
    for file in files where file.path.hasPrefix(root) {
      let stem = String(file.path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      for (index, line) in file.code.enumerated() {
        // Searching for a word is much faster than matching a regular expression.
        guard line.contains(".frame"), line.contains(#/[\w\]\)?!]\.frame(\.\w+)* [-+*]?= /#) else { continue }
        if exceptions[stem] != nil {
          used.insert(stem)
        } else {
          result.append(file.breach(index, "set layoutFrame, which is also defined under transforms"))
        }
      }
    }
    for stem in exceptions.keys.sorted() where !used.contains(stem) {
      result.append("LayoutFrameRules: \(stem) no longer sets a frame; remove it from the list")
    }
    return result
  }
}
