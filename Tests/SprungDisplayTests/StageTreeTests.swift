// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import SprungTestSupport
import Testing

@testable import SprungDisplay

@Suite(.oneApplication) struct StageTreeTests {
  /// Returns a tree with a 100 x 50 clipping box at (10, 20). The box contains a 40 x 10 label at (30, 5), rotated by
  /// 90 degrees.
  private func sample() throws -> (StageTree, FrameEncoder) {
    let encoder = FrameEncoder()
    var tree = StageTree()
    encoder.beginFrame()
    encoder.create(1, parent: 0, kind: .box, index: 0)
    encoder.matrix2D(1, a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 20)
    encoder.bounds(1, width: 100, height: 50, cornerRadius: 4, flags: .clips)
    encoder.paint(1, fill: PackedColor(rawValue: 0x00FF_0080), border: .black, borderWidth: 2)
    encoder.create(2, parent: 1, kind: .label, index: 0)
    encoder.matrix2D(2, a: 0, b: 1, c: -1, d: 0, tx: 30, ty: 5)
    encoder.bounds(2, width: 40, height: 10)
    encoder.text(2, "a < b", style: TextStyle(fontSize: 10, alignment: .center), color: .white)
    encoder.accessibility(2, role: .listItem, label: "a", position: 3, count: 9)
    try tree.apply(Frame.decode(at: encoder.endFrame(flags: [], simulatedTime: 0)))
    return (tree, encoder)
  }

  @Test func recordsCreateLayers() throws {
    let (tree, _) = try sample()
    #expect(tree.roots == [1])
    #expect(tree.inDrawingOrder.map(\.id) == [1, 2])
    #expect(tree[1]?.boundsFlags == .clips)
    #expect(tree[2]?.text == "a < b")
    #expect(tree[2]?.role == .listItem)
    #expect(tree[2]?.position == 3)
    #expect(tree[2]?.count == 9)
  }

  @Test func centersAreConvertedThroughAllMatrices() throws {
    let (tree, _) = try sample()
    let center = try #require(tree.center(of: 2))
    #expect(center.x == 35)
    #expect(center.y == 45)
    #expect(tree.center(of: 9) == nil)
  }

  @Test func laterRecordsChangeMoveAndRemoveLayers() throws {
    var (tree, encoder) = try sample()
    encoder.beginFrame()
    encoder.create(3, parent: 0, kind: .box, index: 0)
    encoder.move(2, parent: 3, index: 0)
    encoder.opacity(1, opacity: 0.5, isHidden: true)
    try tree.apply(Frame.decode(at: encoder.endFrame(flags: [], simulatedTime: 0)))
    #expect(tree.inDrawingOrder.map(\.id) == [3, 2, 1])
    #expect(tree[1]?.isHidden == true && tree[1]?.opacity == 0.5)
    encoder.beginFrame()
    encoder.remove(3)
    try tree.apply(Frame.decode(at: encoder.endFrame(flags: [], simulatedTime: 0)))
    #expect(tree.inDrawingOrder.map(\.id) == [1])
    #expect(tree.count == 1)
  }

  @Test func recordsOfUnknownLayersAreErrors() throws {
    var (tree, encoder) = try sample()
    encoder.beginFrame()
    encoder.remove(7)
    let frame = try Frame.decode(at: encoder.endFrame(flags: [], simulatedTime: 0))
    #expect(throws: StageTree.Failure.unknownLayer(7)) { try tree.apply(frame) }
    encoder.beginFrame()
    encoder.create(1, parent: 0, kind: .box, index: 0)
    let again = try Frame.decode(at: encoder.endFrame(flags: [], simulatedTime: 0))
    #expect(throws: StageTree.Failure.createdTwice(1)) { try tree.apply(again) }
    encoder.beginFrame()
    encoder.move(1, parent: 2, index: 0)
    let circle = try Frame.decode(at: encoder.endFrame(flags: [], simulatedTime: 0))
    #expect(throws: StageTree.Failure.movedBelowItself(1)) { try tree.apply(circle) }
  }

  @Test func perspectiveDividesAndRejectsPointsBehindEye() {
    var matrix = StageMatrix.identity
    matrix.numbers[3] = 0.01
    let point = matrix.apply(x: 100, y: 50)
    #expect(point?.x == 50 && point?.y == 25)
    #expect(matrix.apply(x: -100, y: 0) == nil)
  }

  @Test func pictureContainsBoxTextAndClip() throws {
    let (tree, _) = try sample()
    let text = SVGPicture(tree, width: 320, height: 568).text
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"320.0\" height=\"568.0\""))
    #expect(text.contains("<g transform=\"matrix(1.0 0.0 0.0 1.0 10.0 20.0)\">"))
    #expect(text.contains("fill=\"#00ff00\" fill-opacity=\"0.50"))
    #expect(text.contains("<clipPath id=\"clip1\">"))
    #expect(text.contains(">a &lt; b</text>"))
    #expect(text.components(separatedBy: "<g").count == text.components(separatedBy: "</g>").count)
  }
}
