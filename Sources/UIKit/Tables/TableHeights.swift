// SPDX-License-Identifier: MIT

/// The heights of a table where the delegate does not provide any, in points.
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
