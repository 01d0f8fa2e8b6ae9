// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import SprungTestSupport
import Testing

@testable import SprungDisplay

@Suite("Drawings on a stage", .oneApplication) struct DrawnStageTests {
  private let picture = StageProtocol.firstImageNumber

  private func drawing(_ color: PackedColor, images: [UInt32] = []) -> StageDrawing {
    var writer = DrawingWriter()
    writer.write(.save)
    writer.beginFill(color, [.evenOdd])
    writer.step(.move, CGPoint(x: 1, y: 2))
    writer.step(.line, CGPoint(x: 9, y: 2))
    writer.step(.line, CGPoint(x: 9, y: 8))
    writer.step(.close)
    writer.end()
    writer.write(.restore)
    return StageDrawing(width: 10, height: 10, scale: 2, images: images, words: writer.words)
  }

  private func bytes(_ body: (FrameEncoder) -> Void) -> [UInt8] {
    let encoder = FrameEncoder()
    encoder.beginFrame()
    body(encoder)
    encoder.endFrame(flags: [], simulatedTime: 0)
    return Array(
      UnsafeRawBufferPointer(start: encoder.address, count: StageProtocol.headerSize + encoder.byteCount))
  }

  private func tree(_ frames: [UInt8]...) throws -> StageTree {
    var tree = StageTree()
    for frame in frames { try tree.apply(frame.withUnsafeBytes { try Frame.decode($0) }) }
    return tree
  }

  private func layer(_ encoder: FrameEncoder) {
    encoder.create(1, parent: 0, kind: .image, index: 0)
    encoder.bounds(1, width: 40, height: 20)
  }

  @Test("A layer keeps a drawing until it receives one without commands") func layers() throws {
    let first = bytes {
      layer($0)
      $0.drawing(1, drawing(.black))
    }
    #expect(try tree(first)[1]?.drawing == drawing(.black))
    let none = bytes { $0.drawing(1, StageDrawing(width: 10, height: 10)) }
    #expect(try tree(first, none)[1]?.drawing == nil)
    #expect(throws: StageTree.Failure.unknownLayer(9)) { try tree(bytes { $0.drawing(9, drawing(.black)) }) }
  }

  @Test("A number refers to the most recent file or drawing") func pictures() throws {
    let drawn = bytes { $0.imageDrawing(picture, drawing(.black)) }
    let file = bytes { $0.imageData(picture, [1, 2]) }
    let none = bytes { $0.imageData(picture, []) }
    #expect(try tree(drawn).drawings == [picture: drawing(.black)])
    let filed = try tree(drawn, file)
    #expect(filed.drawings.isEmpty && filed.images == [picture: [1, 2]])
    let redrawn = try tree(file, drawn)
    #expect(redrawn.images.isEmpty && redrawn.drawings.count == 1)
    #expect(try tree(drawn, none).drawings.isEmpty)
  }

  @Test("A ledger provides drawings to a display that connects later") func ledger() throws {
    let frames = [
      bytes {
        $0.imageDrawing(picture, drawing(.white))
        $0.imageDrawing(picture + 1, drawing(.black))
        layer($0)
        $0.image(1, assetID: picture)
        $0.drawing(1, drawing(.white, images: [picture]))
      },
      bytes {
        $0.imageDrawing(picture, drawing(.black))
        $0.drawing(1, drawing(.black, images: [picture]))
      },
      bytes { $0.imageData(picture + 1, []) },
    ]
    var ledger = StageLedger()
    var all = StageTree()
    for frame in frames {
      try ledger.apply(frame)
      try all.apply(frame.withUnsafeBytes { try Frame.decode($0) })
      let whole = try tree(ledger.wholeFrame)
      #expect(whole.drawings == all.drawings && whole.inDrawingOrder == all.inDrawingOrder)
      #expect(all.firstDifference(to: whole) == nil)
    }
    #expect(all.drawings.count == 1)
  }

  @Test("A ledger rejects a record too short for a picture") func shortRecord() {
    var frame = bytes { _ in }
    frame.append(contentsOf: [UInt8](words: [26 | 3 << 8, 0, picture]))
    frame.setWord(12, at: 4)
    var ledger = StageLedger()
    #expect(throws: FrameDecodingError.malformedRecord(offset: 0)) { try ledger.apply(frame) }
  }

  @Test("Differences in drawings and drawn pictures are reported") func differences() throws {
    let before = bytes {
      $0.imageDrawing(picture, drawing(.black))
      layer($0)
      $0.image(1, assetID: picture)
      $0.drawing(1, drawing(.black))
    }
    let first = try tree(before)
    let other = try tree(before, bytes { $0.drawing(1, drawing(.white)) })
    #expect(first.firstDifference(to: other) == "image in the stage: drawing is different")
    let redrawn = try tree(before, bytes { $0.imageDrawing(picture, drawing(.white)) })
    #expect(
      first.firstDifference(to: redrawn) == "image in the stage: image \(picture) is drawn differently")
  }

  @Test("SVG contains paths, states, pictures and text") func svg() throws {
    var writer = DrawingWriter()
    writer.write(.save)
    writer.transform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 1)
    writer.beginClip([])
    writer.step(.move, CGPoint(x: 0, y: 0))
    writer.step(.line, CGPoint(x: 5, y: 5))
    writer.step(.close)
    writer.end()
    writer.alpha(0.5)
    writer.blend(.multiply)
    writer.beginFill(PackedColor(rawValue: 0xFF00_0080), .evenOdd)
    writer.step(.move, CGPoint(x: 0, y: 0))
    writer.step(.close)
    writer.end()
    writer.write(.restore)
    writer.write(.beginGroup)
    writer.image(
      DrawnImage(
        place: 0, source: DrawnRect(x: 0, y: 0, width: 0.5, height: 1),
        target: DrawnRect(x: 1, y: 1, width: 4, height: 4), tint: .white))
    writer.text(
      DrawnText(text: "a<b", x: 1, baseline: 9, style: TextStyle(fontSize: 8), color: .black, width: 12))
    writer.gradient(DrawnGradient(start: [0, 0], end: [9, 0], stops: [GradientStop(color: .black, place: 0)]))
    writer.blend(.clear)
    writer.beginFill(.black, [])
    writer.step(.move, CGPoint(x: 7, y: 7))
    writer.end()
    let text = try tree(
      bytes {
        $0.imageDrawing(picture, drawing(.white, images: [picture]))
        layer($0)
        $0.image(1, assetID: picture, tint: .white)
        $0.drawing(1, StageDrawing(width: 10, height: 10, images: [picture], words: writer.words))
      }
    ).svg(width: 50, height: 50)
    for part in [
      "<svg width=\"40.0\" height=\"20.0\" viewBox=\"0 0 10.0 10.0\" preserveAspectRatio=\"none\">",
      "<g transform=\"matrix(2.0 0.0 0.0 2.0 1.0 1.0)\">", "<g clip-path=\"url(#drawing1-1)\">",
      "<g opacity=\"0.5\" style=\"mix-blend-mode:multiply\"><path d=\"M0.0 0.0 Z\" fill-rule=\"evenodd\"",
      "viewBox=\"0.0 0.0 0.5 1.0\"", "textLength=\"12.0\"", ">a&lt;b</text>", "<linearGradient id=\"drawing1-",
      "<stop offset=\"1.0\" stop-opacity=\"0\"/>", "mask=\"url(#stencil1)\"",
    ] { #expect(text.contains(part), "\(part) is missing in \(text)") }
    // A clearing shape is not a separate element: it becomes part of a mask around the group's earlier drawings.
    let erased = text.components(separatedBy: "M7.0 7.0")
    #expect(erased.count == 2 && erased[1].hasPrefix("\"/></mask><g mask=\"url(#drawing1-"))
    // Every element is closed, including those still open at the end of a drawing.
    let opened = text.split(separator: "<").filter { !$0.hasPrefix("/") && !$0.contains("/>") }.count
    #expect(opened == text.split(separator: "<").filter { $0.hasPrefix("/") }.count)
  }
}
