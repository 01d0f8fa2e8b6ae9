// SPDX-License-Identifier: MIT

/// The interface of a navigation bar's large title. Bars and controllers refer only to this protocol, so applications
/// without large titles do not link the implementation.
protocol NavigationBarLargeTitle: AnyObject {
  /// The view of the large title row.
  var view: UIView { get }
  /// Determines whether a screen's title is large, based on the display modes of its item and the items below it. The
  /// mode of a screen that is no longer on the stack does not change.
  func updateMode(of screen: UIViewController, in stack: [UIViewController])
  /// Returns the height of the large title row for the given item in points, or 0 if the item's title is not large.
  func height(of item: UINavigationItem) -> CGFloat
  /// Displays the title of the given item.
  func display(_ item: UINavigationItem?)
  /// Sets the font and color. A nil font means the system's font.
  func setStyle(_ font: UIFont?, _ color: UIColor)
  /// Lays out the row within the bar's bounds.
  func layOut(in bounds: CGRect, form: NavigationBarForm)
  /// Returns whether the row contains the given point, in the bar's coordinates.
  func contains(_ point: CGPoint) -> Bool
  /// Adds a copy of the visible content to `ghost`, a view of the bar's size.
  func addCopy(to ghost: UIView)
}
