// SPDX-License-Identifier: MIT

import UIKit

/// The workouts of a week.
struct Week {
  struct Day {
    let name: String
    let kilometers: CGFloat
  }

  let name: String
  /// The goal in kilometers.
  let goal: CGFloat
  let days: [Day]
  /// The heart rate during the longest run in beats per minute, one value every three minutes.
  let heartRate: [CGFloat]

  var kilometers: CGFloat { days.reduce(0) { $0 + $1.kilometers } }

  private init(_ name: String, kilometers: [CGFloat], heartRate: [CGFloat]) {
    self.name = name
    goal = 40
    days = zip(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], kilometers).map { Day(name: $0, kilometers: $1) }
    self.heartRate = heartRate
  }

  static let all = [
    Week(
      "Last week", kilometers: [0, 5.2, 3.8, 0, 6.1, 4, 7.7],
      heartRate: [70, 88, 102, 115, 119, 126, 133, 130, 138, 141, 137, 144, 150, 139, 121, 97]),
    Week(
      "This week", kilometers: [4.2, 6, 0, 7.5, 3.1, 9.4, 2.8],
      heartRate: [72, 96, 118, 131, 138, 142, 151, 147, 155, 162, 158, 149, 141, 128, 104, 88]),
  ]

  /// Formats a distance, as in "4.2 km".
  static func text(_ kilometers: CGFloat) -> String {
    let tenths = Int((kilometers * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) km" : "\(tenths / 10).\(tenths % 10) km"
  }
}
