// SPDX-License-Identifier: MIT

import SprungGeometry

/// The cylinder on which the rows of a wheel are displayed, with positions and heights as measured on Apple's picker
/// view.
///
/// For a picker view of height H and rows of height r, the circle has N = ceil(2 (H + 75) / r) rows and the radius R =
/// 0.334225372 (H + 75). A row at a distance of d rows from the selection is drawn at H/2 + R sin(2πd/N), with the
/// height r cos(2πd/N).
nonisolated struct PickerCylinder: Equatable {
  /// The height of the picker view in points.
  let height: CGFloat
  /// The height of a row in points, greater than 0.
  let rowHeight: CGFloat
  /// The number of rows on the full circle.
  let rowsOnCircle: Int
  /// The radius in points.
  let radius: CGFloat

  init(height: CGFloat, rowHeight: CGFloat) {
    self.height = height
    self.rowHeight = rowHeight
    let extended = height + UIKitTuning.pickerExtraHeight
    rowsOnCircle = max(1, Int((2 * extended / rowHeight).rounded(.up)))
    radius = UIKitTuning.pickerRadiusShare * extended
  }

  /// The angle between adjacent rows in radians.
  var angle: CGFloat { 2 * .pi / CGFloat(rowsOnCircle) }

  /// The number of visible rows on each side of the selection. A row at exactly this distance from the selection is not
  /// visible.
  var reach: CGFloat { CGFloat(rowsOnCircle) / 4 }

  /// Returns whether a row at the given distance, in rows, is visible.
  func isVisible(_ distance: CGFloat) -> Bool { distance.magnitude < reach }

  /// Returns the center of a row at the given distance, in points below the top edge.
  func center(_ distance: CGFloat) -> CGFloat { height / 2 + radius * DeterministicMath.sin(distance * angle) }

  /// Returns the vertical scale of a row at the given distance.
  func foreshortening(_ distance: CGFloat) -> CGFloat { max(0, DeterministicMath.cos(distance * angle)) }

  /// Returns the opacity of a row at the given distance. Rows outside the selection are dimmed, and rows fade toward
  /// the edges.
  func alpha(_ distance: CGFloat) -> CGFloat {
    let dimmed = 1 + (UIKitTuning.pickerDimmedAlpha - 1) * min(1, distance.magnitude)
    let y = center(distance)
    let fromEdge = min(y, height - y) - UIKitTuning.pickerFadeMargin
    return dimmed * min(1, max(0, fromEdge / UIKitTuning.pickerFadeLength))
  }
}
