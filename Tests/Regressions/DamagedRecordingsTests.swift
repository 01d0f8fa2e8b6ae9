// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// Recordings of worlds had no end marker and no checksum. As a result, 17 % of truncated recordings and 27 % of those
/// with a wrong digit were accepted as complete. Replaying a nine-byte `snapshot` line copies the world, so 283 KB of
/// text used 1.2 GB. `advance 9223372036854775807` and `advance -5` were accepted. A degenerate region (a line) was
/// restored as an empty region.
///
/// Version 2 ends with the number of operations and a checksum of all preceding text, and limits the resources that a
/// recording can request.
@Suite struct DamagedRecordingsTests {
  /// Returns a recording of a few bodies with fields, walls, snapshots and hashes.
  private static func recording() -> Recording {
    let world = World()
    world.startRecording(hashInterval: 4)
    let bodies = (0..<3).map {
      world.addBody(
        BodyDescription(position: CGPoint(x: 60 * Double($0), y: 0.1), size: CGSize(width: 40, height: 30)))
    }
    let set = world.addBoundarySet()
    world.setFrame(CGRect(x: -50, y: -50, width: 300, height: 200), of: set)
    for body in bodies {
      world.setGravity(CGVector(dx: 3, dy: 700), of: body)
      world.addMember(body, to: set)
    }
    world.advance(steps: 6)
    let snapshot = world.snapshot()
    world.addSpring(to: bodies[0], anchor: CGPoint(x: 5, y: 5), frequency: 2, damping: 0.3)
    world.advance(steps: 6)
    world.restore(snapshot)
    world.removeBody(bodies[2])
    world.advance(steps: 4)
    return world.stopRecording() ?? Recording()
  }

  /// Returns the reason why the text is rejected, or nil if it is accepted.
  private func refusal(of bytes: [UInt8]) -> RecordingError? {
    do throws(RecordingError) {
      _ = try Recording(text: String(decoding: bytes, as: UTF8.self))
      return nil
    } catch {
      return error
    }
  }

  private func expectRefused(_ bytes: [UInt8], _ what: String, lines: Int) {
    guard let error = refusal(of: bytes) else {
      Issue.record("accepted as complete: \(what)")
      return
    }
    #expect(error.line >= 1 && error.line <= Int64(lines) + 1, "\(what): line \(error.line)")
    #expect(error.message.count > 10, "\(what)")
    Figures.count(1, "corrupted recordings rejected", of: "damaged files")
  }

  @Test("A truncated recording is rejected")
  func cut() throws {
    let bytes = Array(DamagedRecordingsTests.recording().text.utf8)
    #expect(refusal(of: bytes) == nil)
    for end in bytes.indices { expectRefused(Array(bytes[..<end]), "cut at byte \(end)", lines: 60) }
    // A recording is also rejected if its first line or any other single line is missing.
    let lines = bytes.split(separator: 10)
    for missing in lines.indices {
      var rest = lines
      rest.remove(at: missing)
      expectRefused(Array(rest.joined(separator: [10])) + [10], "without line \(missing + 1)", lines: 60)
    }
  }

  @Test("A recording with wrong digits or bytes is rejected", arguments: 1...3)
  func flipped(count: Int) {
    let bytes = Array(DamagedRecordingsTests.recording().text.utf8)
    var random = SeededRandom(seed: UInt64(count))
    let hexadecimal = Array("0123456789abcdef".utf8)
    let digits = bytes.indices.filter { hexadecimal.contains(bytes[$0]) }
    for round in 0..<800 {
      var damaged = bytes
      for _ in 0..<count {
        if round % 2 == 0 {
          damaged[digits[random.int(in: 0..<digits.count)]] = hexadecimal[random.int(in: 0..<16)]
        } else {
          damaged[random.int(in: 0..<damaged.count)] = UInt8(random.int(in: 0..<256))
        }
      }
      if damaged != bytes { expectRefused(damaged, "seed \(count), round \(round)", lines: 200) }
    }
  }

  @Test("Duplicated, moved and added lines are rejected")
  func moved() {
    let bytes = Array(DamagedRecordingsTests.recording().text.utf8)
    let lines = bytes.split(separator: 10)
    for index in 1..<lines.count {
      var doubled = lines
      doubled.insert(lines[index], at: index)
      expectRefused(Array(doubled.joined(separator: [10])) + [10], "line \(index + 1) twice", lines: 60)
      var exchanged = lines
      exchanged.swapAt(index, index - 1)
      guard exchanged != lines else { continue }
      expectRefused(Array(exchanged.joined(separator: [10])) + [10], "line \(index + 1) earlier", lines: 60)
    }
    expectRefused(bytes + Array("stopAll\n".utf8), "a line after the end", lines: 60)
    expectRefused(bytes + [10], "an empty line after the end", lines: 60)
  }

  @Test("Line endings of another platform are accepted")
  func otherLineEnds() throws {
    let recording = DamagedRecordingsTests.recording()
    let text = recording.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(try Recording(text: text) == recording)
  }

  @Test(
    "The step count must be positive and within the limit", arguments: ["-5", "0", "9223372036854775807", "10000001"])
  func steps(count: String) {
    let error = refusal(of: Array("sprung-recording 2\nstopAll\nadvance \(count)\n".utf8))
    #expect(error?.line == 3)
    #expect(error?.message.contains("steps") == true, "\(error?.message ?? "")")
  }

  @Test("Many small advances count towards the same limit")
  func stepsInAll() {
    let text = "sprung-recording 2\n" + String(repeating: "advance 3000000\n", count: 4)
    let error = refusal(of: Array(text.utf8))
    #expect(error?.line == 5)
    #expect(error?.message.contains("steps") == true)
  }

  @Test("A version 1 file is distinguished from a damaged one")
  func olderVersion() {
    let error = refusal(of: Array("sprung-recording 1\nadvance 1\n".utf8))
    #expect(error?.line == 1)
    #expect(error?.message.contains("older version") == true)
  }

  /// Replays 20,000 snapshots. Returns the memory that the replay uses, or nil if the replay stops early.
  private func replay(_ later: [RecordedOperation]) -> (outcome: Recording.Replay, growth: Int?) {
    var recording = DamagedRecordingsTests.recording()
    recording.operations += Array(repeating: .snapshot, count: 20_000)
    // A custom field's force is evaluated in the middle of a replay.
    recording.operations.append(.addField(FieldDescription(.custom)))
    recording.operations += later
    let before = heapBytesInUse() ?? 0
    var growth: Int?
    let outcome = recording.replay { _ in
      growth = (heapBytesInUse() ?? 0) - before
      return { _ in CGVector(dx: 0, dy: 0) }
    }
    return (outcome, growth)
  }

  @Test("Snapshots that are never restored use no memory")
  func snapshots() throws {
    let (outcome, growth) = replay([])
    #expect(outcome.isExact)
    #expect(try #require(growth) < 10_000_000)
  }

  @Test("Snapshots that are restored have a limit and are released")
  func keptSnapshots() throws {
    let (outcome, growth) = replay((1..<20_000).map { .restore($0) })
    #expect(outcome.obstacle?.contains("snapshots") == true)
    #expect(growth == nil)
    // Snapshots that are restored immediately need little memory.
    var recording = DamagedRecordingsTests.recording()
    for number in 1..<2000 as Range<Int32> { recording.operations += [.snapshot, .restore(number)] }
    #expect(recording.replay().isExact)
  }

  @Test("Recording and replay stop at the limits for steps, bodies and faults")
  func replayLimits() throws {
    var limits = Recording.Limits()
    limits.bodies = 2
    let recording = DamagedRecordingsTests.recording()
    #expect(recording.replay(limits: limits).obstacle?.contains("bodies") == true)
    limits = Recording.Limits()
    limits.steps = 15
    #expect(recording.replay(limits: limits).obstacle?.contains("steps") == true)
    limits.steps = 16
    #expect(recording.replay(limits: limits).isExact)
    var endless = Recording()
    endless.operations = [.advance(Int64.max), .advance(Int64.max)]
    #expect(endless.replay().obstacle?.contains("steps") == true)
    let removal = try #require(
      recording.operations.first { if case .removeBody = $0 { true } else { false } })
    endless.operations = Array(repeating: removal, count: 2000)
    #expect(endless.replay().faults.count == 1000)

    let world = World()
    limits = Recording.Limits()
    limits.operations = 5
    world.startRecording(limits: limits)
    for _ in 0..<20 { world.advance(steps: 1) }
    let cut = try #require(world.stopRecording())
    #expect(cut.isCut)
    #expect(cut.operations.count == 5)
    #expect(try Recording(text: cut.text) == cut)
    #expect(cut.replay().isExact)
    #expect(throws: RecordingError.self) { try Recording(text: cut.text.replacing("cut\n", with: "cut\nstopAll\n")) }
    limits.bytes = 20
    #expect(throws: RecordingError.self) { try Recording(text: cut.text, limits: limits) }
  }

  @Test("Empty regions are restored unchanged")
  func emptyRegions() throws {
    let line = Region(size: CGSize(width: CGFloat.leastNonzeroMagnitude, height: 4))
    let regions = [
      Region(radius: 0), Region(size: .zero), line, line.inverse(), Region(radius: -1).union(line),
      Region.infinite.inverse(), Region.infinite.difference(Region.infinite),
      Region(radius: 1).difference(line.union(line)),
      line.difference(Region(radius: 2).intersection(Region(radius: 1))),
    ]
    for region in regions {
      var field = FieldDescription(.drag)
      field.region = region
      var recording = Recording()
      recording.operations = [.addField(field)]
      let read = try Recording(text: recording.text)
      #expect(read == recording)
      guard case .addField(let again) = read.operations.first else { continue }
      for x in [-1.0, 0, 0.5, 3] { #expect(again.region.contains(x: x, y: 0) == region.contains(x: x, y: 0)) }
    }
  }
}
