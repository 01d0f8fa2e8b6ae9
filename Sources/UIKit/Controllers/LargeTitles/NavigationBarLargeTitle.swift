// SPDX-License-Identifier: MIT

/// The interface of a navigation bar's large title. Bars and controllers do not reference the implementing class, so
/// that applications without large titles do not link it.
protocol NavigationBarLargeTitle: AnyObject {
  /// The view of the row.
  var view: UIView { get }
  /// Determines whether a screen's title is large from the display modes of its item and the items below it. A screen
  /// that has left the stack keeps its mode.
  func updateMode(of screen: UIViewController, in stack: [UIViewController])
  /// The height of the large title row for an item in points, or 0 if the item's title is not large.
  func height(of item: UINavigationItem) -> CGFloat
  /// Displays the title of an item.
  func display(_ item: UINavigationItem?)
  /// Sets the font and color. A nil font means the system's font.
  func setStyle(_ font: UIFont?, _ color: UIColor)
  /// Lays out the row in a bar.
  func layOut(in bounds: CGRect, form: NavigationBarForm)
  /// Whether the row contains a point of the bar.
  func contains(_ point: CGPoint) -> Bool
  /// Adds a copy of the visible content to a view of the bar's size.
  func addCopy(to ghost: UIView)
}
