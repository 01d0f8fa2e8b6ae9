// SPDX-License-Identifier: MIT

import CGif
import Testing

@testable import SprungPictures

/// Reads written GIFs with giflib, composites their frames as a browser does, and tests the results.
@Suite struct AnimatedGIFTests {
  private final class Input {
    var rest: ArraySlice<UInt8>
    init(_ bytes: [UInt8]) { rest = bytes[...] }
  }

  /// Returns the frames of a file as 0xRRGGBB, row by row, and their durations in hundredths of a second.
  private func play(_ bytes: [UInt8]) throws -> (width: Int, height: Int, pictures: [[UInt32]], delays: [Int]) {
    let input = Input(bytes)
    var error: Int32 = 0
    let file = try #require(
      DGifOpen(
        Unmanaged.passUnretained(input).toOpaque(),
        { file, target, count in
          let input = Unmanaged<Input>.fromOpaque(file!.pointee.UserData).takeUnretainedValue()
          let part = input.rest.prefix(Int(count))
          for (place, byte) in part.enumerated() { target![place] = byte }
          input.rest = input.rest.dropFirst(part.count)
          return Int32(part.count)
        }, &error))
    defer { DGifCloseFile(file, &error) }
    try #require(DGifSlurp(file) == GIF_OK)
    let (width, height) = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    var screen = [UInt32](repeating: 0xFF00FF, count: width * height)
    var pictures: [[UInt32]] = []
    var delays: [Int] = []
    for index in 0..<Int(file.pointee.ImageCount) {
      let image = file.pointee.SavedImages[index]
      var control = GraphicsControlBlock()
      try #require(DGifSavedExtensionToGCB(file, Int32(index), &control) == GIF_OK)
      let place = image.ImageDesc
      let map = place.ColorMap ?? file.pointee.SColorMap!
      for y in 0..<Int(place.Height) {
        for x in 0..<Int(place.Width) {
          let number = image.RasterBits[y * Int(place.Width) + x]
          if Int32(number) == control.TransparentColor { continue }
          let color = map.pointee.Colors[Int(number)]
          screen[(y + Int(place.Top)) * width + x + Int(place.Left)] =
            UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
        }
      }
      pictures.append(screen)
      delays.append(Int(control.DelayTime))
    }
    return (width, height, pictures, delays)
  }

  /// Returns a picture of 12 x 8 pixels with a colored square on a white background.
  private func picture(_ color: UInt32, left: Int, top: Int) -> Bitmap {
    let bitmap = Bitmap(width: 12, height: 8)
    bitmap.withPixels { pixels in
      for place in pixels.indices {
        let isInside = (left..<(left + 4)).contains(place % 12) && (top..<(top + 4)).contains(place / 12)
        pixels[place] = 0xFF00_0000 | (isInside ? color : 0xFFFFFF)
      }
    }
    return bitmap
  }

  @Test("few colors are restored exactly, each frame at its time") func fewColors() throws {
    let pictures = [
      picture(0xC03020, left: 0, top: 0), picture(0xC03020, left: 3, top: 2), picture(0x2050C0, left: 3, top: 2),
      picture(0x2050C0, left: 8, top: 4),
    ]
    var animation = Animation(width: 12, height: 8)
    for (index, picture) in pictures.enumerated() {
      animation.add(picture, from: Double(index) * 0.05, to: Double(index + 1) * 0.05)
    }
    let played = try play(try AnimatedGIF(animation).bytes)
    #expect(played.width == 12 && played.height == 8)
    #expect(played.pictures == pictures.map { $0.pixels.map { $0 & 0xFFFFFF } })
    #expect(played.delays == [5, 5, 5, 5])
  }

  @Test("many colors are approximated, even if they exceed one palette") func manyColors() throws {
    // Each of the two frames has 2,304 colors. The second frame has other hues than the first.
    let pictures = (0..<2).map { kind in
      let bitmap = Bitmap(width: 48, height: 48)
      bitmap.withPixels { pixels in
        for place in pixels.indices {
          let (x, y) = (UInt32(place % 48) * 5, UInt32(place / 48) * 5)
          pixels[place] = 0xFF00_0000 | (kind == 0 ? x << 16 | y << 8 | 0x40 : 0x40_0000 | x << 8 | y)
        }
      }
      return bitmap
    }
    var animation = Animation(width: 48, height: 48)
    animation.add(pictures[0], from: 0, to: 0.1)
    animation.add(pictures[1], from: 0.1, to: 0.3)
    let played = try play(try AnimatedGIF(animation).bytes)
    #expect(played.delays == [10, 20])
    for (shown, meant) in zip(played.pictures, pictures) {
      let distances = zip(shown, meant.pixels).map { Palette.distance($0, $1 & 0xFFFFFF) }
      // 255 colors that cover a square of 240 x 240 color values are about 16 steps apart. The maximum error is
      // therefore slightly more than 8 steps in each of two components.
      #expect(Double(distances.reduce(0, +)) / Double(distances.count) < 100)
      #expect(distances.max()! < 1_000)
    }
  }
}
