// SPDX-License-Identifier: MIT

import Foundation
import SprungStage

/// The frames of a play for a program that draws them: size, times and frames as messages.
final class FrameStream {
  /// The file, which is there as long as this is.
  let file: URL
  private let handle: FileHandle

  /// Begins with the size of the stage in points.
  init(width: Double, height: Double, scale: Double) throws {
    file = FileManager.default.temporaryDirectory.appendingPathComponent("sprung-frames-\(UUID().uuidString)")
    do {
      try Data().write(to: file)
      handle = try FileHandle(forWritingTo: file)
    } catch {
      throw CommandFailure.work("cannot write \(file.path): \(error.localizedDescription)")
    }
    add(.begin(width: width, height: height, scale: scale))
  }

  deinit {
    try? handle.close()
    try? FileManager.default.removeItem(at: file)
  }

  /// Why something could not be written down; what follows it is missing then.
  private(set) var failure: CommandFailure?

  /// Adds the frame of a time.
  func add(milliseconds: Double, _ frame: ProcessMessage) {
    add(.frame(milliseconds: milliseconds))
    add(frame)
  }

  private func add(_ message: ProcessMessage) {
    guard failure == nil else { return }
    do {
      try handle.write(contentsOf: Data(message.bytes))
    } catch {
      failure = .work("cannot write \(file.path): \(error.localizedDescription)")
    }
  }
}
