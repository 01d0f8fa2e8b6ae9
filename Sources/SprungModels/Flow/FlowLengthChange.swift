// SPDX-License-Identifier: MIT

/// The length of lines before and after they were requested again, in points.
struct FlowLengthChange {
  var before = 0.0
  var after = 0.0
}
