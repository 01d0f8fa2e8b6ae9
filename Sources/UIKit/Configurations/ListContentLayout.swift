// SPDX-License-Identifier: MIT

/// The frames of the image and the texts in a left-to-right layout, not rounded to pixels.
struct ListContentLayout {
  var image = CGRect.zero
  var text = CGRect.zero
  var secondary = CGRect.zero
  var height: CGFloat = 0

  /// The parts to lay out and the padding between them.
  struct Parts {
    /// The displayed size of the image and the size that is reserved for it, or nil if there is no image and no
    /// reserved size.
    var image: (size: CGSize, place: CGSize)?
    /// Closures that measure the primary and secondary text for a given width, or nil if the text is missing.
    var text: ((CGFloat) -> CGSize)?
    var secondary: ((CGFloat) -> CGSize)?
    /// Whether the primary and secondary text are placed side by side if both fit on one line.
    var isSideBySide = false
    var imageToText: CGFloat = 0
    var besideText: CGFloat = 0
    var belowText: CGFloat = 0
    var leastHeight: CGFloat = 0
  }

  /// Lays out the parts within the margins for the given width. If a height is given, the parts are vertically centered
  /// within that height.
  init(_ parts: Parts, width: CGFloat, margins: UIEdgeInsets, height given: CGFloat? = nil) {
    var start = margins.left
    if let image = parts.image {
      start += image.place.width
      if parts.text != nil || parts.secondary != nil { start += parts.imageToText }
    }
    let availableWidth = max(0, width - margins.right - start)
    let unlimited = CGFloat.greatestFiniteMagnitude
    let first = parts.text?(availableWidth) ?? .zero
    let second = parts.secondary?(availableWidth) ?? .zero
    let hasBoth = parts.text != nil && parts.secondary != nil
    var textHeight = first.height + second.height + (hasBoth ? parts.belowText : 0)
    var isSideBySide = false
    if parts.isSideBySide, hasBoth, let textOf = parts.text, let secondaryOf = parts.secondary {
      let natural = textOf(unlimited)
      let other = secondaryOf(unlimited)
      isSideBySide = natural.width + parts.besideText + other.width <= availableWidth + 0.01
      if isSideBySide {
        textHeight = max(natural.height, other.height)
        text.size = natural
        secondary.size = other
      }
    } else if parts.isSideBySide, parts.text == nil, let secondaryOf = parts.secondary {
      isSideBySide = true
      secondary.size = CGSize(width: min(availableWidth, secondaryOf(unlimited).width), height: second.height)
    }
    let content = max(textHeight, parts.image?.place.height ?? 0)
    height = max(parts.leastHeight, content + margins.top + margins.bottom)
    // The content is centered, so extra space is distributed equally above and below it.
    let middle = margins.top + ((given ?? height) - margins.top - margins.bottom) / 2
    if let picture = parts.image {
      image = CGRect(
        x: margins.left + (picture.place.width - picture.size.width) / 2, y: middle - picture.size.height / 2,
        width: picture.size.width, height: picture.size.height)
    }
    let top = middle - textHeight / 2
    if isSideBySide {
      text.origin = CGPoint(x: start, y: middle - text.height / 2)
      secondary.origin = CGPoint(x: width - margins.right - secondary.width, y: middle - secondary.height / 2)
    } else {
      text = CGRect(x: start, y: top, width: availableWidth, height: first.height)
      let below = parts.text == nil ? top : top + first.height + parts.belowText
      secondary = CGRect(x: start, y: below, width: availableWidth, height: second.height)
    }
  }
}
