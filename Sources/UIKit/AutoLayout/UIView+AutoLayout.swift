// SPDX-License-Identifier: MIT

extension UIView {
  /// Indicates that a view has no intrinsic size in a direction: -1.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

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
  final var isPositionedByConstraints: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, let storage = layoutStorage else { return false }
    return storage.item.engine != nil
  }

  /// Whether the view's size comes from elsewhere than constraints.
  final var hasGivenSize: Bool { isFramedByOwner || superview != nil }

  /// The content may have another natural size: the engine reads it again in the next layout pass.
  final func noteNaturalSize() { LayoutHierarchy.naturalSizeChanged(of: self) }
}
