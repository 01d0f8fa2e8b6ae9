// SPDX-License-Identifier: MIT

import Foundation
import SprungStage

/// A file that passes the frames of a playback to a renderer. The file contains messages with the stage's size and with
/// the time and content of each frame.
final class FrameStream {
  /// The location of the file. The file is deleted when this object is deallocated.
  let file: URL
  private let handle: FileHandle

  /// Creates the file, which starts with the size of the stage in points.
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

  /// The reason why writing failed, so that the file is incomplete; otherwise nil.
  private(set) var failure: CommandFailure?

  /// Adds the frame for a time.
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
