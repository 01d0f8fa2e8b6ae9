// SPDX-License-Identifier: MIT

import SprungGeometry
import Testing

@testable import SprungStage

@Suite("Frame encoder") struct FrameEncoderTests {
  @Test("Every record is read back unchanged")
  func roundTrip() throws {
    let encoder = FrameEncoder(capacity: 1)
    let red = PackedColor(red: 1, green: 0, blue: 0)
    let style = TextStyle(
      fontSize: 17, weight: 600, isItalic: true, isMonospaced: true, alignment: .right, numberOfLines: 3,
      lineBreak: .byTruncatingMiddle, lineHeight: 22)
    encoder.beginFrame()
    encoder.create(7, parent: 0, kind: .label, index: 2)
    encoder.move(7, parent: 3, index: 1)
    encoder.matrix2D(7, a: 1, b: 0.5, c: -0.5, d: 1, tx: 10, ty: -20)
    encoder.matrix3D(
      7, m11: 1, m12: 2, m13: 3, m14: 4, m21: 5, m22: 6, m23: 7, m24: 8, m31: 9, m32: 10, m33: 11, m34: 12, m41: 13,
      m42: 14, m43: 15, m44: 16)
    encoder.bounds(7, width: 70, height: 80, cornerRadius: 6, flags: [.clips])
    encoder.opacity(7, opacity: 0.25, isHidden: true)
    encoder.paint(
      7, fill: red, border: .white, borderWidth: 2, shadow: .black, shadowX: 1, shadowY: 3, shadowRadius: 5)
    encoder.backdrop(7, radius: 20, saturation: 1.5)
    encoder.text(7, "Grüße, 東京 👋", style: style, color: .black, widths: [71.5, 12])
    encoder.text(7, "", style: style, color: .black)
    encoder.image(7, assetID: 12)
    encoder.image(7, assetID: StageProtocol.firstImageNumber, tint: red)
    encoder.imageData(StageProtocol.firstImageNumber, [1, 2, 3, 4, 5])
    encoder.imageData(StageProtocol.firstImageNumber, [])
    encoder.announce("Liked: größer")
    encoder.feedback(.rigid, strength: 0.5)
    encoder.cursor(.grabbing)
    encoder.beginPath(8, fill: .clear, stroke: red, lineWidth: 2, flags: [.roundCaps], dashPhase: 1, dashes: [4, 3])
    encoder.pathMove(x: 1, y: 2)
    encoder.pathLine(x: 3, y: 4)
    encoder.pathQuadratic(controlX: 5, controlY: 6, x: 7, y: 8)
    encoder.pathCubic(control1X: 1, control1Y: 2, control2X: 3, control2Y: 4, x: 5, y: 6)
    encoder.pathClose()
    encoder.pathOutline()
    encoder.pathMove(x: 9, y: 9)
    encoder.endPath()
    encoder.beginGradient(8, kind: .radial, startX: 0.5, startY: 0.25, endX: 1, endY: 0, count: 2)
    encoder.gradientStop(red, at: 0)
    encoder.gradientStop(.white, at: 0.75)
    encoder.endGradient()
    encoder.beginPathMask(8, flags: [.evenOdd])
    encoder.pathMove(x: 1, y: 2)
    encoder.pathClose()
    encoder.endPath()
    encoder.beginGradientMask(
      8, x: 1, y: 2, width: 3, height: 4, kind: .axial, startX: 0, startY: 0, endX: 0, endY: 1, count: 1)
    encoder.gradientStop(.black, at: 1)
    encoder.endGradient()
    encoder.removeMask(8)
    encoder.accessibility(7, role: .listItem, label: "Tile 3", position: 4, count: 30, state: [.selected, .focusable])
    encoder.motion(7, isMoving: true)
    encoder.remove(7)
    let frame = try Frame.decode(
      at: encoder.endFrame(flags: [.moreFrames], simulatedTime: 1.25, wakeUpMilliseconds: 500))

    #expect(frame.header.flags == [.moreFrames, .accessibilityChanged])
    #expect(frame.header.simulatedTime == 1.25)
    #expect(frame.header.wakeUpMilliseconds == 500)
    #expect(frame.header.frameNumber == 1)
    #expect(
      frame.records == [
        .create(7, parent: 0, kind: .label, index: 2),
        .move(7, parent: 3, index: 1),
        .matrix2D(7, [1, 0.5, -0.5, 1, 10, -20]),
        .matrix3D(7, (1...16).map { Float($0) }),
        .bounds(7, width: 70, height: 80, cornerRadius: 6, flags: [.clips]),
        .opacity(7, 0.25, isHidden: true),
        .paint(
          7, fill: PackedColor(rawValue: 0xFF00_00FF), border: .white, borderWidth: 2, shadow: .black, shadowX: 1,
          shadowY: 3, shadowRadius: 5),
        .backdrop(7, radius: 20, saturation: 1.5),
        .text(7, "Grüße, 東京 👋", style: style, color: .black, widths: [71.5, 12]),
        .text(7, "", style: style, color: .black, widths: []),
        .image(7, assetID: 12, tint: .clear),
        .image(7, assetID: 0x8000_0000, tint: red),
        .imageData(0x8000_0000, [1, 2, 3, 4, 5]),
        .imageData(0x8000_0000, []),
        .announcement("Liked: größer"),
        .feedback(.rigid, strength: 0.5),
        .cursor(.grabbing),
        .path(
          8, fill: .clear, stroke: red, lineWidth: 2, flags: [.roundCaps], miterLimit: 10, dashPhase: 1,
          dashes: [4, 3],
          steps: [
            FramePathStep(verb: .move, numbers: [1, 2]), FramePathStep(verb: .line, numbers: [3, 4]),
            FramePathStep(verb: .quadratic, numbers: [5, 6, 7, 8]),
            FramePathStep(verb: .cubic, numbers: [1, 2, 3, 4, 5, 6]), FramePathStep(verb: .close),
            FramePathStep(verb: .outline), FramePathStep(verb: .move, numbers: [9, 9]),
          ]),
        .gradient(
          8,
          StageGradient(
            kind: .radial, startX: 0.5, startY: 0.25, endX: 1, endY: 0,
            stops: [GradientStop(color: red, place: 0), GradientStop(color: .white, place: 0.75)])),
        .mask(
          8, .path([.evenOdd], [FramePathStep(verb: .move, numbers: [1, 2]), FramePathStep(verb: .close)])),
        .mask(
          8,
          .gradient(
            x: 1, y: 2, width: 3, height: 4,
            StageGradient(
              kind: .axial, startX: 0, startY: 0, endX: 0, endY: 1, stops: [GradientStop(color: .black, place: 1)]))),
        .mask(8, .none),
        .accessibility(
          7, role: .listItem, label: "Tile 3", position: 4, count: 30, state: [.selected, .focusable]),
        .motion(7, isMoving: true),
        .remove(7),
      ])
  }

  @Test("The bytes conform to the protocol")
  func goldenBytes() {
    let encoder = FrameEncoder()
    encoder.beginFrame()
    encoder.create(2, parent: 1, kind: .shape, index: 4)
    encoder.text(
      2, "abcde", style: TextStyle(fontSize: 10, alignment: .center, lineBreak: .byClipping, lineHeight: 12),
      color: PackedColor(rawValue: 0x1122_3344))
    let address = encoder.endFrame(flags: [.settled], simulatedTime: 0.5, wakeUpMilliseconds: 9)
    let bytes = Array(UnsafeRawBufferPointer(start: address, count: 32 + 20 + 44))
    let expected: [UInt8] = [
      11, 0, 0x50, 0x53, 64, 0, 0, 0, 1, 0, 0, 0, 4, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0xE0, 0x3F, 2, 0, 0, 0, 9, 0, 0, 0,
      1, 5, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0,
      9, 11, 0, 0, 2, 0, 0, 0, 0x90, 0x11, 0x01, 0, 0, 0, 0x20, 0x41, 0, 0, 0x40, 0x41, 1, 0, 0, 0,
      0x44, 0x33, 0x22, 0x11, 0, 0, 0, 0, 5, 0, 0, 0, 0x61, 0x62, 0x63, 0x64, 0x65, 0, 0, 0,
    ]
    #expect(bytes == expected)
  }

  @Test("A warmed-up encoder reuses its memory, and a growing one preserves its records")
  func growth() throws {
    let encoder = FrameEncoder(capacity: 1)
    func fill() -> UnsafeRawPointer {
      encoder.beginFrame()
      for layer in 1...1000 as ClosedRange<UInt32> {
        encoder.matrix2D(layer, a: 1, b: 0, c: 0, d: 1, tx: Double(layer), ty: 0)
      }
      return encoder.endFrame(flags: [], simulatedTime: 0)
    }
    let first = try Frame.decode(at: fill())
    #expect(first.records.count == 1000)
    #expect(first.records[999] == .matrix2D(1000, [1, 0, 0, 1, 1000, 0]))
    let address = fill()
    #expect(fill() == address)
    encoder.beginFrame()
    #expect(try Frame.decode(at: encoder.endFrame(flags: [], simulatedTime: 0)).records.isEmpty)
  }

  @Test("Misuse is reported and writes nothing that a host cannot draw")
  func misuse() throws {
    let encoder = FrameEncoder()
    #expect(Diagnostics.recording { encoder.remove(1) }.map { $0.kind } == ["stageFrameNotOpen"])
    encoder.beginFrame()
    let faults = Diagnostics.recording {
      encoder.opacity(1, opacity: .nan, isHidden: false)
      encoder.bounds(1, width: 1e300, height: 1)
      encoder.text(
        1, String(repeating: "x", count: StageProtocol.longestText + 1), style: TextStyle(fontSize: 1), color: .black)
    }
    #expect(faults.map { $0.kind } == ["stageNumberNotFinite", "stageNumberNotFinite", "stageTextTooLong"])
    let frame = try Frame.decode(at: encoder.endFrame(flags: [], simulatedTime: 0))
    #expect(
      frame.records == [
        .opacity(1, 0, isHidden: false), .bounds(1, width: 0, height: 1, cornerRadius: 0, flags: []),
      ])
  }
}
