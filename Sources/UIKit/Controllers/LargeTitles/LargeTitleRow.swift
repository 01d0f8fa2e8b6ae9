// SPDX-License-Identifier: MIT

/// The row of a navigation bar that displays the large title. The title scrolls with the content and is clipped to the
/// row.
final class LargeTitleRow: UIView {
  private let label = UILabel()
  @WeakReference private var displayed: UINavigationItem?
  private let bar: WeakReference<UINavigationBar>

  /// Creates the row and adds it to the given bar.
  init(of bar: UINavigationBar) {
    self.bar = WeakReference(bar)
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    label.accessibilityTraits = .header
    addSubview(label)
    bar.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the font of the given item's large title.
  private func font(of item: UINavigationItem?) -> UIFont {
    if let font = bar.wrappedValue?.largeTitleStyle(of: item)?.font { return font }
    let category = traitCollection.preferredContentSizeCategory
    return .systemFont(ofSize: UIFont.TextStyle.largeTitle.size(category), weight: .bold)
  }

  private func height(with font: UIFont) -> CGFloat {
    max(UIKitTuning.largeTitleRowHeight, PixelGrid.screen.up(font.lineHeight) + UIKitTuning.largeTitleLeastMargin)
  }
}

extension LargeTitleRow: NavigationBarLargeTitle {
  var view: UIView { self }

  func updateMode(of screen: UIViewController, in stack: [UIViewController]) {
    guard var index = stack.firstIndex(where: { $0 === screen }) else { return }
    while index > 0, stack[index].navigationItem.largeTitleDisplayMode == .automatic { index -= 1 }
    screen.navigationItem.isTitleLarge = stack[index].navigationItem.largeTitleDisplayMode != .never
  }

  func height(of item: UINavigationItem) -> CGFloat {
    guard item.isTitleLarge, traitCollection.verticalSizeClass != .compact else { return 0 }
    return height(with: font(of: item))
  }

  func display(_ item: UINavigationItem?) {
    if item !== displayed { for view in subviews { (view as? UIRefreshControl)?.returnToList() } }
    displayed = item
    label.text = item?.title
  }

  func setStyle(_ font: UIFont?, _ color: UIColor) {
    label.font = font ?? self.font(of: nil)
    label.textColor = color
  }

  func layOut(in bounds: CGRect, form: NavigationBarForm) {
    accessibilityElementsHidden = !form.isTitleLarge
    let height = form.largeRow + form.stretch
    layoutFrame = CGRect(x: bounds.minX, y: bounds.minY + form.largeTop, width: bounds.width, height: height)
    let margin = UIKitTuning.minimumMargin(width: bounds.width)
    let free = max(0, bounds.width - 2 * margin)
    var size = label.sizeThatFits(.zero)
    size.width = min(size.width, free)
    label.bounds.size = size
    let scale = self.scale(pulledBy: form.pull, width: size.width, free: free)
    label.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    // Keep the bottom leading corner of the title at a constant distance from the content.
    let isMirrored = bar.wrappedValue?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let half = scale * size.width / 2
    let top = PixelGrid.screen.nearest(UIKitTuning.largeTitleTop)
    let bottom = height - (self.height(with: label.font) - top - size.height)
    label.center = CGPoint(
      x: isMirrored ? bounds.width - margin - half : margin + half, y: bottom - scale * size.height / 2)
  }

  /// Returns the scale of the title while the content is pulled down. The scaled title never exceeds the available
  /// width.
  private func scale(pulledBy pull: CGFloat, width: CGFloat, free: CGFloat) -> CGFloat {
    guard pull > 0, width > 0, !UIAccessibility.isReduceMotionEnabled else { return 1 }
    let largest = UIKitTuning.largeTitleScale
    return max(1, min(1 + (largest.scale - 1) * min(1, pull / largest.pull), free / width))
  }

  func contains(_ point: CGPoint) -> Bool { layoutFrame.contains(point) }

  func addCopy(to ghost: UIView) {
    guard !bounds.isEmpty else { return }
    let row = UIView(frame: layoutFrame)
    row.clipsToBounds = true
    row.addSubview(label.makeCopy())
    ghost.addSubview(row)
  }
}
