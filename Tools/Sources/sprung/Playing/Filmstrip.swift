// SPDX-License-Identifier: MIT

/// Combines SVG images side by side into a single SVG document.
struct Filmstrip {
  /// The space between two images in points.
  static let gap = 12.0

  let text: String

  /// Combines SVG images of the same size side by side.
  init(_ pictures: [String], width: Double, height: Double) {
    let count = Double(pictures.count)
    let whole = count * width + (count - 1) * Self.gap
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(whole)\" height=\"\(height)\" viewBox=\"0 0 \(whole) \(height)\">"
    ]
    for (index, picture) in pictures.enumerated() {
      // Identifiers must be unique across all images.
      let own = picture.replacing("id=\"", with: "id=\"p\(index)-").replacing("url(#", with: "url(#p\(index)-")
      let inside = own.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
      let x = Double(index) * (width + Self.gap)
      lines.append(
        "<svg x=\"\(x)\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">\n\(inside)\n</svg>"
      )
    }
    lines.append("</svg>")
    text = lines.joined(separator: "\n") + "\n"
  }
}
