// SPDX-License-Identifier: MIT

/// An image that replaces a character.
///
/// Layouts refer only to this class, so applications without attachments do not link the code for attachments.
nonisolated class InlinePicture: @unchecked Sendable {
  /// The object stored as the attribute value.
  let attachment: NSObject

  init(_ attachment: NSObject) { self.attachment = attachment }

  /// Returns the bounds in points, relative to a point on the baseline. The y-axis points up.
  func bounds(fragment: CGRect, font: UIFont, index: Int) -> CGRect { .zero }

  /// The accessibility label, or an empty string if there is none.
  var spokenName: String { "" }

  /// Returns the image for a rectangle. A template image is tinted with the text color.
  func image(in rect: CGRect, color: UIColor, index: Int) -> InlineImage { InlineImage(frame: rect) }

  /// Draws the image in a rectangle of a graphics context.
  func draw(in rect: CGRect, of context: CGContext, color: UIColor, index: Int) {}
}

/// An image with its rectangle and tint color.
nonisolated struct InlineImage {
  var frame: CGRect
  var image: CGImage?
  var tint: CGColor?
  /// The fill color of a single-color image.
  var background: CGColor?
}

/// An image with its rectangle in a text layout.
nonisolated struct PositionedPicture {
  let picture: InlinePicture
  /// The rectangle in the coordinates of the layout.
  let frame: CGRect
  let color: UIColor
  /// The UTF-16 offset in the text.
  let index: Int
}

nonisolated extension RichText {
  /// The text for assistive technology, with images replaced by their labels.
  var spoken: String {
    guard runs.contains(where: { $0.attributes.picture != nil }) else { return string }
    var spoken = ""
    var end = 0
    var run = -1
    var offset = 0
    for scalar in string.unicodeScalars {
      while offset >= end, run + 1 < runs.count {
        run += 1
        end += runs[run].count
      }
      if scalar.value == 0xFFFC, let picture = runs[run].attributes.picture {
        spoken += picture.spokenName
      } else {
        spoken.unicodeScalars.append(scalar)
      }
      offset += scalar.value > 0xFFFF ? 2 : 1
    }
    return spoken
  }
}

nonisolated extension RichTextLayout {
  /// The images in all lines, with their rectangles.
  var positionedPictures: [PositionedPicture] {
    guard !pictures.isEmpty else { return [] }
    var found: [PositionedPicture] = []
    for line in lines {
      for index in line.start..<max(line.start, line.end) {
        let style = text.runs[runIndices[index]].attributes
        guard let bounds = pictures[index], let picture = style.picture else { continue }
        let y = line.top + line.baseline - style.baselineOffset - bounds.maxY
        let frame = CGRect(x: x(of: index, in: line) + bounds.minX, y: y, width: bounds.width, height: bounds.height)
        found.append(PositionedPicture(picture: picture, frame: frame, color: color(of: style), index: offsets[index]))
      }
    }
    return found
  }
}
