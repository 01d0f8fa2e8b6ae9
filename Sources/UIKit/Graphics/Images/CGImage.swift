// SPDX-License-Identifier: MIT

import SprungStage

/// The image data of a `UIImage`, without a scale. The data is an asset of the host, a single color, the bytes of a
/// file, or a recorded drawing. This type is immutable.
nonisolated public final class CGImage: Sendable {
  /// The content that the host draws.
  enum Content: Equatable, Sendable {
    case asset(UInt32)
    case color(CGColor)
    case encoded([UInt8], ImageHeader)
    case drawn(RecordedDrawing)
  }

  let content: Content
  /// The width in pixels, before the orientation is applied. Differs from Apple: the width of an asset is in points,
  /// because an asset has no fixed number of pixels.
  public let width: Int
  /// The height in pixels, before the orientation is applied. Differs from Apple: the height of an asset is in points,
  /// because an asset has no fixed number of pixels.
  public let height: Int

  /// The host's number for the data, or 0 if the data has not been sent to the host. Only the committer uses this
  /// number, on the main actor.
  nonisolated(unsafe) var stageNumber: UInt32 = 0

  init(_ content: Content, size: CGSize) {
    self.content = content
    width = Self.pixels(size.width)
    height = Self.pixels(size.height)
  }

  /// Creates an image from file data. Returns nil if the data is not an image.
  init?(bytes: [UInt8]) {
    guard let header = ImageHeader(bytes) else { return nil }
    guard bytes.count <= StageProtocol.largestImage else {
      Diagnostics.report(
        "imageTooLarge",
        "An image of \(bytes.count) bytes exceeds the host's limit of \(StageProtocol.largestImage) bytes.")
      return nil
    }
    content = .encoded(bytes, header)
    width = header.width
    height = header.height
  }

  /// The color of a single-color image.
  var color: CGColor? {
    guard case .color(let color) = content else { return nil }
    return color
  }

  /// The rotation for display.
  var orientation: UIImage.Orientation {
    guard case .encoded(_, let header) = content else { return .up }
    return header.orientation
  }

  /// The bytes of a PNG file that contains the image, or nil if they are not available.
  var png: [UInt8]? {
    switch content {
    case .asset: nil
    case .color(let color): SolidPNG.bytes(width: width, height: height, rgba: color.rgba)
    case .encoded(let bytes, let header) where header.format == .png: bytes
    case .encoded, .drawn: pixels?.png
    }
  }

  static func pixels(_ points: CGFloat) -> Int { Int(max(1, min(1_000_000, points.rounded(.up)))) }
}
