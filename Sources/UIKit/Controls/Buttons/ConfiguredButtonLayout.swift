// SPDX-License-Identifier: MIT

/// The frames of the titles and image in a button with a configuration.
nonisolated struct ConfiguredButtonLayout {
  /// The parts to lay out. Sizes and padding are in points.
  struct Parts {
    var insets = UIEdgeInsets.zero
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var reservation: CGFloat = 0
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    /// The edge of the titles at which the image is placed. The set contains exactly one edge.
    var side = UIRectEdge.left

    /// Whether the image is to the left or right of the titles.
    var isBeside: Bool { side == .left || side == .right }
    var hasImage: Bool { image != .zero || reservation > 0 }
    var hasText: Bool { title != .zero || subtitle != .zero }
    /// The length of the image including its padding, along the axis of the image and the titles.
    var imageLength: CGFloat {
      guard hasImage else { return 0 }
      return max(isBeside ? image.width : image.height, reservation) + (hasText ? imagePadding : 0)
    }
    /// The combined size of the title and the subtitle.
    var text: CGSize {
      let isBoth = title != .zero && subtitle != .zero
      return CGSize(
        width: max(title.width, subtitle.width), height: title.height + subtitle.height + (isBoth ? titlePadding : 0))
    }
    /// The size of the content without insets.
    var box: CGSize {
      isBeside
        ? CGSize(width: imageLength + text.width, height: max(image.height, text.height))
        : CGSize(width: max(image.width, text.width), height: imageLength + text.height)
    }
    /// The size of the content with insets.
    var size: CGSize {
      CGSize(width: box.width + insets.left + insets.right, height: box.height + insets.top + insets.bottom)
    }
  }

  /// The alignment along an axis.
  enum Alignment {
    case start, middle, end
  }

  private(set) var image = CGRect.zero
  private(set) var title = CGRect.zero
  private(set) var subtitle = CGRect.zero

  /// Lays out the parts within the given bounds. If `fills` is true, titles use the full available width.
  init(
    _ parts: Parts, in bounds: CGRect, horizontal: Alignment, vertical: Alignment, text alignment: Alignment,
    fills: Bool,
    scale: CGFloat
  ) {
    func start(_ position: Alignment, _ available: CGFloat, _ length: CGFloat) -> CGFloat {
      switch position {
      case .start: 0
      // A position exactly between two pixels is rounded down.
      case .middle: ((available - length) / 2 * scale - 0.5 - 1e-6).rounded(.up) / scale
      case .end: available - length
      }
    }
    let area = bounds.inset(by: parts.insets)
    var text = parts.text
    let free = area.width - (parts.isBeside ? parts.imageLength : 0)
    text.width = fills ? max(0, free) : min(text.width, max(0, free))
    let box =
      parts.isBeside
      ? CGSize(width: parts.imageLength + text.width, height: parts.box.height)
      : CGSize(width: max(parts.image.width, text.width), height: parts.box.height)
    let origin = CGPoint(
      x: area.minX + start(horizontal, area.width, box.width), y: area.minY + start(vertical, area.height, box.height))
    let textOrigin: CGPoint
    let pad = parts.hasImage && parts.hasText ? parts.imagePadding : 0
    let reserved = max(0, parts.imageLength - pad)
    if parts.isBeside {
      let isFirst = parts.side == .left
      textOrigin = CGPoint(
        x: origin.x + (isFirst ? parts.imageLength : 0), y: origin.y + start(.middle, box.height, text.height))
      image = CGRect(
        x: origin.x + (isFirst ? 0 : text.width + pad) + start(.middle, reserved, parts.image.width),
        y: origin.y + start(.middle, box.height, parts.image.height), width: parts.image.width,
        height: parts.image.height)
    } else {
      let isFirst = parts.side == .top
      textOrigin = CGPoint(
        x: origin.x + start(alignment, box.width, text.width), y: origin.y + (isFirst ? parts.imageLength : 0))
      image = CGRect(
        x: origin.x + start(alignment, box.width, parts.image.width),
        y: origin.y + (isFirst ? 0 : text.height + pad) + start(.middle, reserved, parts.image.height),
        width: parts.image.width, height: parts.image.height)
    }
    func line(_ size: CGSize, _ y: CGFloat) -> CGRect {
      let width = min(size.width, text.width)
      return CGRect(x: textOrigin.x + start(alignment, text.width, width), y: y, width: width, height: size.height)
    }
    title = line(parts.title, textOrigin.y)
    subtitle = line(parts.subtitle, textOrigin.y + text.height - parts.subtitle.height)
  }
}
