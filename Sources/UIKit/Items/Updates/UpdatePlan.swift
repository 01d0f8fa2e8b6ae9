// SPDX-License-Identifier: MIT

/// The answers of layouts about an update, before any view changes.
struct UpdatePlan {
  /// The size of the content after the change.
  let contentSize: CGSize
  /// The content offset after the change.
  let offset: CGPoint
  /// The attributes of everything that is to be on screen, from back to front.
  let shown: [UICollectionViewLayoutAttributes]
  /// Where elements start that come, by their new keys.
  private(set) var initial: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// Where elements end that were on screen, by their old keys.
  private(set) var final: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// Elements that the layout removes of its own accord, by their old keys.
  private(set) var deleted: [ElementKey] = []
  /// Elements that the layout adds of its own accord, by their new keys.
  private(set) var inserted: [ElementKey] = []

  /// Asks layout and delegate for the offset, and the layout for everything that is on screen there.
  init(of engine: ItemEngine, _ size: CGSize, proposedOffset: CGPoint) {
    let layout = engine.currentLayout
    var target = layout.targetContentOffset(forProposedContentOffset: proposedOffset)
    target = engine.client.preferredOffset(target)
    if !target.keepsLimit { target = engine.client.contentOffset }
    target = engine.client.legalOffset(target, contentSize: size)
    let rect = CGRect(origin: target, size: engine.client.bounds.size)
    // One viewport more to every side: what leaves the screen must be known to go there, and a layout that is asked for
    // single items may not know those that are not near.
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

  /// Asks the layout where everything that was on screen ends, and where everything that will be there starts.
  mutating func askForAllEnds(_ engine: ItemEngine) {
    let layout = engine.currentLayout
    for element in engine.visible.elements { final[element.key] = layout.finalAttributes(for: element.key) }
    for attributes in shown { initial[attributes.key] = layout.initialAttributes(for: attributes.key) }
  }

  /// Asks the layout where the elements that are on screen on one side of the change only come from and go to.
  mutating func askForEndsOfOneSide(_ engine: ItemEngine) {
    let layout = engine.currentLayout
    for element in leaving(engine) { final[element.key] = layout.finalAttributes(for: element.key) }
    for attributes in coming(engine) {
      initial[attributes.key] = layout.initialAttributes(for: attributes.key)
    }
  }

  /// Starts and ends of the elements that only one of two layouts shows.
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

  /// Asks which supplementary and decoration elements the layout itself adds and removes, once for each kind in use.
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
