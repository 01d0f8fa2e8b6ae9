// SPDX-License-Identifier: MIT

extension UIView {
  /// The value that indicates that an intrinsic size has no length along an axis: -1.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  final var layoutItem: LayoutItem { makeLayoutStorage().item }

  @discardableResult
  final func makeLayoutStorage() -> LayoutStorage {
    if let layoutStorage { return layoutStorage }
    let made = LayoutStorage(view: self)
    layoutStorage = made
    return made
  }

  /// Whether the owner of the view, rather than constraints, determines its frame.
  final var isFramedByOwner: Bool { translatesAutoresizingMaskIntoConstraints }

  /// Whether constraints position the view.
  final var isPositionedByConstraints: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, let storage = layoutStorage else { return false }
    return storage.item.engine != nil
  }

  /// Whether the view's size is set from outside rather than by its constraints.
  final var hasGivenSize: Bool { isFramedByOwner || superview != nil }

  /// Marks the natural size as possibly changed. The engine reads it in the next layout pass.
  final func noteNaturalSize() { LayoutHierarchy.naturalSizeChanged(of: self) }
}
