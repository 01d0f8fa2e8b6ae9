// SPDX-License-Identifier: MIT

import UIKit

/// What was measured in a week.
struct Week {
  struct Day {
    let name: String
    let kilometers: CGFloat
  }

  let goal: CGFloat
  let days: [Day]
  /// Beats per minute, at even distances of time.
  let heartRate: [CGFloat]

  var kilometers: CGFloat { days.reduce(0) { $0 + $1.kilometers } }

  static let last = Week(
    goal: 40,
    days: [
      Day(name: "Mon", kilometers: 4.2), Day(name: "Tue", kilometers: 6), Day(name: "Wed", kilometers: 0),
      Day(name: "Thu", kilometers: 7.5), Day(name: "Fri", kilometers: 3.1), Day(name: "Sat", kilometers: 9.4),
      Day(name: "Sun", kilometers: 2.8),
    ],
    heartRate: [72, 96, 118, 131, 138, 142, 151, 147, 155, 162, 158, 149, 141, 128, 104, 88])

  /// A distance as people read it, such as "4.2 km".
  static func text(_ kilometers: CGFloat) -> String {
    let tenths = Int((kilometers * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) km" : "\(tenths / 10).\(tenths % 10) km"
  }
}
