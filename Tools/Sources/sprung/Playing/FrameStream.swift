// SPDX-License-Identifier: MIT

import Foundation
import SprungStage

/// A file with the frames of a playback for a renderer. The file contains the size, the times and the frames as
/// messages.
final class FrameStream {
  /// The file. The file is deleted together with this object.
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

  /// The reason why writing failed, after which data is missing; otherwise nil.
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
