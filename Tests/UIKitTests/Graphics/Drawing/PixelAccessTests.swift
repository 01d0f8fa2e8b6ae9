// SPDX-License-Identifier: MIT

import SprungRaster
import SprungTestSupport
import Testing
import UIKit

/// Tests the pixels of images rendered by Cairo.
@Suite("Image pixels", .oneApplication)
@MainActor
struct PixelAccessTests {
  init() { UIApplication.shared.reset() }

  private func raster(_ image: UIImage) throws -> Raster { try Raster(png: [UInt8](#require(image.pngData()))) }

  private func image(_ size: CGSize, opaque: Bool = false, scale: CGFloat = 1, _ block: (CGContext) -> Void) -> UIImage
  {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: size, format: format).image { block($0.cgContext) }
  }

  @Test("Size, scale and colors are applied", arguments: [1, 1.5, 2, 3])
  func scales(_ scale: CGFloat) throws {
    let pixels = try raster(
      image(CGSize(width: 10, height: 6), scale: scale) { context in
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      })
    #expect(pixels.width == Int(10 * scale) && pixels.height == Int(6 * scale))
    #expect(pixels[1, 1] == 0x8080_0000)
    #expect(pixels[Int(4 * scale) - 1, Int(2 * scale) - 1] == 0x8080_0000 && pixels[Int(4 * scale), 0] == 0)
    #expect(pixels[0, Int(2 * scale)] == 0)
  }

  @Test("Opaque images start black")
  func opaque() throws {
    let pixels = try raster(image(CGSize(width: 2, height: 2), opaque: true) { _ in })
    #expect(pixels.pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test("The provider has premultiplied red, green, blue and opacity per pixel")
  func provider() throws {
    let picture = try #require(
      image(CGSize(width: 2, height: 1)) { context in
        context.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      }.cgImage)
    let data = try #require(picture.dataProvider?.data)
    let bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
    #expect((0..<CFDataGetLength(data)).map { bytes[$0] } == [128, 0, 0, 128, 0, 0, 255, 255])
    #expect(picture.bytesPerRow == 8 && picture.bitsPerPixel == 32 && picture.alphaInfo == .premultipliedLast)
  }

  @Test("An image can be drawn into an image upright, rotated and tinted")
  func images() throws {
    // An image with red above blue.
    let flag = image(CGSize(width: 4, height: 4)) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    }
    let picture = try #require(flag.cgImage)
    let shown = try raster(
      image(CGSize(width: 20, height: 4)) { context in
        flag.draw(at: .zero)
        context.draw(picture, in: CGRect(x: 4, y: 0, width: 4, height: 4))
        UIImage(cgImage: picture, scale: 1, orientation: .right).draw(at: CGPoint(x: 8, y: 0))
        flag.withTintColor(.green).draw(in: CGRect(x: 12, y: 0, width: 4, height: 4))
        picture.cropping(to: CGRect(x: 0, y: 2, width: 4, height: 2)).map {
          UIImage(cgImage: $0).draw(at: CGPoint(x: 16, y: 0))
        }
      })
    let (red, blue, green): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF, 0xFF00_FF00)
    #expect(shown[1, 0] == red && shown[1, 3] == blue)
    #expect(shown[5, 0] == blue && shown[5, 3] == red)
    // The image is rotated clockwise, so its upper part is on the right.
    #expect(shown[8, 1] == blue && shown[11, 1] == red)
    #expect(shown[13, 0] == green && shown[13, 3] == green)
    #expect(shown[17, 0] == blue && shown[17, 2] == 0)
  }

  @Test("In a bitmap context, y grows upward and images are upright")
  func bitmapContext() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let first = try #require(context.makeImage())
    context.draw(first, in: CGRect(x: 2, y: 0, width: 2, height: 2))
    let pixels = try raster(UIImage(cgImage: #require(context.makeImage())))
    #expect(pixels[0, 3] == 0xFFFF_0000 && pixels[0, 0] == 0 && pixels[1, 2] == 0)
    // The image is drawn at half its width and height, so the red corner covers only part of the lower left pixel.
    #expect(pixels[2, 3] >> 24 > 0 && pixels[2, 2] >> 24 == 0)
    #expect(try raster(UIImage(cgImage: first))[2, 3] == 0)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 1, y: 3))
  }

  @Test("Bitmap contexts of kinds unsupported by Core Graphics are nil")
  func bitmapKinds() {
    func make(_ width: Int, _ bits: Int, _ info: UInt32, _ row: Int = 0, gray: Bool = false) -> CGContext? {
      CGContext(
        data: nil, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: row,
        space: gray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    }
    #expect(make(4, 8, 2) != nil && make(4, 8, 6 | 0x2000) != nil && make(4, 8, 0, gray: true) != nil)
    #expect(make(0, 8, 2) == nil && make(4, 5, 2) == nil && make(4, 8, 3) == nil && make(4, 8, 0) == nil)
    #expect(make(4, 8, 1, 15) == nil && make(4, 8, 1, 16) != nil && make(4, 8, 1, gray: true) == nil)
    var memory: UInt32 = 0
    let faults = Diagnostics.recording {
      let context = CGContext(
        data: &memory, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: 1)
      #expect(context == nil)
    }
    #expect(faults.map { $0.kind } == ["bitmapMemory"])
  }

  @Test("JPEG files have no opacity, and lower quality makes smaller files")
  func jpeg() throws {
    let drawn = image(CGSize(width: 60, height: 60)) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fillEllipse(in: CGRect(x: 5, y: 5, width: 50, height: 50))
    }
    let fine = try #require(drawn.jpegData(compressionQuality: 1))
    let coarse = try #require(drawn.jpegData(compressionQuality: 0.1))
    #expect(fine.prefix(2) == Data([0xFF, 0xD8]) && coarse.count < fine.count)
    let pixels = try Raster(jpeg: [UInt8](fine))
    #expect(pixels.width == 60 && pixels[0, 0] >> 24 == 255 && pixels[0, 0] & 0xFFFFFF < 0x101010)
    #expect(pixels[30, 30] >> 16 & 255 > 250)
    // The encoded files can be decoded and drawn again.
    let again = try raster(image(CGSize(width: 60, height: 60)) { _ in UIImage(data: fine)?.draw(at: .zero) })
    #expect(again[30, 30] >> 16 & 255 > 250 && again[30, 30] >> 24 == 255)
  }

  @Test("Texts, layers and views have pixels at their positions")
  func contents() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "MMM"
    label.textColor = .blue
    label.backgroundColor = .red
    let pixels = try raster(
      image(CGSize(width: 100, height: 40)) { context in
        context.translateBy(x: 10, y: 10)
        label.layer.render(in: context)
      })
    #expect(pixels[9, 20] == 0 && pixels[10, 20] == 0xFFFF_0000 && pixels[69, 29] == 0xFFFF_0000 && pixels[70, 20] == 0)
    let ink = (0..<100).filter { x in (10..<30).contains { y in pixels[x, y] & 0xFF > 0x80 } }
    let width = label.intrinsicContentSize.width
    #expect(ink.count > 20 && ink[0] >= 10 && CGFloat(ink[ink.count - 1]) <= 10 + width + 1)
    #expect(CGFloat(ink[ink.count - 1]) > 10 + width - 5)
  }

  @Test("Assets, damaged files and other formats have no pixels")
  func unavailable() {
    UIImage.register(named: "pixel test asset", number: 7, size: CGSize(width: 5, height: 5))
    #expect(UIImage(named: "pixel test asset")?.pngData() == nil)
    let faults = Diagnostics.recording {
      for bytes in [ImageFiles.gif, Array(ImageFiles.jpeg.prefix(60))] {
        let image = UIImage(data: Data(bytes))
        #expect(image?.pngData() == nil && image?.jpegData(compressionQuality: 1) == nil)
        #expect(image?.cgImage?.dataProvider == nil)
      }
    }
    #expect(faults.isEmpty)
  }
}
