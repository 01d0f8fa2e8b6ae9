// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

extension FuzzTarget {
  /// Image files: each must be rejected or decoded with a constant size. Encoded files must be complete.
  ///
  /// The first byte selects the format and scale.
  static let images = FuzzTarget(
    "images", faults: ["imageScale", "imageSize", "colorNotANumber"], seeds: { ImageSeeds.inputs },
    run: { bytes, check in
      var reader = FuzzReader(bytes)
      let choice = reader.byte()
      if choice & 3 == 0 {
        checkWriter(&reader, check)
      } else {
        let scale = choice & 4 == 4 ? CGFloat(reader.anyDouble(usually: 0.5...4)) : 1
        checkReader(Data(bytes.dropFirst()), scale, check)
      }
    })

  private static func checkReader(_ data: Data, _ scale: CGFloat, _ check: FuzzCheck) {
    guard let image = UIImage(data: data, scale: scale) else { return }
    let size = image.size
    check.expect(
      size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0,
      "a picture of \(size.width) x \(size.height) points at a scale of \(Double(scale))")
    guard let picture = image.cgImage else { return check.note("a decoded image has no pixels") }
    check.expect(picture.width > 0 && picture.height > 0, "a picture of \(picture.width) x \(picture.height) pixels")
    guard let png = image.pngData() else { return }
    check.expect(png == data, "the encoded image differs from the original file")
    check.expect(UIImage(data: png)?.cgImage?.width == picture.width, "an encoded image cannot be decoded")
  }

  private static func checkWriter(_ reader: inout FuzzReader, _ check: FuzzCheck) {
    let size = CGSize(width: reader.anyDouble(usually: 0...400), height: reader.anyDouble(usually: 0...400))
    let color = UIColor(
      red: CGFloat(reader.anyDouble(usually: 0...1)), green: 0.5, blue: 0,
      alpha: CGFloat(reader.anyDouble(usually: 0...1)))
    let image = UIImage(color: color, size: size)
    // Limited to files of a few kilobytes, although a side can have 16,384 pixels.
    guard image.size.width * image.size.height < 4e6, let png = image.pngData() else { return }
    check.note(PNGParts.damage(in: [UInt8](png)))
    let again = UIImage(data: png)?.cgImage
    check.expect(
      again?.width == image.cgImage?.width && again?.height == image.cgImage?.height,
      "an encoded image has a different size")
  }
}

/// The chunks of a PNG file.
private enum PNGParts {
  /// Returns the damage in a file's chunks: a wrong length or checksum, or a missing end.
  static func damage(in bytes: [UInt8]) -> String? {
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= bytes.count else { return "a PNG chunk is longer than the file" }
      var check = CRC32()
      for byte in bytes[place + 4..<end] { check.combine(byte) }
      guard bytes[end..<end + 4].reduce(0, { $0 << 8 | UInt32($1) }) == check.value else {
        return "a PNG chunk has a wrong checksum"
      }
      if bytes[place + 4..<place + 8].elementsEqual("IEND".utf8) {
        return end + 4 == bytes.count ? nil : "a PNG file has data after its end"
      }
      place = end + 4
    }
    return "a PNG file has no end"
  }
}
