// SPDX-License-Identifier: MIT

/// The view that contains the content of a column.
final class SplitPane: UIView {
  let column: UISplitViewController.Column
  /// The separator at the inner edge of the column.
  let separator = UIView()
  /// The horizontal size class of the content. Unspecified means that the size class is inherited.
  private(set) var sizeClass = UIUserInterfaceSizeClass.unspecified

  init(_ column: UISplitViewController.Column) {
    self.column = column
    super.init(frame: .zero)
    clipsToBounds = true
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// The root view of the column's controller.
  var content: UIView? { subviews.first }

  /// Displays the root view of a controller, replacing any other.
  func display(_ view: UIView) {
    for other in subviews where other !== view { other.removeFromSuperview() }
    fit(view)
    if view.superview !== self { addSubview(view) }
  }

  /// Sets the size class of the content and notifies the content of the change.
  func setSizeClass(_ sizeClass: UIUserInterfaceSizeClass) {
    guard sizeClass != self.sizeClass else { return }
    self.sizeClass = sizeClass
    if sizeClass == .unspecified {
      traitOverrides.remove(UITraitHorizontalSizeClass.self)
    } else {
      traitOverrides.horizontalSizeClass = sizeClass
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content { fit(content) }
  }

  private func fit(_ view: UIView) {
    guard view.bounds.size != bounds.size || view.center != CGPoint(x: bounds.midX, y: bounds.midY) else { return }
    view.bounds = CGRect(origin: view.bounds.origin, size: bounds.size)
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
