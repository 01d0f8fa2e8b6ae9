// SPDX-License-Identifier: MIT

/// Text with the width of each scalar in integer units.
///
/// For text in a single font, widths are in font units (`FontFace.unitsPerEm` per em). Sums of integers are exact, so
/// text breaks into the same lines on all platforms.
package struct MeasuredText {
  package let scalars: [Unicode.Scalar]
  /// The advance widths; 0 for scalars that are drawn together with the previous one. The width of the first letter of
  /// a kerning pair includes the kerning.
  package private(set) var widths: [Int32]
  /// The width of an ellipsis in the font; 0 for text in several fonts.
  package let ellipsis: Int64

  package init(scalars: [Unicode.Scalar], widths: [Int32]) {
    self.scalars = scalars
    self.widths = widths
    ellipsis = 0
  }

  package init(_ text: String, face: FontFace) {
    ellipsis = Int64(face.width(of: "\u{2026}"))
    var utf8 = text
    // Most strings consist of ASCII characters, which do not have to be decoded.
    if let (scalars, widths) = utf8.withUTF8({ FontRuler(face).measured(ascii: $0) }) {
      self.scalars = scalars
      self.widths = widths
      return
    }
    var scalars: [Unicode.Scalar] = []
    var widths: [Int32] = []
    let count = text.utf8.count
    scalars.reserveCapacity(count)
    widths.reserveCapacity(count)
    var meter = CharacterMeter(face: face)
    for scalar in text.unicodeScalars {
      let width = meter.width(of: scalar)
      if meter.kerning != 0 { widths[widths.count - 1] += meter.kerning }
      scalars.append(scalar)
      widths.append(width)
    }
    self.scalars = scalars
    self.widths = widths
  }

  package var count: Int { scalars.count }

  /// Sets the width of a scalar whose width depends on its position, such as a tab.
  package mutating func setScalarWidth(_ width: Int32, at index: Int) { widths[index] = width }

  /// Returns the width of the scalars in `range`, in units.
  package func width(_ range: Range<Int>) -> Int64 {
    var sum: Int64 = 0
    for index in range { sum += Int64(widths[index]) }
    return sum
  }

  /// Returns whether a line can be broken before the scalar at `index` without splitting a cluster.
  package func startsCluster(_ index: Int) -> Bool { index >= count || widths[index] > 0 }

  /// Returns the scalars in `range` as a string.
  package func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    for index in range { view.append(scalars[index]) }
    return String(view)
  }
}
