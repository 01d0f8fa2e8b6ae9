// SPDX-License-Identifier: MIT

import SprungModels

/// Items of a compositional layout side by side, one below the other, or with frames from a closure.
///
/// A group is an item, so groups contain groups. A section repeats its group until all items are placed.
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

  /// A line of items in the direction of reading: the subitems again and again as long as another one fits, at least
  /// the first one; each subitem once if the group's width is estimated.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(axis: .horizontal, .whileTheyFit), subitems)
  }

  /// A column of items from the top: the subitems again and again as long as another one fits, at least the first one;
  /// each subitem once if the group's height is estimated.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(axis: .vertical, .whileTheyFit), subitems)
  }

  /// A line of `count` items of the same size. Items that do not fit with their own width share the group's width
  /// equally.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(axis: .horizontal, .times(LayoutCheck.count(count), isShared: false)), [subitem])
  }

  /// A column of `count` items of the same size. Items that do not fit with their own height share the group's height
  /// equally.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(axis: .vertical, .times(LayoutCheck.count(count), isShared: false)), [subitem])
  }

  /// A line of `count` items that share the group's width equally, whatever their own width is.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(axis: .horizontal, .times(LayoutCheck.count(count), isShared: true)), [subitem])
  }

  /// A column of `count` items that share the group's height equally, whatever their own height is.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(axis: .vertical, .times(LayoutCheck.count(count), isShared: true)), [subitem])
  }

  /// Items where a closure puts them, in coordinates of the group, x in the direction of reading.
  ///
  /// The closure is called once for all groups of a section; the environment's container is the group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }

  /// Supplementary views tied to the group. Their index path is that of the group's first item.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }

  /// Space between neighbors of a line or column. Default: nil, for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The items of the group; empty for a custom group.
  open var subitems: [NSCollectionLayoutItem] { contents }

  /// A text for people: the group and what is inside, a line each.
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
  /// The item as the solver takes it.
  final let storedItem: LayoutNode.CustomItem

  /// An item at a rectangle, in points of the group, not in front of others.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// An item at a rectangle, in points of the group; higher ones are in front. A rectangle that is not finite is a
  /// fault and counts as empty.
  public init(frame: CGRect, zIndex: Int) {
    storedItem = LayoutNode.CustomItem(frame: LayoutCheck.rectangle(frame), zIndex: zIndex)
    super.init()
  }

  /// The rectangle.
  open var frame: CGRect { storedItem.frame }
  /// Higher items are in front.
  open var zIndex: Int { storedItem.zIndex }
}
