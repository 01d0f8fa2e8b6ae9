// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

extension FuzzTarget {
  /// Recordings of worlds: each must be rejected with a line and a reason, or parsed and played within the limits.
  ///
  /// The end line is corrected first, because a fuzzer cannot guess a checksum. An input that starts with `!` is parsed
  /// unchanged.
  static let recordings = FuzzTarget(
    "recordings", faults: nil, seeds: { RecordingSeeds.texts },
    run: { bytes, check in
      let isRaw = bytes.first == UInt8(ascii: "!")
      let bytes = isRaw ? Array(bytes.dropFirst()) : FuzzedEndLine.replaced(in: bytes)
      do throws(RecordingError) {
        let recording = try Recording(text: String(decoding: bytes, as: UTF8.self), limits: recordingLimits)
        checkRoundTrip(recording, check)
        checkReplay(recording, check)
      } catch {
        check.expect(error.line >= 1 && error.message.count > 10, "rejected without a line or a reason: \(error)")
      }
    })

  /// Low limits, so that an input takes a few milliseconds.
  private static var recordingLimits: Recording.Limits {
    var limits = Recording.Limits()
    limits.bytes = 65_536
    limits.operations = 400
    limits.steps = 600
    limits.bodies = 40
    limits.snapshots = 8
    limits.snapshotObjects = 2000
    return limits
  }

  private static func checkRoundTrip(_ recording: Recording, _ check: FuzzCheck) {
    let text = recording.text
    do throws(RecordingError) {
      let again = try Recording(text: text)
      // Texts are compared, because NaN does not equal itself.
      check.expect(again.text == text, "a recording differs after it was written and parsed again")
    } catch {
      check.note("a recording was rejected after it was written: line \(error.line), \(error.message)")
    }
  }

  private static func checkReplay(_ recording: Recording, _ check: FuzzCheck) {
    let limits = recordingLimits
    func play() -> Recording.Replay { recording.replay(limits: limits) { _ in { _ in CGVector(dx: 1, dy: 0) } } }
    let first = play()
    let second = play()
    check.expect(first.world.stateHash() == second.world.stateHash(), "two replays have different results")
    check.expect(Int64(first.world.bodyCount) <= limits.bodies, "a replay created \(first.world.bodyCount) bodies")
    check.note(FuzzedWorld.disorder(in: first.world))
  }
}
