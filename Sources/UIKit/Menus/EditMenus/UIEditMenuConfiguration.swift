// SPDX-License-Identifier: MIT

/// The direction in which the arrow of an edit menu points.
nonisolated public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The menu is above the source if there is enough space, and otherwise below the source.
  case automatic = 0
  /// The arrow points up, and the menu is below the source.
  case up = 1
  /// The arrow points down, and the menu is above the source.
  case down = 2
  /// The arrow points left, and the menu is to the right of the source.
  case left = 3
  /// The arrow points right, and the menu is to the left of the source.
  case right = 4
}

/// The position of an edit menu, and an identifier for the delegate.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the menu. Default: an identifier that is the same for all menus created without an identifier.
  public final let identifier: BoundaryIdentifier
  /// The point to which the menu refers, in the coordinates of the interaction's view. An invalid position is reported
  /// as a fault and replaced by zero.
  public final let sourcePoint: CGPoint
  /// The preferred direction of the arrow. Default: automatic.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration. If the identifier is nil, the default identifier is used.
  public init(identifier: BoundaryIdentifier?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? "sprung.menu"
    let isValid = CGRect(origin: sourcePoint, size: .zero).keepsLimit
    if !isValid {
      Diagnostics.report(
        "menuTarget",
        "The source point (\(sourcePoint.x), \(sourcePoint.y)) of a menu is invalid: \(GeometryLimit.rule).")
    }
    self.sourcePoint = isValid ? sourcePoint : .zero
    super.init()
  }
}
