// SPDX-License-Identifier: MIT

/// The appearance properties of a table that its cells and its section index use.
struct TableAppearance {
  var style = UITableView.Style.plain
  /// The separator inset that the app has set. If it is nil, the inset follows the margins.
  var separatorInset: UIEdgeInsets?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor? = .separator
  var separatorEffect: UIVisualEffect?
  var marginsFollowReadableWidth = false
  var insetsContentToSafeArea = true
  var index = Index()

  /// The section index at the edge.
  struct Index {
    /// The minimum number of rows at which the section index is displayed.
    var minimum = 0
    /// The colors of the section index. Nil means the default color.
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
