// SPDX-License-Identifier: MIT

/// The heights, in points, that a table uses if its delegate does not provide any.
struct TableHeights {
  var row = UITableView.automaticDimension
  var header = UITableView.automaticDimension
  var footer = UITableView.automaticDimension
  var estimatedRow = UITableView.automaticDimension
  var estimatedHeader = UITableView.automaticDimension
  var estimatedFooter = UITableView.automaticDimension
  var headerTopPadding = UITableView.automaticDimension
  /// The height of empty rows below the last row.
  var filler: CGFloat = 0
}
