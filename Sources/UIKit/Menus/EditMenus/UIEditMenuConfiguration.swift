// SPDX-License-Identifier: MIT

/// On which side of an edit menu its arrow is.
nonisolated public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Where there is space: the menu above the source if it fits, otherwise below.
  case automatic = 0
  /// The arrow points up, the menu is below the source.
  case up = 1
  /// The arrow points down, the menu is above the source.
  case down = 2
  /// The arrow points left, the menu is to the right of the source.
  case left = 3
  /// The arrow points right, the menu is to the left of the source.
  case right = 4
}

/// The position of an edit menu, and the name by which a delegate identifies it.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The name of the menu. Default: one that all menus without a name share.
  public final let identifier: BoundaryIdentifier
  /// The position, in points of the view of the interaction. Points that are not finite are reported and count as zero.
  public final let sourcePoint: CGPoint
  /// On which side of the menu its arrow should be. Default: automatic.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Makes a configuration; without an identifier the menu has the name that all menus without one share.
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
