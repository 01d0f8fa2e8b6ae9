// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing
import UIKit

@Suite("Images from data and back", .oneApplication) struct UIImageDataTests {
  @Test func sizesFollowScaleAndOrientation() throws {
    let image = try #require(UIImage(data: Data(ImageFiles.png)))
    #expect(image.size == CGSize(width: 5, height: 3))
    #expect(image.scale == 1)
    let doubled = try #require(UIImage(data: Data(ImageFiles.png), scale: 2))
    #expect(doubled.size == CGSize(width: 2.5, height: 1.5))
    #expect(doubled.scale == 2)
    #expect(doubled.withRenderingMode(.alwaysTemplate).scale == 2)
    let turned = try #require(UIImage(data: Data(ImageFiles.jpeg(exifOrientation: 6, isBigEndian: true))))
    #expect(turned.imageOrientation == .right)
    #expect(turned.size == CGSize(width: 3, height: 5))
    #expect(turned.cgImage?.width == 5)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
  }

  @Test(arguments: [0, -2, CGFloat.nan, .infinity]) func invalidScalesAreReported(scale: CGFloat) {
    let faults = Diagnostics.recording {
      #expect(UIImage(data: Data(ImageFiles.png), scale: scale)?.size == CGSize(width: 5, height: 3))
    }
    #expect(faults.map { $0.kind } == ["imageScale"])
  }

  @Test func underlyingCGImage() throws {
    let image = try #require(UIImage(data: Data(ImageFiles.jpeg)))
    let picture = try #require(image.cgImage)
    #expect(picture.width == 5 && picture.height == 3)
    #expect(image.withRenderingMode(.alwaysTemplate).cgImage === picture)
    let copy = UIImage(cgImage: picture)
    #expect(copy.cgImage === picture && copy.size == image.size)
    UIImage.register(named: "wide leaf", number: 9, size: CGSize(width: 30.5, height: 20))
    #expect(UIImage(named: "wide leaf")?.cgImage?.width == 31)
  }

  @Test func pngDataOfPNGIsUnchanged() throws {
    #expect(UIImage(data: Data(ImageFiles.png))?.pngData() == Data(ImageFiles.png))
    #expect(UIImage(data: Data(ImageFiles.jpeg))?.pngData()?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    UIImage.register(named: "narrow leaf", number: 10, size: CGSize(width: 3, height: 20))
    #expect(UIImage(named: "narrow leaf")?.pngData() == nil)
  }

  @Test func colorAsPNG() throws {
    // The expected bytes of a PNG file with one half-transparent red pixel. The checksums are those of Python's zlib.
    let pixel = UIImage(color: UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let expected: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 1, 3,
      0, 0, 0, 0x25, 0xDB, 0x56, 0xCA, 0, 0, 0, 3, 0x50, 0x4C, 0x54, 0x45, 0xFF, 0, 0, 0x19, 0xE2, 0x09, 0x37, 0, 0, 0,
      1,
      0x74, 0x52, 0x4E, 0x53, 0x80, 0xAD, 0x5E, 0x5B, 0x46,
    ]
    #expect(pixel.pngData().map { Array($0.prefix(expected.count)) } == expected)
    for (width, height) in [(1, 1), (7, 5), (8, 40), (258, 2), (1000, 700)] {
      let image = UIImage(color: .blue, size: CGSize(width: width, height: height))
      let file = try #require(image.pngData())
      let back = try #require(UIImage(data: file))
      #expect(back.size == CGSize(width: width, height: height))
    }
    #expect(UIImage(color: .red, size: CGSize(width: 20_000, height: 1)).pngData() == nil)
  }
}
