// SPDX-License-Identifier: MIT

/// The area that bars cover at the top or bottom of a controller's view, for use in constraints.
///
/// `topLayoutGuide` and `bottomLayoutGuide` have this type. New code should use the view's `safeAreaLayoutGuide`.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered area in points.
  var length: CGFloat { get }
  /// The anchor of the covered area's top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the covered area's bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height anchor of the covered area.
  var heightAnchor: NSLayoutDimension { get }
}

/// A layout guide for the area that bars cover at one edge of a view.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The area at the top of the view that the status bar and a navigation bar cover. New code should use
  /// `view.safeAreaLayoutGuide`.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
  public final var topLayoutGuide: any UILayoutSupport { barLayoutGuide(.topBars, "UIViewControllerTop") }

  /// The area at the bottom of the view that a tab bar or toolbar covers. New code should use
  /// `view.safeAreaLayoutGuide`.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor")
  public final var bottomLayoutGuide: any UILayoutSupport { barLayoutGuide(.bottomBars, "UIViewControllerBottom") }

  private func barLayoutGuide(_ source: LayoutGuideSource, _ name: String) -> BarLayoutGuide {
    let view: UIView = self.view
    if let made = view.layoutStorage?.systemGuide(source) as? BarLayoutGuide { return made }
    let guide = BarLayoutGuide()
    LayoutGuideOwnership.adopt(guide, by: view, source, name)
    return guide
  }
}
