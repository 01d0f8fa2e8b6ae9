// SPDX-License-Identifier: MIT

/// The large title of a navigation bar, as the bar and its controller use it. They do not know its class, so that apps without large
/// titles do not have it in their module.
protocol NavigationBarLargeTitle: AnyObject {
  /// The row.
  var view: UIView { get }
  /// Decides whether the title of a screen is large, by the mode of its item and of those below it on the stack. A screen that left the
  /// stack keeps its title.
  func updateMode(of screen: UIViewController, in stack: [UIViewController])
  /// The height in points of the row with the large title of an item; 0 if its title is not large.
  func height(of item: UINavigationItem) -> CGFloat
  /// Displays the title of an item.
  func display(_ item: UINavigationItem?)
  /// Sets font and color; nil stands for the system's font.
  func setStyle(_ font: UIFont?, _ color: UIColor)
  /// Places the row in a bar with a form.
  func layOut(in bounds: CGRect, form: NavigationBarForm)
  /// Whether the row contains a point of the bar.
  func contains(_ point: CGPoint) -> Bool
  /// Adds a copy of what is visible now to a view that is as large as the bar.
  func addCopy(to ghost: UIView)
}
