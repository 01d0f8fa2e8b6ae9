// SPDX-License-Identifier: MIT

import SprungStage
import Testing

@testable import SprungPictures

@Suite struct PictureTests {
  /// Returns a stream for a stage of 40 x 20 points. It contains one frame per closure, every tenth of a second.
  private func stream(_ frames: [(FrameEncoder) -> Void]) -> [UInt8] {
    let encoder = FrameEncoder()
    var bytes = ProcessMessage.begin(width: 40, height: 20, scale: 1).bytes
    for (index, write) in frames.enumerated() {
      encoder.beginFrame()
      write(encoder)
      let address = encoder.endFrame(flags: [], simulatedTime: 0)
      let count = StageProtocol.headerSize + Int(address.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
      let frame = Array(UnsafeRawBufferPointer(start: address, count: count))
      bytes += ProcessMessage.frame(milliseconds: Double(index) * 100).bytes
      bytes += ProcessMessage.shown(hash: 0, isBusy: false, frame: frame).bytes
    }
    return bytes
  }

  private func files(_ arguments: [String], _ bytes: [UInt8]) throws -> [(path: String, bytes: [UInt8])] {
    var run = PictureRun(try PictureRequest(arguments: arguments))
    try run.read(bytes)
    return try run.finish()
  }

  private func picture(_ write: @escaping (FrameEncoder) -> Void) throws -> Bitmap {
    let file = try files(["--png", "a.png", "--scale", "1"], stream([write]))
    return try #require(Bitmap(png: file[0].bytes))
  }

  private func red(_ encoder: FrameEncoder, radius: Double = 0, flags: BoundsFlags = []) {
    encoder.create(1, parent: 0, kind: .box, index: 0)
    encoder.matrix2D(1, a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 4)
    encoder.bounds(1, width: 10, height: 10, cornerRadius: radius, flags: flags)
    encoder.paint(1, fill: PackedColor(rawValue: 0xFF00_00FF))
  }

  @Test("a square is drawn exactly where the frame specifies") func square() throws {
    let bitmap = try picture { red($0) }
    #expect((bitmap.width, bitmap.height) == (40, 20))
    for y in 0..<20 {
      for x in 0..<40 {
        let isInside = x >= 5 && x < 15 && y >= 4 && y < 14
        #expect(bitmap[x, y] == (255, isInside ? 0 : 255, isInside ? 0 : 255, 255))
      }
    }
  }

  @Test("corners are rounded") func corners() throws {
    let bitmap = try picture { red($0, radius: 5) }
    #expect(bitmap[5, 4] == (255, 255, 255, 255))
    #expect(bitmap[10, 9] == (255, 0, 0, 255))
  }

  @Test("a box casts a soft shadow") func shadow() throws {
    let bitmap = try picture { encoder in
      red(encoder)
      encoder.paint(
        1, fill: PackedColor(rawValue: 0xFF00_00FF), shadow: PackedColor(rawValue: 0x0000_00FF), shadowX: 10,
        shadowRadius: 2)
    }
    #expect(bitmap[10, 9] == (255, 0, 0, 255), "nothing lies over the box")
    #expect(bitmap[19, 9].red < 40, "the middle of the shadow, beside the box, is nearly black: \(bitmap[19, 9])")
    #expect((60...200).contains(bitmap[25, 9].red), "its edge is halfway: \(bitmap[25, 9])")
    #expect(bitmap[35, 9] == (255, 255, 255, 255), "far away there is none")
  }

  @Test("a half-opaque color is blended over white") func opacity() throws {
    let bitmap = try picture {
      red($0)
      $0.opacity(1, opacity: 0.5, isHidden: false)
    }
    #expect(abs(bitmap[10, 9].green - 128) <= 1)
  }

  @Test("a clipping layer clips its contents") func clipping() throws {
    let bitmap = try picture {
      red($0, flags: .clips)
      $0.create(2, parent: 1, kind: .box, index: 0)
      $0.bounds(2, width: 30, height: 5)
      $0.paint(2, fill: PackedColor(rawValue: 0x0000_FFFF))
    }
    #expect(bitmap[14, 5] == (0, 0, 255, 255))
    #expect(bitmap[16, 5] == (255, 255, 255, 255))
  }

  @Test("text is drawn only within its box") func text() throws {
    let bitmap = try picture {
      $0.create(1, parent: 0, kind: .label, index: 0)
      $0.bounds(1, width: 20, height: 20)
      $0.text(1, "H", style: TextStyle(fontSize: 14), color: .black)
    }
    let dark = (0..<800).filter { bitmap[$0 % 40, $0 / 40].red < 128 }
    #expect(dark.count > 15)
    #expect(dark.allSatisfy { $0 % 40 < 12 && $0 / 40 >= 4 && $0 / 40 < 16 })
  }

  @Test("a GIF merges equal frames and adds up their delays") func animation() throws {
    let colors: [UInt32] = [0xFF00_00FF, 0xFF00_00FF, 0x00FF_00FF, 0x0000_FFFF]
    var film = Film(width: 2, height: 2, framesPerSecond: 30, begin: 0, end: nil)
    for (index, color) in colors.enumerated() {
      let bitmap = Bitmap(width: 2, height: 2)
      bitmap.withPixels { for place in $0.indices { $0[place] = 0xFF00_0000 | color >> 8 } }
      film.frame(seconds: Double(index) / 30) { bitmap }
    }
    #expect(film.animation.delays == [7, 3, 3])
    let bytes = try AnimatedGIF(film.animation).bytes
    #expect(Array(bytes.prefix(6)) == Array("GIF89a".utf8) && bytes.last == 0x3B)
  }

  @Test("a broken stream is reported in one sentence") func broken() throws {
    let whole = stream([{ red($0) }])
    #expect(throws: PictureFailure("the standard input ends in the middle of a message")) {
      try files(["--png", "a.png"], Array(whole.dropLast()))
    }
    #expect(throws: PictureFailure.self) { try files(["--png", "a.png"], [9, 9, 9, 9, 9, 9, 9, 9, 9]) }
    #expect(throws: PictureFailure.self) { try files(["--png", "a.png"], []) }
    #expect(throws: PictureFailure("the script ends after 0.0 s, so there is no picture at 3.0 s")) {
      try files(["--png", "a.png", "--at", "3"], whole)
    }
  }
}
