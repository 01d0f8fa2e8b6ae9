// SPDX-License-Identifier: MIT

/// The items of a section, arranged as an outline. The children of an item are visible while the item is expanded.
///
/// This is a value type. To change a section, modify a copy and apply it to the section in the diffable data source.
/// Passing an item that does not exist, or adding an item that already exists, is reported as a fault and has no
/// effect.
nonisolated public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  fileprivate struct Node {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  /// The items without parents, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  fileprivate var nodes: [ItemIdentifierType: Node] = [:]

  /// Creates an outline without items.
  public init() {}

  // MARK: Questions

  /// All items. Parents precede their children.
  public var items: [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    found.reserveCapacity(nodes.count)
    for item in rootItems { collect(item, onlyVisible: false, &found) }
    return found
  }

  /// The items that are visible because all of their ancestors are expanded. Parents precede their children.
  public var visibleItems: [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    for item in rootItems { collect(item, onlyVisible: true, &found) }
    return found
  }

  private func collect(_ item: ItemIdentifierType, onlyVisible: Bool, _ found: inout [ItemIdentifierType]) {
    found.append(item)
    guard let node = nodes[item], !onlyVisible || node.isExpanded else { return }
    for child in node.children { collect(child, onlyVisible: onlyVisible, &found) }
  }

  /// Returns whether the outline contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Returns whether an item is expanded. The children of an expanded item are visible only if the item itself is
  /// visible.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { node(item, "isExpanded(_:)")?.isExpanded ?? false }

  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var node = node(item, "isVisible(_:)") else { return false }
    while let parent = node.parent, let above = nodes[parent] {
      if !above.isExpanded { return false }
      node = above
    }
    return true
  }

  /// Returns the number of an item's ancestors, which is 0 for a root.
  public func level(of item: ItemIdentifierType) -> Int {
    guard var node = node(item, "level(of:)") else { return 0 }
    var level = 0
    while let parent = node.parent, let above = nodes[parent] {
      level += 1
      node = above
    }
    return level
  }

  /// Returns the index of an item among all items, or nil for an unknown item.
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

  /// Returns the parent of an item, or nil for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child, "parent(of:)")?.parent }

  /// Returns the descendants of an item as a separate outline. Its root is the item, or its roots are the item's
  /// children.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = NSDiffableDataSourceSectionSnapshot()
    guard let node = node(parent, "snapshot(of:includingParent:)") else { return part }
    part.rootItems = includingParent ? [parent] : node.children
    for root in part.rootItems {
      var below: [ItemIdentifierType] = []
      collect(root, onlyVisible: false, &below)
      for item in below { part.nodes[item] = nodes[item] }
      part.nodes[root]?.parent = nil
    }
    return part
  }

  // MARK: Changes

  /// Adds items at the end, either as children of a parent or as roots.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, node(parent, "append(_:to:)") == nil { return }
    let new = added(items, below: parent, "append(_:to:)")
    edit(parent) { $0 += new }
  }

  /// Adds items before another item, as children of the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, next: item, offset: 0, "insert(_:before:)")
  }

  /// Adds items after another item, as children of the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, next: item, offset: 1, "insert(_:after:)")
  }

  /// Adds an outline before an item. The roots of the outline become children of the item's parent. Returns the last
  /// root of the outline, or the item if the outline is empty.
  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) -> ItemIdentifierType {
    insert(snapshot, next: item, offset: 0, "insert(_:before:)")
  }

  /// Adds an outline after an item. The roots of the outline become children of the item's parent. Returns the last
  /// root of the outline, or the item if the outline is empty.
  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) -> ItemIdentifierType {
    insert(snapshot, next: item, offset: 1, "insert(_:after:)")
  }

  /// Replaces all descendants of an item with another outline.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let node = node(parent, "replace(childrenOf:using:)") else { return }
    delete(node.children)
    adopt(snapshot, below: parent, at: 0, "replace(childrenOf:using:)")
  }

  /// Removes items and all of their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      // An item other than the first may already have been removed as a descendant of a previous one.
      guard let node = nodes[item] else {
        if items.first == item { SnapshotFault.reportMissing("delete(_:)", "item", item) }
        continue
      }
      var below: [ItemIdentifierType] = []
      collect(item, onlyVisible: false, &below)
      for item in below { nodes[item] = nil }
      edit(node.parent) { $0.removeAll { $0 == item } }
    }
  }

  /// Removes all items.
  public mutating func deleteAll() {
    rootItems = []
    nodes = [:]
  }

  /// Expands items, so that their children become visible.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where node(item, "expand(_:)") != nil { nodes[item]?.isExpanded = true }
  }

  /// Collapses items, so that their descendants are hidden.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where node(item, "collapse(_:)") != nil { nodes[item]?.isExpanded = false }
  }

  // MARK: Mechanism

  private func node(_ item: ItemIdentifierType, _ method: String) -> Node? {
    if let node = nodes[item] { return node }
    SnapshotFault.reportMissing(method, "item", item)
    return nil
  }

  private mutating func edit(_ parent: ItemIdentifierType?, _ change: (inout [ItemIdentifierType]) -> Void) {
    guard let parent else {
      change(&rootItems)
      return
    }
    guard var node = nodes[parent] else { return }
    change(&node.children)
    nodes[parent] = node
  }

  /// Creates nodes for the items that do not exist yet, and returns these items.
  private mutating func added(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, _ method: String
  ) -> [ItemIdentifierType] {
    var new: [ItemIdentifierType] = []
    for item in items {
      guard nodes[item] == nil else {
        SnapshotFault.reportDuplicate(method, "item", item)
        continue
      }
      nodes[item] = Node(parent: parent)
      new.append(item)
    }
    return new
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], next item: ItemIdentifierType, offset: Int, _ method: String
  ) {
    guard let position = checkedPosition(of: item, method) else { return }
    let new = added(items, below: position.parent, method)
    edit(position.parent) { $0.insert(contentsOf: new, at: position.index + offset) }
  }

  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, next item: ItemIdentifierType, offset: Int,
    _ method: String
  ) -> ItemIdentifierType {
    guard let position = checkedPosition(of: item, method) else { return item }
    adopt(snapshot, below: position.parent, at: position.index + offset, method)
    return snapshot.rootItems.last ?? item
  }

  private func checkedPosition(of item: ItemIdentifierType, _ method: String) -> (
    parent: ItemIdentifierType?, index: Int
  )? {
    guard let node = node(item, method) else { return nil }
    let siblings = node.parent.flatMap { nodes[$0]?.children } ?? rootItems
    return siblings.firstIndex(of: item).map { (node.parent, $0) }
  }

  private mutating func adopt(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, below parent: ItemIdentifierType?,
    at index: Int,
    _ method: String
  ) {
    for item in snapshot.items where nodes[item] != nil {
      SnapshotFault.reportDuplicate(method, "item", item)
      return
    }
    for item in snapshot.items { nodes[item] = snapshot.nodes[item] }
    for root in snapshot.rootItems { nodes[root]?.parent = parent }
    edit(parent) { $0.insert(contentsOf: snapshot.rootItems, at: index) }
  }
}

extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

#if !hasFeature(Embedded)
  extension NSDiffableDataSourceSectionSnapshot {
    /// Returns a description of the outline for debugging. Each line contains an item, indented by its level. Expanded
    /// items start with `-`, collapsed items with `+`, and items without children with `*`.
    public func visualDescription() -> String {
      var lines: [String] = []
      func add(_ items: [ItemIdentifierType], level: Int) {
        for item in items {
          guard let node = nodes[item] else { continue }
          let mark = node.children.isEmpty ? "*" : node.isExpanded ? "-" : "+"
          lines.append(String(repeating: "  ", count: level) + "\(mark) \(item)")
          add(node.children, level: level + 1)
        }
      }
      add(rootItems, level: 0)
      return lines.joined(separator: "\n")
    }
  }
#endif
