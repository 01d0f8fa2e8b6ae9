// SPDX-License-Identifier: MIT

/// The frames of the components of a picker view.
nonisolated struct PickerArrangement {
  /// Points between the sides of the picker view and the components.
  let inset: CGFloat
  /// Points between components.
  let gap: CGFloat
  /// Points between the sides of a component and its titles.
  let titleInset: CGFloat
  /// Whether titles that are too long become smaller instead of being truncated.
  let shrinksTitles: Bool

  /// The recorded margins.
  static let standard = PickerArrangement(
    inset: UIKitTuning.pickerInset, gap: UIKitTuning.pickerGap, titleInset: UIKitTuning.pickerTitleInset,
    shrinksTitles: false)
  /// The recorded margins, and components that may be hardly wider than their titles.
  static let narrow = PickerArrangement(
    inset: UIKitTuning.pickerInset, gap: UIKitTuning.pickerGap, titleInset: UIKitTuning.denseTitleInset,
    shrinksTitles: true)
  /// No margins.
  static let dense = PickerArrangement(inset: 0, gap: 0, titleInset: UIKitTuning.denseTitleInset, shrinksTitles: true)

  /// The width of components in a picker view with a width, without the margins.
  func availableWidth(in width: CGFloat, components: Int) -> CGFloat {
    max(0, width - 2 * inset - gap * CGFloat(max(0, components - 1)))
  }

  /// The frames of components with these widths; nil is an equal share of the width. Components follow one another from left to right,
  /// or from right to left if `isMirrored`.
  func frames(_ widths: [CGFloat?], in bounds: CGRect, isMirrored: Bool) -> [CGRect] {
    let available = availableWidth(in: bounds.width, components: widths.count)
    let share = (available / CGFloat(widths.count)).rounded(.down)
    let sizes = widths.map { $0 ?? share }
    let total = sizes.reduce(gap * CGFloat(widths.count - 1), +)
    // Equal shares begin at the inset, as recorded, although rounding leaves up to a point for each component.
    let isShared = widths.allSatisfy { $0 == nil }
    var x = isShared ? inset : ((bounds.width - total) / 2).rounded(.down)
    return sizes.map { width in
      let start = isMirrored ? bounds.width - x - width : x
      x += width + gap
      return CGRect(x: bounds.minX + start, y: bounds.minY, width: width, height: bounds.height)
    }
  }
}
