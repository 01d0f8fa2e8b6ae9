// SPDX-License-Identifier: MIT

/// The appearance of a table that its cells and the section index use.
struct TableAppearance {
  var style = UITableView.Style.plain
  /// The inset of lines that a program set; nil for one that follows the margins.
  var separatorInset: UIEdgeInsets?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor? = .separator
  var marginsFollowReadableWidth = false
  var insetsContentToSafeArea = true
  var index = Index()

  /// The titles of sections at the edge.
  struct Index {
    /// The least number of rows with which the titles are displayed.
    var minimum = 0
    /// Colors; nil for the usual ones.
    var color: UIColor?
    var background: UIColor?
    var trackingBackground: UIColor?
  }
}

/// The views above the first and below the last section.
struct TableEdges {
  var header: UIView?
  var footer: UIView?
}
