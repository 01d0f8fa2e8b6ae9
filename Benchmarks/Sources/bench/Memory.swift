// SPDX-License-Identifier: MIT

import Foundation

/// Reports the memory use of this process.
nonisolated enum Memory {
  /// The resident memory in KiB, from the second number in /proc/self/statm.
  static var residentKiB: Int {
    let text = (try? String(contentsOf: URL(fileURLWithPath: "/proc/self/statm"), encoding: .utf8)) ?? ""
    let pages = Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0
    return pages * 4
  }
}
