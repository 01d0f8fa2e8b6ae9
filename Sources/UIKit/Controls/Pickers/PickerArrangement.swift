// SPDX-License-Identifier: MIT

/// The margins of a picker view, which determine the frames of its components.
nonisolated struct PickerArrangement {
  /// The margin between the sides of the picker view and the components, in points.
  let inset: CGFloat
  /// The gap between components in points.
  let gap: CGFloat
  /// The margin between the sides of a component and its titles, in points.
  let titleInset: CGFloat
  /// Whether long titles shrink instead of being truncated.
  let shrinksTitles: Bool

  /// The margins as measured on iOS.
  static let standard = PickerArrangement(
    inset: UIKitTuning.pickerInset, gap: UIKitTuning.pickerGap, titleInset: UIKitTuning.pickerTitleInset,
    shrinksTitles: false)
  /// The margins as measured on iOS, but with a smaller margin around titles, so that components are barely wider than
  /// their titles.
  static let narrow = PickerArrangement(
    inset: UIKitTuning.pickerInset, gap: UIKitTuning.pickerGap, titleInset: UIKitTuning.denseTitleInset,
    shrinksTitles: true)
  /// No margins.
  static let dense = PickerArrangement(inset: 0, gap: 0, titleInset: UIKitTuning.denseTitleInset, shrinksTitles: true)

  /// Returns the width available to the components, without margins.
  func availableWidth(in width: CGFloat, components: Int) -> CGFloat {
    max(0, width - 2 * inset - gap * CGFloat(max(0, components - 1)))
  }

  /// Returns the frames of the components with the given widths. A nil width means an equal share. Components are laid
  /// out from left to right, or from right to left if `isMirrored` is true.
  func frames(_ widths: [CGFloat?], in bounds: CGRect, isMirrored: Bool) -> [CGRect] {
    let available = availableWidth(in: bounds.width, components: widths.count)
    let share = (available / CGFloat(widths.count)).rounded(.down)
    let sizes = widths.map { $0 ?? share }
    let total = sizes.reduce(gap * CGFloat(widths.count - 1), +)
    // As measured on iOS, components of equal width start at the inset. They are not centered, although rounding down
    // the width may leave up to one point per component unused.
    let isShared = widths.allSatisfy { $0 == nil }
    var x = isShared ? inset : ((bounds.width - total) / 2).rounded(.down)
    return sizes.map { width in
      let start = isMirrored ? bounds.width - x - width : x
      x += width + gap
      return CGRect(x: bounds.minX + start, y: bounds.minY, width: width, height: bounds.height)
    }
  }
}
