// SPDX-License-Identifier: MIT

import SprungModels

extension UITableViewCell {
  /// The table that displays the cell.
  final var table: UITableView? { superview as? UITableView }

  /// Updates the background for the current state.
  final func showSelection(animated: Bool = false) {
    let shows = (isSelected || isHighlighted) && selectionStyle != .none
    let multiple = table?.selectsSeveralRows == true ? multipleSelectionBackgroundView : nil
    if shows, multiple == nil, selectedBackgroundView == nil, configured.background == nil {
      let gray = UIView(frame: CGRect(origin: .zero, size: bounds.size))
      gray.backgroundColor = .systemGray4
      selectedBackgroundView = gray
    }
    let content = content
    content.text?.isHighlighted = shows
    content.detail?.isHighlighted = shows
    // The background for the table's other selection mode is hidden.
    let other = multiple == nil ? multipleSelectionBackgroundView : selectedBackgroundView
    other?.isHidden = true
    guard let background = multiple ?? selectedBackgroundView else { return }
    guard animated, !shows, UIView.areAnimationsEnabled else {
      background.alpha = 1
      background.isHidden = !shows
      return
    }
    background.isHidden = false
    UIView.animate(
      withDuration: UIKitTuning.cellTransition, delay: 0, options: .beginFromCurrentState,
      animations: { background.alpha = 0 },
      completion: { _ in
        // The cell may have been selected again in the meantime.
        guard background.alpha == 0 else { return }
        background.isHidden = true
        background.alpha = 1
      })
  }

  /// Sets the color and inset of the separator below the cell. Nil hides the separator.
  final func showLine(_ color: UIColor?, effect: UIVisualEffect?, inset: UIEdgeInsets) {
    parts.lineInset = inset
    parts.showLineEffect(effect as? UIBlurEffect)
    parts.line.backgroundColor = color
    parts.line.isHidden = color == nil
    setNeedsLayout()
  }

  /// Adopts the margins of the table's rows. Margins of the content view that the app has set are preserved.
  final func take(_ margins: RowMargins) {
    let old = parts.margins
    guard margins != old else { return }
    parts.margins = margins
    var own = contentView.layoutMargins
    if own.left == old.content { own.left = margins.content }
    if own.right == old.content { own.right = margins.content }
    contentView.layoutMargins = own
    setNeedsLayout()
  }

  /// Rounds the corners of the cell that are also corners of its group. If the position is nil, no corners are rounded.
  final func round(_ position: RowPosition?) {
    let corners = position?.corners ?? []
    if corners.isEmpty {
      // Rounded corners set by the app are preserved.
      if parts.isRounded { layer.cornerRadius = 0 }
      parts.isRounded = false
      return
    }
    parts.isRounded = true
    layer.cornerRadius = UIKitTuning.groupedCornerRadius
    layer.maskedCorners = corners
  }

  /// Returns the height of the cell for the given width, in whole pixels.
  final func fittedHeight(width: CGFloat) -> CGFloat {
    UIView.performWithoutAnimation {
      if bounds.width != width { bounds.size.width = width }
      layoutMarked()
    }
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard size.height > 0, FlowMetricsCheck.isLength(Double(size.height)) else { return UIKitTuning.rowHeight }
    return PixelGrid.screen.up(size.height)
  }
}
