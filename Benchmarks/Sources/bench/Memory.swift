// SPDX-License-Identifier: MIT

import Foundation

/// The memory of this process.
nonisolated enum Memory {
  /// The part that is in RAM, from the second number of /proc/self/statm.
  static var residentKiB: Int {
    let text = (try? String(contentsOf: URL(fileURLWithPath: "/proc/self/statm"), encoding: .utf8)) ?? ""
    let pages = Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0
    return pages * 4
  }
}
