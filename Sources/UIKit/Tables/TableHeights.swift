// SPDX-License-Identifier: MIT

/// The heights of a table of which the delegate says nothing, in points.
struct TableHeights {
  var row = UITableView.automaticDimension
  var header = UITableView.automaticDimension
  var footer = UITableView.automaticDimension
  var estimatedRow = UITableView.automaticDimension
  var estimatedHeader = UITableView.automaticDimension
  var estimatedFooter = UITableView.automaticDimension
  var headerTopPadding = UITableView.automaticDimension
  /// The height of rows without content below the last one.
  var filler: CGFloat = 0
}
