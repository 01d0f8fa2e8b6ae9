// SPDX-License-Identifier: MIT

import Foundation
import SprungPictures

/// Reads frames from standard input and writes images of them to files.
///
///     sprung-pictures [--png FILE] [--gif FILE] [--scale N] [--frames-per-second N] [--at SECONDS ...] [--filmstrip]
///
/// `sprung render` runs this program. An error is printed as one line to standard error, and the exit code is 2.
@main
enum SprungPicturesProgram {
  static func main() {
    do {
      let request = try PictureRequest(arguments: Array(CommandLine.arguments.dropFirst()))
      var run = PictureRun(request)
      while let piece = try FileHandle.standardInput.read(upToCount: 1 << 20), !piece.isEmpty {
        try run.read(Array(piece))
      }
      for (path, bytes) in try run.finish() {
        do {
          try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
          throw PictureFailure("cannot write \(path): \(error.localizedDescription)")
        }
      }
      for complaint in run.complaints { say(complaint) }
    } catch {
      say("\(error)")
      exit(2)
    }
  }

  private static func say(_ line: String) {
    FileHandle.standardError.write(Data("sprung: \(line)\n".utf8))
  }
}
