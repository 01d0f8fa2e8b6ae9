// SPDX-License-Identifier: MIT

import SprungRaster
import SprungStage

/// The pictures that a program sent, decoded once.
final class ImageStore {
  private var bytes: [UInt32: [UInt8]] = [:]
  private var decoded: [UInt32: Bitmap] = [:]
  /// What could not be decoded, in the order in which it came.
  private(set) var complaints: [String] = []

  /// Takes what the stage holds now.
  func update(_ images: [UInt32: [UInt8]]) {
    for (number, data) in images.sorted(by: { $0.key < $1.key }) where bytes[number] != data {
      do throws(RasterFailure) {
        decoded[number] = Bitmap(try Raster(file: data))
      } catch {
        decoded[number] = nil
        complaints.append("A picture is not drawn: \(error)")
      }
    }
    for number in decoded.keys where images[number] == nil { decoded[number] = nil }
    bytes = images
  }

  /// A picture by its number; nil for none and for one that could not be decoded.
  subscript(number: UInt32) -> Bitmap? { decoded[number] }
}
