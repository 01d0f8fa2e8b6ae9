// SPDX-License-Identifier: MIT

/// The length of lines in points, before and after the sizes of their items were requested.
struct FlowLengthChange {
  var before = 0.0
  var after = 0.0
}
