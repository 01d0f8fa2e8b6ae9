// SPDX-License-Identifier: MIT

/// The content insets of rows, headers and footers within their views, in points.
struct RowMargins: Equatable {
  /// The widths, in points, of the parts outside the safe area, for example beside a phone's camera in landscape
  /// orientation.
  var left: CGFloat = 0
  var right: CGFloat = 0
  /// The distance in points from the sides of a content view to its labels. It is 16, or more if the text would be
  /// wider than the readable width.
  var content = UIKitTuning.cellMargin

  /// The margins of both sides combined, in points.
  var total: CGFloat { left + right + 2 * content }
}

extension UITableView {
  /// The widths, in points, of the parts of the content that are outside the safe area on the left and right, and not
  /// already covered by the content insets.
  final var coveredSides: (left: CGFloat, right: CGFloat) {
    let safe = safeAreaInsets
    guard safe.left > 0 || safe.right > 0 else { return (0, 0) }
    let left = adjustedContentInset.left - contentInset.left
    let right = adjustedContentInset.right - contentInset.right
    return (max(0, safe.left - left), max(0, safe.right - right))
  }

  /// The margins for the current safe area and width.
  final var currentRowMargins: RowMargins {
    var margins = RowMargins()
    // Inset groups are already inside the safe area.
    if appearance.insetsContentToSafeArea, style != .insetGrouped { (margins.left, margins.right) = coveredSides }
    if appearance.marginsFollowReadableWidth {
      let spare = tableLayout.rowWidth - margins.total - UIKitTuning.readableWidth
      if spare > 0 { margins.content += spare / 2 }
    }
    return margins
  }

  /// Applies the current margins to the views on screen. Called before the views are measured. Returns false if the
  /// margins have not changed.
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

  /// The default inset of separators, with which a separator begins where the labels begin.
  final var automaticLineInset: UIEdgeInsets {
    let content = tableLayout.rowMargins.content
    return UIEdgeInsets(top: 0, left: content, bottom: 0, right: content - UIKitTuning.cellMargin)
  }

  /// The inset of separators, relative to the sides of the content view.
  final var lineInset: UIEdgeInsets {
    let automatic = automaticLineInset
    guard let own = appearance.separatorInset else { return automatic }
    guard appearance.separatorInsetReference == .fromAutomaticInsets else { return own }
    return UIEdgeInsets(top: 0, left: automatic.left + own.left, bottom: 0, right: automatic.right + own.right)
  }
}
