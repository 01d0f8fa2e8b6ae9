// SPDX-License-Identifier: MIT

import SprungStage

/// The picture behind a `UIImage`, without scale: an asset of the host, one color, the bytes of a file, or what was drawn in a
/// graphics context. Immutable.
nonisolated public final class CGImage: Sendable {
  /// The content that the host draws.
  enum Content: Equatable, Sendable {
    case asset(UInt32)
    case color(CGColor)
    case encoded([UInt8], ImageHeader)
    case drawn(RecordedDrawing)
  }

  let content: Content
  /// Pixels from left to right, before the orientation is applied. Differs from Apple: for an asset, which has no fixed
  /// pixels, points.
  public let width: Int
  /// Pixels from top to bottom, before the orientation is applied. Differs from Apple: for an asset, which has no fixed
  /// pixels, points.
  public let height: Int

  /// The number by which the host knows the bytes, 0 while it does not; the committer's alone, on the main actor.
  nonisolated(unsafe) var stageNumber: UInt32 = 0

  init(_ content: Content, size: CGSize) {
    self.content = content
    width = Self.pixels(size.width)
    height = Self.pixels(size.height)
  }

  /// Nil for bytes that are not a picture.
  init?(bytes: [UInt8]) {
    guard let header = ImageHeader(bytes) else { return nil }
    guard bytes.count <= StageProtocol.largestImage else {
      Diagnostics.report(
        "imageTooLarge",
        "An image of \(bytes.count) bytes exceeds the limit of \(StageProtocol.largestImage) bytes of a host.")
      return nil
    }
    content = .encoded(bytes, header)
    width = header.width
    height = header.height
  }

  /// The color of a picture of one color.
  var color: CGColor? {
    guard case .color(let color) = content else { return nil }
    return color
  }

  /// How it is shown.
  var orientation: UIImage.Orientation {
    guard case .encoded(_, let header) = content else { return .up }
    return header.orientation
  }

  /// The bytes of a PNG file that shows the picture; nil if they are not available.
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
