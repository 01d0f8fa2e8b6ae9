// SPDX-License-Identifier: MIT

/// A picture that replaces a character.
///
/// Layouts use this class only, so applications without attachments do not contain the code of attachments.
nonisolated class InlinePicture: @unchecked Sendable {
  /// The object that is the value of the attribute.
  let attachment: NSObject

  init(_ attachment: NSObject) { self.attachment = attachment }

  /// The bounds relative to a point of the baseline, in points; y points up.
  func bounds(fragment: CGRect, font: UIFont, index: Int) -> CGRect { .zero }

  /// The name that assistive technology speaks; empty for none.
  var spokenName: String { "" }

  /// The image for a rectangle, and its color if it takes that of the text.
  func image(in rect: CGRect, color: UIColor, index: Int) -> InlineImage { InlineImage(frame: rect) }

  /// Draws the picture in a rectangle of a graphics context.
  func draw(in rect: CGRect, of context: CGContext, color: UIColor, index: Int) {}
}

/// An image with its rectangle and the color that it takes.
nonisolated struct InlineImage {
  var frame: CGRect
  var image: CGImage?
  var tint: CGColor?
  /// The color of a picture that is one.
  var background: CGColor?
}

/// A picture with its rectangle in a laid out text.
nonisolated struct PositionedPicture {
  let picture: InlinePicture
  /// In the coordinates of the layout.
  let frame: CGRect
  let color: UIColor
  /// The UTF-16 unit.
  let index: Int
}

nonisolated extension RichText {
  /// The text as assistive technology speaks it: with the names of pictures instead of the pictures.
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
  /// The pictures in the lines.
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
