// SPDX-License-Identifier: MIT

extension UIView {
  /// The value that indicates that a view has no intrinsic length along an axis: -1.
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

  /// Whether the view's size is determined by its owner or its superview's engine rather than by the constraints inside
  /// the view.
  final var hasGivenSize: Bool { isFramedByOwner || superview != nil }

  /// Records that the natural size may have changed. The engine reads the new size in the next layout pass.
  final func noteNaturalSize() { LayoutHierarchy.naturalSizeChanged(of: self) }
}
