// SPDX-License-Identifier: MIT

extension UIView {
  /// Says that a view has no natural size in a direction: -1.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  // MARK: What the engine asks

  final var layoutItem: LayoutItem { makeLayoutStorage().item }

  @discardableResult
  final func makeLayoutStorage() -> LayoutStorage {
    if let layoutStorage { return layoutStorage }
    let made = LayoutStorage(view: self)
    layoutStorage = made
    return made
  }

  /// Whether the view has its frame from its owner instead of constraints.
  final var isFramedByOwner: Bool { translatesAutoresizingMaskIntoConstraints }

  /// Whether an engine places the view.
  final var isPlacedByConstraints: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, let storage = layoutStorage else { return false }
    return storage.item.engine != nil
  }

  /// Whether the view's size comes from elsewhere than constraints.
  final var hasGivenSize: Bool { isFramedByOwner || superview != nil }

  /// The top left of the untransformed frame.
  final var layoutOrigin: CGPoint {
    let size = bounds.size
    let anchor = layer.anchorPoint
    return CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height)
  }

  /// The content may have another natural size: the engine asks again in the next layout pass.
  final func noteNaturalSize() {
    guard let item = layoutStorage?.item, let engine = item.engine, !item.mayHaveOtherNaturalSize else { return }
    if item.intrinsic.width >= 0 || item.intrinsic.height >= 0, let stack = parentView as? UIStackView {
      stack.naturalSizeChanged()
    }
    item.mayHaveOtherNaturalSize = true
    engine.hasOtherContent = true
    engine.markDirty()
  }

  /// The view whose text a baseline means: another one only if it is inside and has a place of its own in the engine.
  final func baselineView(isFirst: Bool) -> UIView {
    let inner = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    guard inner !== self, !inner.isFramedByOwner, inner.isDescendant(of: self) else { return self }
    return inner
  }

  /// The intrinsic size, rounded up to whole pixels: the frame that the view gets is rounded to the nearest ones. Negative
  /// and non-finite lengths count as none, -1.
  final var naturalLayoutSize: CGSize {
    let size = intrinsicContentSize
    let grid = PixelGrid.screen
    func length(_ value: CGFloat) -> CGFloat { value.isFinite && value >= 0 ? grid.up(value) : -1 }
    return CGSize(width: length(size.width), height: length(size.height))
  }

  /// Points from the top edge to the foot of the first line of text; a text inside the view stands in its middle.
  final var firstBaselineDistance: CGFloat {
    let inner = forFirstBaselineLayout
    guard let label = inner as? UILabel, let font = label.font else { return 0 }
    return innerTextInset(label) + font.ascender
  }

  /// Points from the foot of the last line of text to the bottom edge.
  final var lastBaselineDistance: CGFloat {
    let inner = forLastBaselineLayout
    guard let label = inner as? UILabel, let font = label.font else { return 0 }
    return innerTextInset(label) + font.lineHeight - font.ascender
  }

  private func innerTextInset(_ label: UILabel) -> CGFloat {
    guard label !== self, let font = label.font else { return 0 }
    return max(0, (intrinsicContentSize.height - font.lineHeight) / 2)
  }
}
