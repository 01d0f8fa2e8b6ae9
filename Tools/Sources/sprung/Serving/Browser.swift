// SPDX-License-Identifier: MIT

import Foundation

/// Opens the user's default browser.
enum Browser {
  /// Opens `address` if a display and a suitable program exist. Failures are ignored, because the command also prints
  /// the address.
  static func open(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
    guard hasDisplay else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", address]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.environment = environment.merging([Descendants.detachedMark: "1"]) { $1 }
    try? Descendants.start(process)
  }
}
