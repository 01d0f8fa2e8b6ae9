// SPDX-License-Identifier: MIT

import Foundation
import SprungScript
import SprungStage

/// All input of an app since its start, with the hashes of its frames. The recording is replayed to the next build.
struct LiveRecording {
  /// A message to the app.
  enum Entry {
    case input([UInt8])
    case clipboard(String)
    case open(String)
    case drag(StageDragStep)
    /// A frame and the hash of its content; nil until the application has replied.
    case frame(milliseconds: Double, hash: UInt64?)
  }

  let width: Double
  let height: Double
  let scale: Double
  private(set) var entries: [Entry] = []
  /// The indexes of frames among the entries.
  private var frames: [Int] = []
  private var answered = 0

  /// The maximum number of entries, which is about half an hour of motion. Later frames are displayed but not recorded.
  static let largest = 400_000

  init(width: Double, height: Double, scale: Double) {
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// The number of frames.
  var frameCount: Int { frames.count }
  /// Whether the limit has been reached, so that later input is not replayed.
  var isFull: Bool { entries.count >= Self.largest }

  mutating func add(_ entry: Entry) {
    guard !isFull else { return }
    if case .frame = entry { frames.append(entries.count) }
    entries.append(entry)
  }

  /// Stores the hash of the first frame to which the application has not yet replied.
  mutating func shown(hash: UInt64) {
    guard answered < frames.count, case .frame(let time, _) = entries[frames[answered]] else { return }
    entries[frames[answered]] = .frame(milliseconds: time, hash: hash)
    answered += 1
  }

  /// Returns the time and hash of a frame.
  func frame(_ index: Int) -> (milliseconds: Double, hash: UInt64?) {
    guard frames.indices.contains(index), case .frame(let time, let hash) = entries[frames[index]] else {
      return (0, nil)
    }
    return (time, hash)
  }

  /// Returns a copy with the same input but without frame hashes.
  func unanswered() -> LiveRecording {
    var copy = self
    copy.answered = 0
    return copy
  }

  /// Returns the recording as the text of a script for the app with the given name.
  func text(of name: String) -> String {
    var recorder = ScriptRecorder(demo: name, width: width, height: height, scale: scale)
    for entry in entries {
      switch entry {
      case .input(let records):
        records.withUnsafeBytes { bytes in _ = InputEvent.decode(bytes) { recorder.add($0) } }
      // The clipboard, URLs and drags may contain text that should not appear in a bug report.
      case .clipboard, .open, .drag: break
      case .frame(let milliseconds, _): recorder.addFrame(milliseconds: milliseconds)
      }
    }
    return recorder.text
  }
}
