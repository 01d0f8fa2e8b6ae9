// SPDX-License-Identifier: MIT

import SprungStage
import Testing

@testable import SprungWindow

/// Tests that unchanged layers reuse their nodes.
@MainActor @Suite(.serialized) struct KeptNodesTests {
  /// Creates a list of ten rows with one sublayer per row.
  private func list() throws -> DrawnStage {
    let stage = DrawnStage()
    try stage.frame { frame in
      stage.box(1, x: 0, y: 0, width: 40, height: 20)(frame)
      for index in 0..<10 {
        let id = LayerID(10 + index)
        stage.box(id, in: 1, index: index, x: 0, y: Double(2 * index), height: 2)(frame)
        stage.box(id + 100, in: id, x: 1, y: 0, width: 2, height: 2, color: 0x0000_FFFF)(frame)
      }
    }
    _ = stage.pixels()
    return stage
  }

  /// Returns the numbers of nodes that the given frame builds.
  private func built(_ stage: DrawnStage, _ write: (FrameEncoder) -> Void) throws -> NodeCounts {
    let before = stage.nodes.built
    try stage.frame(write)
    _ = stage.nodes.node()
    let after = stage.nodes.built
    return NodeCounts(
      contents: after.contents - before.contents, insides: after.insides - before.insides,
      places: after.places - before.places)
  }

  @Test("all nodes are built once") func once() throws {
    let stage = try list()
    #expect(stage.nodes.built == NodeCounts(contents: 21, insides: 21, places: 21))
    #expect(try built(stage) { _ in } == NodeCounts())
  }

  @Test("a moved layer gets a new transform, and its parent is assembled again") func move() throws {
    let stage = try list()
    let counts = try built(stage) { $0.matrix2D(12, a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4) }
    #expect(counts == NodeCounts(contents: 0, insides: 1, places: 2))
    #expect(stage.pixels()[5][12] == 0xFF0000)
  }

  @Test("only a layer whose color changes is redrawn") func paint() throws {
    let stage = try list()
    let counts = try built(stage) { $0.paint(112, fill: .black) }
    #expect(counts == NodeCounts(contents: 1, insides: 3, places: 3))
    #expect(stage.pixels()[4][1] == 0)
  }

  @Test("adding or removing a layer rebuilds it and its ancestors") func comeAndGo() throws {
    let stage = try list()
    #expect(try built(stage) { $0.remove(12) } == NodeCounts(contents: 0, insides: 1, places: 1))
    #expect(stage.pixels()[4][5] == 0xFF0000 || stage.pixels()[4][5] == 0xFFFFFF)
    let counts = try built(stage, stage.box(12, in: 1, index: 2, x: 0, y: 4, height: 2))
    #expect(counts == NodeCounts(contents: 1, insides: 2, places: 2))
  }

  @Test("changes that do not affect pixels build nothing") func silent() throws {
    let stage = try list()
    let counts = try built(stage) {
      $0.accessibility(12, role: .button, label: "Row")
      $0.motion(12, isMoving: true)
      $0.cursor(.pointer)
    }
    #expect(counts == NodeCounts())
  }
}
