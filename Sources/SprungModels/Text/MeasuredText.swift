// SPDX-License-Identifier: MIT

/// A text with the width of each of its scalars, in whole units of 1/2048 of the point size.
///
/// Sums of whole units are exact, so the same text breaks into the same lines on every target and at every size that
/// gives it the same room.
package struct MeasuredText {
  package let scalars: [Unicode.Scalar]
  package let widths: [Int]

  package init(scalars: [Unicode.Scalar], widths: [Int]) {
    self.scalars = scalars
    self.widths = widths
  }

  package init(_ text: String, face: FontFace) {
    var scalars: [Unicode.Scalar] = []
    var widths: [Int] = []
    var isJoined = false
    var isInsideFlag = false
    for scalar in text.unicodeScalars {
      var width = isJoined ? 0 : face.width(of: scalar)
      if ScalarClass.isRegionalIndicator(scalar.value) {
        if isInsideFlag { width = 0 }
        isInsideFlag.toggle()
      } else {
        isInsideFlag = false
      }
      isJoined = scalar.value == ScalarClass.joiner
      scalars.append(scalar)
      widths.append(width)
    }
    self.scalars = scalars
    self.widths = widths
  }

  package var count: Int { scalars.count }

  /// The width of the scalars in `range`, in units.
  package func width(_ range: Range<Int>) -> Int {
    var sum = 0
    for index in range { sum += widths[index] }
    return sum
  }

  /// Whether a line may be cut before the scalar at `index` without tearing what is drawn as one.
  package func startsCluster(_ index: Int) -> Bool { index >= count || widths[index] > 0 }

  /// The scalars in `range` as a string.
  package func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    for index in range { view.append(scalars[index]) }
    return String(view)
  }
}
