// SPDX-License-Identifier: MIT

/// The appearance properties of a table that its cells and its section index use.
struct TableAppearance {
  var style = UITableView.Style.plain
  /// The separator inset set by the app, or nil for an inset that follows the margins.
  var separatorInset: UIEdgeInsets?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor? = .separator
  var marginsFollowReadableWidth = false
  var insetsContentToSafeArea = true
  var index = Index()

  /// The section index at the edge.
  struct Index {
    /// The minimum number of rows for which the index is displayed.
    var minimum = 0
    /// The colors, which are nil for the defaults.
    var color: UIColor?
    var background: UIColor?
    var trackingBackground: UIColor?
  }
}

/// The views above the first section and below the last section.
struct TableEdges {
  var header: UIView?
  var footer: UIView?
}
