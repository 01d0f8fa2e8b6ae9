// SPDX-License-Identifier: MIT

import SprungModels

/// A group of items in a compositional layout: a row, a column, or items whose frames a closure computes.
///
/// A group is itself an item, so groups can be nested. A section repeats its group until all items are placed.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Kind {
    case line(axis: ScrollAxis, LayoutNode.Repetition)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let kind: Kind
  private let contents: [NSCollectionLayoutItem]

  private init(_ layoutSize: NSCollectionLayoutSize, _ kind: Kind, _ contents: [NSCollectionLayoutItem]) {
    self.kind = kind
    self.contents = contents
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a row of items from leading to trailing. At least one subitem is used, and the subitems are repeated as
  /// long as the next one fits. If the group's width is estimated, each subitem is used once.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(axis: .horizontal, .whileTheyFit), subitems)
  }

  /// Creates a column of items from top to bottom. The subitems are used at least once and repeat as long as another
  /// one fits. If the group's height is estimated, each subitem is used once.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(axis: .vertical, .whileTheyFit), subitems)
  }

  /// Creates a row of `count` items of the same size. If the items do not fit at their own width, they share the
  /// group's width equally.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(axis: .horizontal, .times(LayoutCheck.count(count), isShared: false)), [subitem])
  }

  /// Creates a column of `count` items of the same size. If the items do not fit at their own height, they share the
  /// group's height equally.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(axis: .vertical, .times(LayoutCheck.count(count), isShared: false)), [subitem])
  }

  /// Creates a row of `count` items that share the group's width equally, regardless of their own width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(axis: .horizontal, .times(LayoutCheck.count(count), isShared: true)), [subitem])
  }

  /// Creates a column of `count` items that share the group's height equally, regardless of their own height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(axis: .vertical, .times(LayoutCheck.count(count), isShared: true)), [subitem])
  }

  /// Creates a group of items whose frames a closure computes, in the group's coordinates. Positive x points toward the
  /// trailing edge.
  ///
  /// The closure is called only once, and the result is used for all groups of the section. The environment's container
  /// is the group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }

  /// The supplementary views attached to the group. These views have the index path of the group's first item.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }

  /// The space between adjacent items in a row or column. Default: nil, for no space.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The items of the group. The array is empty for a custom group.
  open var subitems: [NSCollectionLayoutItem] { contents }

  /// Returns a readable description of the group and its contents, with one line per item.
  open func visualDescription() -> String { Self.description(of: self, indentation: "") }

  private static func description(of item: NSCollectionLayoutItem, indentation: String) -> String {
    let size = item.layoutSize
    let sides = "\(size.widthDimension.length.text) x \(size.heightDimension.length.text)"
    guard let group = item as? NSCollectionLayoutGroup else { return "\(indentation)item \(sides)\n" }
    var text = indentation
    switch group.kind {
    case .custom: text += "custom group \(sides)\n"
    case .line(.horizontal, _): text += "horizontal group \(sides)\n"
    case .line(.vertical, _): text += "vertical group \(sides)\n"
    }
    for subitem in group.contents { text += description(of: subitem, indentation: indentation + "  ") }
    return text
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(layoutSize, kind, contents)
    copy.takeSettings(of: self)
    copy.supplementaryItems = attachedItems
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  override func makeContent(
    _ providers: inout [NSCollectionLayoutGroupCustomItemProvider]
  ) -> LayoutNode.Content {
    switch kind {
    case .custom(let provider):
      providers.append(provider)
      return .custom(providers.count - 1)
    case .line(let axis, let repetition):
      var nodes: [LayoutNode] = []
      for item in contents { nodes.append(item.makeNode(&providers)) }
      return .line(
        LayoutNode.Line(
          axis: axis, children: nodes, gap: interItemSpacing?.gap ?? .none, repetition: repetition))
    }
  }
}

/// Returns the frames of the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// The frame of one item of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The item, converted for the solver.
  final let storedItem: LayoutNode.CustomItem

  /// Creates an item with a frame in the group's coordinates and a zIndex of 0.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates an item with a frame in the group's coordinates. Items with a higher zIndex are in front. A rectangle that
  /// is not finite is reported as a fault and replaced with an empty one.
  public init(frame: CGRect, zIndex: Int) {
    storedItem = LayoutNode.CustomItem(frame: LayoutCheck.rectangle(frame), zIndex: zIndex)
    super.init()
  }

  /// The frame in the group's coordinates, in points.
  open var frame: CGRect { storedItem.frame }
  /// The stacking order. Items with higher values are in front.
  open var zIndex: Int { storedItem.zIndex }
}
