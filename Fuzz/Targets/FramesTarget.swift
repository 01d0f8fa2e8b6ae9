// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungGeometry
import SprungStage

extension FuzzTarget {
  /// The data between an app and a host: frames, message streams and inboxes. Each must be rejected completely or
  /// decoded, and an encoder's output must be decodable.
  ///
  /// The first byte selects the kind of data.
  static let frames = FuzzTarget(
    "frames", faults: ["inboxTruncated", "inputNotFinite", "stageNumberNotFinite"], seeds: { FrameSeeds.inputs },
    run: { bytes, check in
      let rest = Array(bytes.dropFirst())
      switch (bytes.first ?? 0) % 5 {
      case 0: checkFrame(FrameSeeds.frame(ofRecords: rest), check)
      case 1: checkFrame(rest, check)
      case 2: checkEncoder(rest, check)
      case 3: checkStream(rest, check)
      default: checkInbox(rest, check)
      }
    })

  /// Checks an untrusted frame. The tree and the ledger decode it differently and must agree.
  private static func checkFrame(_ bytes: [UInt8], _ check: FuzzCheck) {
    var tree = StageTree()
    var ledger = StageLedger()
    guard let frame = try? bytes.withUnsafeBytes({ try Frame.decode($0) }) else {
      _ = try? ledger.apply(bytes)
      checkLedger(ledger, check)
      return
    }
    let isTaken = (try? ledger.apply(bytes)) != nil
    do throws(StageTree.Failure) {
      try tree.apply(frame)
      check.expect(isTaken, "a frame was accepted by a tree but rejected by a ledger")
      let again = checkLedger(ledger, check)
      // Only counts are compared exactly, because a matrix can have the same value in another form.
      check.expect(again?.count == tree.count, "a ledger reports \(again?.count ?? 0) layers instead of \(tree.count)")
      check.note(again.flatMap { tree.firstDifference(to: $0) })
    } catch {
      check.expect(!isTaken, "a frame was rejected by a tree, \(error), but accepted by a ledger")
    }
    checkTree(tree, check)
    _ = SVGPicture(tree, width: 320, height: 568).text
  }

  private static func checkTree(_ tree: StageTree, _ check: FuzzCheck) {
    let shown = tree.inDrawingOrder
    check.expect(shown.count == tree.count, "\(tree.count) layers, but \(shown.count) are drawn")
    for layer in shown {
      let siblings = layer.parent == 0 ? tree.roots : tree[layer.parent]?.children ?? []
      check.expect(siblings.count { $0 == layer.id } == 1, "layer \(layer.id) is not exactly once in its parent")
    }
  }

  @discardableResult
  private static func checkLedger(_ ledger: StageLedger, _ check: FuzzCheck) -> StageTree? {
    let whole = ledger.wholeFrame
    var tree = StageTree()
    do {
      try tree.apply(try whole.withUnsafeBytes { try Frame.decode($0) })
      return tree
    } catch is FrameDecodingError {
      // A ledger stores records unchanged, including those that only a reader can reject.
      return nil
    } catch {
      check.note("a ledger's records for a new display were rejected: \(error)")
      return nil
    }
  }

  private static func checkEncoder(_ bytes: [UInt8], _ check: FuzzCheck) {
    let written = FrameSeeds.encoded(bytes)
    do {
      let frame = try written.withUnsafeBytes { try Frame.decode($0) }
      check.expect(frame.records.count == frame.header.recordCount, "an encoder writes unknown records")
    } catch {
      check.note("the output of an encoder cannot be decoded: \(error)")
    }
  }

  /// Checks a stream that arrives in chunks. The first byte of each chunk is its length.
  private static func checkStream(_ bytes: [UInt8], _ check: FuzzCheck) {
    var reader = ProcessMessageReader()
    var rest = bytes[...]
    do throws(ProcessMessageError) {
      while let count = rest.popFirst() {
        reader.append(rest.prefix(Int(count)))
        rest = rest.dropFirst(Int(count))
        while let message = try reader.next() {
          var again = ProcessMessageReader()
          again.append(message.bytes)
          let same = try again.next()
          check.expect(
            same.map { $0.bytes } == message.bytes && again.pendingByteCount == 0, "a decoded message differs")
        }
      }
      check.expect(reader.pendingByteCount <= bytes.count, "more bytes are pending than were received")
    } catch {}
  }

  private static func checkInbox(_ bytes: [UInt8], _ check: FuzzCheck) {
    var events: [InputEvent] = []
    let count = bytes.withUnsafeBytes { buffer in InputEvent.decode(buffer) { events.append($0) } }
    check.expect(count == events.count, "an inbox reports \(count) events instead of \(events.count)")
    for event in events {
      check.expect(event.isFinite, "an event that is not finite was accepted: \(event)")
      var record = [UInt8](repeating: 0, count: StageProtocol.inputRecordSize)
      record.withUnsafeMutableBytes { if let start = $0.baseAddress { event.encode(to: start) } }
      var again: [InputEvent] = []
      record.withUnsafeBytes { buffer in _ = InputEvent.decode(buffer) { again.append($0) } }
      check.expect(again == [event], "an event differs after it was decoded: \(event), \(again)")
    }
  }
}
