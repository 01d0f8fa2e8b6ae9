// SPDX-License-Identifier: MIT

/// The results of the layout for an update, obtained before any view changes.
struct UpdatePlan {
  /// The size of the content after the change.
  let contentSize: CGSize
  /// The content offset after the change.
  let offset: CGPoint
  /// The attributes of all elements that will be on screen, from back to front.
  let shown: [UICollectionViewLayoutAttributes]
  /// The initial attributes of appearing elements, by their new keys.
  private(set) var initial: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// The final attributes of elements that were on screen, by their old keys.
  private(set) var final: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// Elements that the layout itself removes, by their old keys.
  private(set) var deleted: [ElementKey] = []
  /// Elements that the layout itself adds, by their new keys.
  private(set) var inserted: [ElementKey] = []

  /// Asks the layout and the delegate for the content offset, and then asks the layout for all elements on screen at
  /// that offset.
  init(of engine: ItemEngine, _ size: CGSize, proposedOffset: CGPoint) {
    let layout = engine.currentLayout
    var target = layout.targetContentOffset(forProposedContentOffset: proposedOffset)
    target = engine.client.preferredOffset(target)
    if !target.keepsLimit { target = engine.client.contentOffset }
    target = engine.client.legalOffset(target, contentSize: size)
    let rect = CGRect(origin: target, size: engine.client.bounds.size)
    // The viewport is extended by its own size on each side, because the final positions of elements that leave the
    // screen are needed. A layout that is queried for individual items may not return attributes for distant ones.
    let surroundings = rect.insetBy(dx: -rect.width, dy: -rect.height)
    let update = engine.queries.runningUpdate
    var shown: [UICollectionViewLayoutAttributes] = []
    for attributes in engine.reordering.withMovement(layout.layoutAttributesForElements(in: surroundings) ?? []) {
      let key = attributes.key
      guard update?.collected[key] == nil else { continue }
      let isShown = engine.passes.isShown(attributes, in: rect)
      guard isShown || engine.counts.has(key) else { continue }
      update?.collected[key] = attributes
      if isShown { shown.append(attributes) }
    }
    shown.sort { VisibleElement.isBehind($0.key, $0.zIndex, $1.key, $1.zIndex) }
    contentSize = size
    offset = target
    self.shown = shown
  }

  /// Queries the layout for the final attributes of all elements on screen, and the initial attributes of all elements
  /// that will be on screen.
  mutating func askForAllEnds(_ engine: ItemEngine) {
    let layout = engine.currentLayout
    for element in engine.visible.elements { final[element.key] = layout.finalAttributes(for: element.key) }
    for attributes in shown { initial[attributes.key] = layout.initialAttributes(for: attributes.key) }
  }

  /// Queries the layout for the attributes of elements that are on screen only before or only after the change.
  mutating func askForEndsOfOneSide(_ engine: ItemEngine) {
    let layout = engine.currentLayout
    for element in leaving(engine) { final[element.key] = layout.finalAttributes(for: element.key) }
    for attributes in coming(engine) {
      initial[attributes.key] = layout.initialAttributes(for: attributes.key)
    }
  }

  /// Determines the initial and final attributes of elements that only one of two layouts displays.
  mutating func askForEndsOfOneSide(
    _ engine: ItemEngine, from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) {
    for attributes in coming(engine) {
      initial[attributes.key] =
        new.initialAttributes(for: attributes.key) ?? old.settledAttributes(for: attributes.key)
        ?? attributes.faded()
    }
    for element in leaving(engine) {
      final[element.key] =
        old.finalAttributes(for: element.key) ?? new.settledAttributes(for: element.key)
        ?? new.attributes(for: element.key)?.duplicate() ?? element.applied.faded()
    }
  }

  private func coming(_ engine: ItemEngine) -> [UICollectionViewLayoutAttributes] {
    shown.filter { engine.visible[$0.key] == nil }
  }

  private func leaving(_ engine: ItemEngine) -> [VisibleElement] {
    var keys: Set<ElementKey> = []
    for attributes in shown { keys.insert(attributes.key) }
    return engine.visible.elements.filter { !keys.contains($0.key) }
  }

  /// Queries the layout for the supplementary and decoration elements that it adds and removes, once for each kind in
  /// use.
  mutating func askForLayoutsOwnChanges(_ engine: ItemEngine) {
    let layout = engine.currentLayout
    var kinds: [Int32] = []
    for kind in engine.visible.elements.map({ $0.key.kind }) + shown.map({ $0.key.kind })
    where kind != ElementKindTable.cell && !kinds.contains(kind) {
      kinds.append(kind)
    }
    for kind in kinds {
      let name = ElementKindTable.name(of: kind) ?? ""
      let isDecoration = ElementKindTable.category(of: kind) == .decorationView
      let gone =
        isDecoration
        ? layout.indexPathsToDeleteForDecorationView(ofKind: name)
        : layout.indexPathsToDeleteForSupplementaryView(ofKind: name)
      let new =
        isDecoration
        ? layout.indexPathsToInsertForDecorationView(ofKind: name)
        : layout.indexPathsToInsertForSupplementaryView(ofKind: name)
      deleted += gone.map { ElementKey(kind: kind, indexPath: $0) }
      inserted += new.map { ElementKey(kind: kind, indexPath: $0) }
    }
  }
}
