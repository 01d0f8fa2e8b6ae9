// SPDX-License-Identifier: MIT

/// A region of a view in which the pointer has the same style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle in the view's coordinates, in points.
  public final let rect: CGRect
  /// The identifier by which a delegate recognizes the region, or nil if there is none.
  public final let identifier: BoundaryIdentifier?
  /// The axes along which the pointer stays in the region while a button is pressed. The value is stored but has no
  /// effect. Default: none.
  open var latchingAxes: UIAxis = []

  /// Creates a region. A non-finite rectangle is reported and replaced by an empty rectangle.
  public init(rect: CGRect, identifier: BoundaryIdentifier? = nil) {
    if !rect.keepsLimit {
      Diagnostics.report(
        "pointerRegion",
        "The rectangle (\(rect.origin.x), \(rect.origin.y), \(rect.width), \(rect.height)) of a pointer region is invalid: "
          + "\(GeometryLimit.rule).")
    }
    self.rect = rect.keepsLimit ? rect : .zero
    self.identifier = identifier
    super.init()
  }

  private func hasSameIdentifier(as other: UIPointerRegion) -> Bool {
    guard let identifier, let name = other.identifier else { return identifier == nil && other.identifier == nil }
    return isSameIdentifier(identifier, name)
  }

  /// Returns whether another region is considered to be this region, because it has the same rectangle and identifier.
  final func isSame(as other: UIPointerRegion?) -> Bool {
    guard let other else { return false }
    return self === other || rect == other.rect && hasSameIdentifier(as: other)
  }
}

/// A request, passed to a delegate, for the region at the position of the pointer.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The position in the view's coordinates, in points.
  public final let location: CGPoint
  /// The modifier keys that are pressed.
  public final let modifiers: UIKeyModifierFlags

  init(_ location: CGPoint, _ modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}
