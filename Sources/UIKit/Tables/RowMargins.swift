// SPDX-License-Identifier: MIT

/// The insets of the content of rows, headers and footers in their views, in points.
struct RowMargins: Equatable {
  /// Points at the left and at the right that the safe area takes, as beside the camera of a phone on its side.
  var left: CGFloat = 0
  var right: CGFloat = 0
  /// Points between the sides of a content view and its labels: 16, or as many as leave a width in which text is read best.
  var content = UIKitTuning.cellMargin

  /// Points of both sides together.
  var total: CGFloat { left + right + 2 * content }
}

extension UITableView {
  /// Points by which the safe area covers the left and the right of the content, beyond what the content's insets leave free.
  final var coveredSides: (left: CGFloat, right: CGFloat) {
    let safe = safeAreaInsets
    guard safe.left > 0 || safe.right > 0 else { return (0, 0) }
    let left = adjustedContentInset.left - contentInset.left
    let right = adjustedContentInset.right - contentInset.right
    return (max(0, safe.left - left), max(0, safe.right - right))
  }

  /// The margins that follow from the safe area and the width as they are now.
  final var currentRowMargins: RowMargins {
    var margins = RowMargins()
    // Inset groups are inside the safe area as a whole.
    if appearance.insetsContentToSafeArea, style != .insetGrouped { (margins.left, margins.right) = coveredSides }
    if appearance.marginsFollowReadableWidth {
      let spare = tableLayout.rowWidth - margins.total - UIKitTuning.readableWidth
      if spare > 0 { margins.content += spare / 2 }
    }
    return margins
  }

  /// Gives the views on screen the margins of now, before they are measured; false if these have not changed.
  final func updateRowMargins() -> Bool {
    let margins = currentRowMargins
    guard margins != tableLayout.rowMargins else { return false }
    tableLayout.rowMargins = margins
    let prepared = preparedRows.views.values
    for view in engine.visible.elements.map({ $0.view }) + prepared {
      if let cell = view as? UITableViewCell {
        cell.take(margins)
        cell.parts.lineInset = lineInset
      } else if let boundary = view as? UITableViewHeaderFooterView {
        boundary.take(margins)
      }
    }
    return true
  }

  /// The default inset of separators: they begin below the labels.
  final var automaticLineInset: UIEdgeInsets {
    let content = tableLayout.rowMargins.content
    return UIEdgeInsets(top: 0, left: content, bottom: 0, right: content - UIKitTuning.cellMargin)
  }

  /// The inset of lines between rows, counted from the ends of their content views.
  final var lineInset: UIEdgeInsets {
    let automatic = automaticLineInset
    guard let own = appearance.separatorInset else { return automatic }
    guard appearance.separatorInsetReference == .fromAutomaticInsets else { return own }
    return UIEdgeInsets(top: 0, left: automatic.left + own.left, bottom: 0, right: automatic.right + own.right)
  }
}
