// SPDX-License-Identifier: MIT

/// A part of a view over which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle in the coordinates of the view, in points.
  public final let rect: CGRect
  /// The name by which a delegate recognizes the region; nil for none.
  public final let identifier: BoundaryIdentifier?
  /// The axes along which the pointer stays in the region while it is pressed. Stored only. Default: none.
  open var latchingAxes: UIAxis = []

  /// Makes a region. A rectangle that is not finite is reported and counts as empty.
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

  /// Whether another region has the same rectangle and name, so that the pointer does not leave one for the other.
  final func isSame(as other: UIPointerRegion?) -> Bool {
    guard let other else { return false }
    return self === other || rect == other.rect && hasSameIdentifier(as: other)
  }
}

/// Where the pointer is, for a delegate that chooses the region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The position in the coordinates of the view, in points.
  public final let location: CGPoint
  /// The modifier keys that are down.
  public final let modifiers: UIKeyModifierFlags

  init(_ location: CGPoint, _ modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}
