// SPDX-License-Identifier: MIT

import SprungGeometry

/// The cylinder on which the rows of a wheel are: their positions and heights as recorded from Apple's picker view.
///
/// For a picker view of height H with rows of height r the circle has N = ceil(2 (H + 75) / r) rows and the radius
/// R = 0.334225372 (H + 75). A row that is d rows away from the selection is drawn at H/2 + R sin(2πd/N) with the height r cos(2πd/N).
nonisolated struct PickerCylinder: Equatable {
  /// The height of the picker view in points.
  let height: CGFloat
  /// The height of a row in points; more than 0.
  let rowHeight: CGFloat
  /// Rows on the full circle.
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

  /// The angle between neighboring rows in radians.
  var angle: CGFloat { 2 * .pi / CGFloat(rowsOnCircle) }

  /// The number of rows on each side of the selection that face the viewer; the row at exactly this distance is not visible.
  var reach: CGFloat { CGFloat(rowsOnCircle) / 4 }

  /// Whether a row at a distance, in rows, faces the viewer.
  func isVisible(_ distance: CGFloat) -> Bool { distance.magnitude < reach }

  /// The middle of a row at a distance, in points below the upper edge.
  func center(_ distance: CGFloat) -> CGFloat { height / 2 + radius * DeterministicMath.sin(distance * angle) }

  /// The share of its height with which a row at a distance is drawn.
  func foreshortening(_ distance: CGFloat) -> CGFloat { max(0, DeterministicMath.cos(distance * angle)) }

  /// The opacity of a row at a distance: dimmed beside the selection, and fading at the edges.
  func alpha(_ distance: CGFloat) -> CGFloat {
    let dimmed = 1 + (UIKitTuning.pickerDimmedAlpha - 1) * min(1, distance.magnitude)
    let y = center(distance)
    let fromEdge = min(y, height - y) - UIKitTuning.pickerFadeMargin
    return dimmed * min(1, max(0, fromEdge / UIKitTuning.pickerFadeLength))
  }
}
