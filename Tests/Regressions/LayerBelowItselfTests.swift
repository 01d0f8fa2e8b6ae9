// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungStage
import Testing

/// A frame can declare a layer as its own sublayer. Both frame readers accepted such a frame, and moving the next layer
/// below it caused an infinite walk through the parents. A layer with a nonexistent parent was rejected, but was still
/// counted although it was not drawn.
@Suite struct LayerBelowItselfTests {
  private func frame(_ write: (FrameEncoder) -> Void) throws -> (frame: Frame, bytes: [UInt8]) {
    let encoder = FrameEncoder()
    encoder.beginFrame()
    write(encoder)
    encoder.endFrame(flags: [], simulatedTime: 0)
    let count = StageProtocol.headerSize + encoder.byteCount
    return (
      try Frame.decode(at: encoder.address), [UInt8](UnsafeRawBufferPointer(start: encoder.address, count: count))
    )
  }

  @Test("A layer that is its own parent is rejected by the tree and by the ledger") func belowItself() throws {
    let (frame, bytes) = try frame { $0.create(5, parent: 5, kind: .box, index: 0) }
    var tree = StageTree()
    #expect(throws: StageTree.Failure.self) { try tree.apply(frame) }
    #expect(tree.count == 0)
    var ledger = StageLedger()
    #expect(throws: FrameDecodingError.self) { try ledger.apply(bytes) }
    #expect(ledger.count == 0)
  }

  @Test("A layer with a nonexistent parent is rejected completely") func belowNothing() throws {
    let (frame, bytes) = try frame { $0.create(5, parent: 6, kind: .box, index: 0) }
    var tree = StageTree()
    #expect(throws: StageTree.Failure.unknownLayer(6)) { try tree.apply(frame) }
    #expect(tree.count == 0)
    var ledger = StageLedger()
    #expect(throws: FrameDecodingError.self) { try ledger.apply(bytes) }
  }

  @Test("A layer that is moved below itself keeps its position") func movedBelowItself() throws {
    let (first, _) = try frame {
      $0.create(1, parent: 0, kind: .box, index: 0)
      $0.create(2, parent: 1, kind: .box, index: 0)
    }
    var tree = StageTree()
    try tree.apply(first)
    for parent: LayerID in [1, 2, 9] {
      let (second, _) = try frame { $0.move(1, parent: parent, index: 0) }
      #expect(throws: StageTree.Failure.self) { try tree.apply(second) }
      #expect(tree.inDrawingOrder.map(\.id) == [1, 2])
    }
  }
}
