// SPDX-License-Identifier: MIT

import UIKit

/// The properties in which devices may differ. The range includes all combinations of their values.
///
/// ```swift
/// var range = DeviceRange.all
/// range.directions = [.rightToLeft]
/// ```
nonisolated public struct DeviceRange: Sendable {
  /// The sizes of the stage in points.
  public var sizes: [CGSize]
  /// The scales in pixels per point.
  public var scales: [Double] = [1, 2, 3]
  /// The text sizes.
  public var textSizes = TestDevice.textSizes
  /// The layout directions.
  public var directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
  /// The appearances: light (false) and dark (true).
  public var darkness = [false, true]
  /// The frame rates in frames per second.
  public var frameRates: [Double] = [30, 60, 90, 120]

  /// All common devices: phones and tablets in both orientations, split-screen sizes, and windows.
  public static let all = DeviceRange(
    sizes: phones + turned(phones) + tablets + turned(tablets) + parts + windows)

  /// Phones in portrait orientation.
  public static let phones: [CGSize] = sizes([
    (320, 568), (360, 640), (360, 780), (375, 667), (375, 812), (390, 844), (393, 852), (402, 874), (412, 915),
    (430, 932), (440, 956),
  ])
  /// Tablets in portrait orientation.
  public static let tablets: [CGSize] = sizes([(744, 1133), (768, 1024), (820, 1180), (834, 1194), (1024, 1366)])
  /// Split-screen sizes on tablets.
  public static let parts: [CGSize] = sizes([
    (320, 1024), (375, 1194), (507, 768), (678, 1024), (694, 768), (981, 1024),
  ])
  /// Desktop windows and a watch-sized window.
  public static let windows: [CGSize] = sizes([(240, 320), (1280, 800), (1920, 1080)])

  /// Creates a range of the given sizes with all values of the other properties.
  public init(sizes: [CGSize]) { self.sizes = sizes }

  /// The number of devices in the range.
  public var count: Int {
    sizes.count * scales.count * textSizes.count * directions.count * darkness.count * frameRates.count
  }

  /// The device at the given index, from 0 to `count` - 1, in a fixed order.
  public subscript(number: Int) -> TestDevice {
    var rest = number
    func take<Value>(_ values: [Value]) -> Value {
      defer { rest /= values.count }
      return values[rest % values.count]
    }
    let size = take(sizes)
    var device = TestDevice(width: Double(size.width), height: Double(size.height), scale: take(scales))
    device.textSize = take(textSizes)
    device.direction = take(directions)
    device.isDark = take(darkness)
    device.frameRate = take(frameRates)
    return device
  }

  private static func sizes(_ pairs: [(Int, Int)]) -> [CGSize] { pairs.map { CGSize(width: $0.0, height: $0.1) } }

  private static func turned(_ sizes: [CGSize]) -> [CGSize] { sizes.map { CGSize(width: $0.height, height: $0.width) } }
}
