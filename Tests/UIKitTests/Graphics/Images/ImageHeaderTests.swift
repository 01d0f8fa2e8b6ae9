// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Image file headers", .oneApplication) struct ImageHeaderTests {
  nonisolated static let files: [([UInt8], ImageHeader.Format, Int, Int)] = [
    (ImageFiles.png, .png, 5, 3), (ImageFiles.jpeg, .jpeg, 5, 3), (ImageFiles.gif, .gif, 1, 1),
    (ImageFiles.webPLossy, .webP, 5, 3), (ImageFiles.webPLossless, .webP, 5, 3), (ImageFiles.webPExtended, .webP, 5, 3),
  ]

  @Test(arguments: files) func sizes(bytes: [UInt8], format: ImageHeader.Format, width: Int, height: Int) {
    let header = ImageHeader(bytes)
    #expect(header?.format == format)
    #expect(header?.width == width)
    #expect(header?.height == height)
    #expect(header?.orientation == .up)
  }

  @Test(arguments: files) func truncatedHeaderIsInvalid(bytes: [UInt8], format: ImageHeader.Format, _: Int, _: Int) {
    let complete = (0...bytes.count).first { ImageHeader(Array(bytes[..<$0])) != nil }
    #expect(complete.map { $0 > 9 } == true)
    #expect(ImageHeader([]) == nil)
  }

  nonisolated static let broken: [(String, [UInt8])] = [
    ("text", Array("This is no picture, whatever its name says.".utf8)),
    ("a PNG without width", changed(ImageFiles.png, [16: 0, 17: 0, 18: 0, 19: 0])),
    ("a PNG of more than 2^31 pixels", changed(ImageFiles.png, [16: 0x80])),
    ("a PNG of an unknown kind of color", changed(ImageFiles.png, [25: 5])),
    ("a PNG of a depth that its colors do not have", changed(ImageFiles.png, [24: 4])),
    ("a PNG that begins with another part", changed(ImageFiles.png, [12: 0x4A])),
    ("a GIF without height", changed(ImageFiles.gif, [8: 0])),
    ("a JPEG whose pixels come before their size", Array(ImageFiles.jpeg[..<2]) + [0xFF, 0xDA, 0, 2]),
    ("a JPEG part of no length", Array(ImageFiles.jpeg[..<2]) + [0xFF, 0xE0, 0, 0]),
    ("a JPEG of fill bytes alone", [0xFF, 0xD8] + Array(repeating: 0xFF, count: 50)),
    ("a WebP that is no key frame", changed(ImageFiles.webPLossy, [20: 0x91])),
    ("a WebP of another codec", changed(ImageFiles.webPLossy, [15: 0x39])),
  ]

  @Test(arguments: broken) func otherDataIsNotAnImage(name: String, bytes: [UInt8]) {
    #expect(ImageHeader(bytes) == nil, "\(name)")
  }

  @Test(
    arguments: [
      (1, UIImage.Orientation.up), (2, .upMirrored), (3, .down), (4, .downMirrored), (5, .leftMirrored), (6, .right),
      (7, .rightMirrored), (8, .left), (9, .up), (0, .up),
    ] as [(UInt8, UIImage.Orientation)])
  func cameraOrientations(number: UInt8, expected: UIImage.Orientation) {
    for isBigEndian in [true, false] {
      let header = ImageHeader(ImageFiles.jpeg(exifOrientation: number, isBigEndian: isBigEndian))
      #expect(header?.orientation == expected)
      #expect(header?.width == 5)
    }
  }

  @Test func changedBytesNeverCrash() {
    var random = SeededRandom(seed: 0x1ead)
    let files = Self.files.map { $0.0 } + [ImageFiles.jpeg(exifOrientation: 6, isBigEndian: true)]
    for _ in 0..<20_000 {
      var bytes = files[Int(random.next() % UInt64(files.count))]
      for _ in 0..<3 { bytes[Int(random.next() % UInt64(min(bytes.count, 64)))] = UInt8(random.next() & 0xFF) }
      guard let header = ImageHeader(Array(bytes[..<Int(random.next() % UInt64(bytes.count + 1))])) else { continue }
      #expect(header.width > 0 && header.height > 0)
    }
  }

  nonisolated private static func changed(_ bytes: [UInt8], _ places: [Int: UInt8]) -> [UInt8] {
    var bytes = bytes
    for (place, byte) in places { bytes[place] = byte }
    return bytes
  }
}
