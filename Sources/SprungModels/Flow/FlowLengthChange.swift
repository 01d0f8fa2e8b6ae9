// SPDX-License-Identifier: MIT

/// The length of lines before and after a request of their sizes, in points.
struct FlowLengthChange {
  var before = 0.0
  var after = 0.0
}
