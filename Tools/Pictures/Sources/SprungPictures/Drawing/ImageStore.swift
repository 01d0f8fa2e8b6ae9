// SPDX-License-Identifier: MIT

import SprungRaster
import SprungStage

/// The images that a program has sent, each decoded only once.
final class ImageStore {
  private var bytes: [UInt32: [UInt8]] = [:]
  private var decoded: [UInt32: Bitmap] = [:]
  /// Messages about images that could not be decoded, in order of arrival.
  private(set) var complaints: [String] = []

  /// Updates the images of the stage.
  func update(_ images: [UInt32: [UInt8]]) {
    for (number, data) in images.sorted(by: { $0.key < $1.key }) where bytes[number] != data {
      do throws(RasterFailure) {
        decoded[number] = Bitmap(try Raster(file: data))
      } catch {
        decoded[number] = nil
        complaints.append("An image was not rendered: \(error)")
      }
    }
    for number in decoded.keys where images[number] == nil { decoded[number] = nil }
    bytes = images
  }

  /// The image with the given number, or nil if it does not exist or could not be decoded.
  subscript(number: UInt32) -> Bitmap? { decoded[number] }
}
