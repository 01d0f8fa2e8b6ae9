// SPDX-License-Identifier: MIT

import SprungModels

/// Interpolates between two layouts. A gesture or an animation sets the progress.
///
/// A collection view creates a transition layout in `startInteractiveTransition(to:completion:)` and uses it until the
/// change is finished or cancelled. For elements in both layouts, center, size, alpha and transform are interpolated,
/// while the zIndex and the attributes that subclasses add change when the progress is 0.5. Elements in only one layout
/// keep their position on screen and fade. The content size and the content offset are also interpolated, in a way that
/// preserves scrolling during the transition.
///
/// Subclasses can override the layout methods, and can store additional values with `updateValue(_:forAnimatedKey:)`.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private final let current: UICollectionViewLayout
  private final let next: UICollectionViewLayout
  private final var progress: CGFloat = 0
  private final var values: [(key: String, value: CGFloat)] = []
  /// Whether each of the two layouts is prepared.
  private final var isPrepared = (current: false, next: false)
  /// The layouts that were invalidated by the most recent bounds change.
  private final var touchedByBounds: [UICollectionViewLayout] = []
  /// The content offsets of the current and the next layout.
  final var offsets = (start: CGPoint.zero, end: CGPoint.zero)

  /// Creates a layout between two others, at progress 0.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    current = currentLayout
    next = newLayout
    super.init()
  }

  /// Decoding from archives is not supported. Creates a layout between two empty layouts.
  public required init?(coder: NSCoder) {
    current = UICollectionViewLayout()
    next = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The layout at progress 0.
  open var currentLayout: UICollectionViewLayout { current }

  /// The layout at progress 1.
  open var nextLayout: UICollectionViewLayout { next }

  /// The progress of the change, from 0 (the current layout) to 1 (the next layout). Default: 0.
  ///
  /// Values outside this range overshoot, that is, the interpolation continues in the same direction. A value that is
  /// not finite, or more than 100 from zero, is rejected with a fault. While a collection view uses the layout, setting
  /// the progress changes the content offset immediately, and moves the elements in the next layout pass.
  open var transitionProgress: CGFloat {
    get { progress }
    set {
      guard newValue.magnitude <= UIKitTuning.transitionProgressLimit else {
        Diagnostics.report(
          "transitionProgress",
          "transitionProgress \(Double(newValue)) is invalid: it must be finite, and at most "
            + "\(Double(UIKitTuning.transitionProgressLimit)) in magnitude. The old value \(Double(progress)) remains.")
        return
      }
      guard newValue != progress else { return }
      let old = mixedOffset
      progress = newValue
      let new = mixedOffset
      engine?.enter {
        $0.interactive.transitionMoved(self, by: CGPoint(x: new.x - old.x, y: new.y - old.y))
      }
    }
  }

  /// Stores a number for the given key, for layouts that interpolate values other than attributes. The number is
  /// discarded with the layout. A number that is not finite is rejected with a fault.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    guard value.isFinite else {
      Diagnostics.report(
        "animatedKey", "The value \(Double(value)) for the animated key '\(key)' is not finite and is ignored.")
      return
    }
    if let index = values.firstIndex(where: { $0.key == key }) {
      values[index].value = value
    } else {
      values.append((key, value))
    }
  }

  /// Returns the most recently stored number for the given key, or 0 if no number was stored.
  open func value(forAnimatedKey key: String) -> CGFloat {
    values.first { $0.key == key }?.value ?? 0
  }

  // The following members manage the state of the two layouts.

  /// Called when the collection view installs the transition layout. The current layout may already be prepared.
  final func begin(isCurrentPrepared: Bool) { isPrepared = (isCurrentPrepared, false) }

  /// Records that one of the two layouts is invalid. Returns false for any other layout.
  final func noteInvalidation(of layout: UICollectionViewLayout) -> Bool {
    if layout === current { isPrepared.current = false } else if layout === next { isPrepared.next = false }
    return layout === current || layout === next
  }

  /// Returns whether `layout`, one of the two layouts, is prepared.
  final func hasPrepared(_ layout: UICollectionViewLayout) -> Bool {
    layout === current ? isPrepared.current : isPrepared.next
  }

  /// Returns the layout that registered a class for decoration views of the given kind, or nil if neither did.
  final func owner(ofDecoration kind: Int32, _ name: String) -> UICollectionViewLayout? {
    for layout in [next, current] where layout.decorations.isRegistered(kind: kind, identifier: name) { return layout }
    return nil
  }

  /// Prepares the layouts that are not prepared yet. Overrides must call `super`.
  open override func prepare() {
    super.prepare()
    if !isPrepared.current || current.isOutOfDate {
      isPrepared.current = true
      prepare(current)
    }
    if !isPrepared.next || next.isOutOfDate {
      isPrepared.next = true
      prepare(next)
    }
  }

  private func prepare(_ layout: UICollectionViewLayout) {
    layout.isPreparing = true
    layout.prepare()
    layout.takeUpChanges()
    layout.isPreparing = false
  }

  package override var isOutOfDate: Bool { current.isOutOfDate || next.isOutOfDate }

  /// Invalidates this layout and, if everything or the counts are invalid, the current and the next layout. Overrides
  /// must call `super`.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      for layout in [current, next] {
        let own = layout.makeInvalidationContext()
        own.invalidateEverything = context.invalidateEverything
        own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
        layout.invalidateLayout(with: own)
      }
    }
    super.invalidateLayout(with: context)
  }

  /// Returns true if either layout returns true.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    touchedByBounds = [current, next].filter { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
    return !touchedByBounds.isEmpty
  }

  /// Returns a plain context, because each of the two layouts is invalidated with a context of its own.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    for layout in touchedByBounds {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    }
    touchedByBounds = []
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  // Geometry.

  /// The interpolated content size in points, never negative.
  open override var collectionViewContentSize: CGSize {
    let start = current.collectionViewContentSize
    let end = next.collectionViewContentSize
    return CGSize(
      width: max(0, mix(start.width, end.width)), height: max(0, mix(start.height, end.height)))
  }

  /// Returns the interpolated attributes of the elements that either layout displays in the rectangle, which is
  /// extended by one viewport on each side.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let starts = collected(current, around: rect, offset: offsets.start)
    let ends = collected(next, around: rect, offset: offsets.end)
    var endsByKey: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for end in ends where endsByKey[end.key] == nil { endsByKey[end.key] = end }
    var known: Set<ElementKey> = []
    var found: [UICollectionViewLayoutAttributes] = []
    for start in starts where known.insert(start.key).inserted {
      append(mixed(start, endsByKey[start.key] ?? next.attributes(for: start.key)), in: rect, to: &found)
    }
    for end in ends where known.insert(end.key).inserted {
      append(mixed(current.attributes(for: end.key), end), in: rect, to: &found)
    }
    return found
  }

  /// Returns the interpolated attributes of both layouts, or nil if neither has any.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    mixed(current.layoutAttributesForItem(at: indexPath), next.layoutAttributesForItem(at: indexPath))
  }

  /// Returns the interpolated attributes of both layouts, or nil if neither has any.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(
      current.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      next.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  /// Returns the interpolated attributes of both layouts, or nil if neither has any.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(
      current.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
      next.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
  }

  private func append(
    _ attributes: UICollectionViewLayoutAttributes?, in rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]
  ) {
    if let attributes, FlowLayoutModel.touches(attributes.transformedFrame, rect) { found.append(attributes) }
  }

  /// Returns the attributes of a layout in the viewport that it would have if it were the only layout. An element that
  /// is off screen before and after the change can cross the viewport during the change, so the queried area extends
  /// one viewport further.
  private func collected(
    _ layout: UICollectionViewLayout, around rect: CGRect, offset: CGPoint
  ) -> [UICollectionViewLayoutAttributes] {
    let mixed = mixedOffset
    let moved = rect.offsetBy(dx: offset.x - mixed.x, dy: offset.y - mixed.y)
    return layout.layoutAttributesForElements(in: moved.insetBy(dx: -moved.width, dy: -moved.height)) ?? []
  }

  /// The content offset that the current progress would have if neither the user nor the app had scrolled.
  private var mixedOffset: CGPoint {
    CGPoint(x: mix(offsets.start.x, offsets.end.x), y: mix(offsets.start.y, offsets.end.y))
  }

  /// Interpolates between two values. The result is exactly `end` at progress 1, where `start + (end - start)` could be
  /// rounded.
  private func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
    progress == 1 ? end : start + (end - start) * progress
  }

  // Interpolation.

  private func mixed(
    _ start: UICollectionViewLayoutAttributes?, _ end: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let start else { return end.map { faded($0, by: progress, from: offsets.end) } }
    guard let end else { return faded(start, by: 1 - progress, from: offsets.start) }
    if progress == 0 { return start.duplicate() }
    if progress == 1 { return end.duplicate() }
    let result = (progress < 0.5 ? start : end).duplicate()
    result.center = CGPoint(x: mix(start.center.x, end.center.x), y: mix(start.center.y, end.center.y))
    result.size = CGSize(
      width: max(0, mix(start.size.width, end.size.width)), height: max(0, mix(start.size.height, end.size.height)))
    // An element that is hidden in only one layout fades, so that it does not appear abruptly halfway.
    result.isHidden = start.isHidden && end.isHidden
    let alphas = (start.isHidden ? 0 : start.alpha, end.isHidden ? 0 : end.alpha)
    result.alpha = result.isHidden ? result.alpha : min(1, max(0, mix(alphas.0, alphas.1)))
    if !start.hasNoTransform || !end.hasNoTransform {
      result.transform3D = CATransform3D.mixed(start.transform3D, end.transform3D, progress)
    }
    return result
  }

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes, by share: CGFloat, from offset: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let result = attributes.duplicate()
    let mixed = mixedOffset
    result.center = CGPoint(
      x: result.center.x + mixed.x - offset.x, y: result.center.y + mixed.y - offset.y)
    result.alpha = attributes.alpha * min(1, max(0, share))
    return result
  }

  // Both layouts are notified of updates and animated bounds changes during the transition.

  /// Forwards the call to both layouts. Overrides must call `super`.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    current.prepare(forCollectionViewUpdates: updateItems)
    next.prepare(forCollectionViewUpdates: updateItems)
  }

  /// Forwards the call to both layouts. Overrides must call `super`.
  open override func finalizeCollectionViewUpdates() {
    current.finalizeCollectionViewUpdates()
    next.finalizeCollectionViewUpdates()
  }

  /// Forwards the call to both layouts. Overrides must call `super`.
  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    current.prepare(forAnimatedBoundsChange: oldBounds)
    next.prepare(forAnimatedBoundsChange: oldBounds)
  }

  /// Forwards the call to both layouts. Overrides must call `super`.
  open override func finalizeAnimatedBoundsChange() {
    current.finalizeAnimatedBoundsChange()
    next.finalizeAnimatedBoundsChange()
  }

  /// Returns nil, because cells are not measured during the change.
  package override func fittingPriorities(
    for attributes: UICollectionViewLayoutAttributes
  ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority)? { nil }

  package override func updateWillBegin() {
    current.updateWillBegin()
    next.updateWillBegin()
  }

  package override func updateDidEnd() {
    current.updateDidEnd()
    next.updateDidEnd()
  }
}
