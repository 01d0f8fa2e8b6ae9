// SPDX-License-Identifier: MIT

/// The frames of a button's image and title, with the title to the right of the image.
nonisolated struct ButtonLayout {
  /// The frame of the image in points.
  private(set) var image: CGRect
  /// The frame of the title in points. The title's width is limited to the space next to the image.
  private(set) var title: CGRect

  init(
    bounds: CGRect, insets: UIEdgeInsets, image: CGSize, title: CGSize,
    horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment
  ) {
    let area = bounds.inset(by: insets)
    let imageWidth = min(image.width, max(0, area.width))
    let titleWidth = min(title.width, max(0, area.width - imageWidth))
    let free = area.width - imageWidth - titleWidth
    let start: CGFloat
    switch horizontal {
    case .left, .leading, .fill: start = area.minX
    case .right, .trailing: start = area.minX + free
    case .center: start = area.minX + free / 2
    }
    func row(_ height: CGFloat) -> (y: CGFloat, height: CGFloat) {
      let fitting = min(height, max(0, area.height))
      switch vertical {
      case .top: return (area.minY, fitting)
      case .bottom: return (area.maxY - fitting, fitting)
      case .fill: return (area.minY, max(0, area.height))
      case .center: return (area.midY - fitting / 2, fitting)
      }
    }
    let imageRow = row(image.height)
    let titleRow = row(title.height)
    self.image = CGRect(x: start, y: imageRow.y, width: imageWidth, height: imageRow.height)
    self.title = CGRect(
      x: start + imageWidth, y: titleRow.y, width: horizontal == .fill ? titleWidth + max(0, free) : titleWidth,
      height: titleRow.height)
  }
}
