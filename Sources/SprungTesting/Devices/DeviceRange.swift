// SPDX-License-Identifier: MIT

import UIKit

/// The properties in which devices may differ: every value of one is combined with every value of the others.
///
/// ```swift
/// var range = DeviceRange.all
/// range.directions = [.rightToLeft]
/// ```
nonisolated public struct DeviceRange: Sendable {
  /// Widths and heights of the stage in points.
  public var sizes: [CGSize]
  /// Pixels in a point.
  public var scales: [Double] = [1, 2, 3]
  /// Sizes of texts.
  public var textSizes = TestDevice.textSizes
  /// Directions of reading.
  public var directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
  /// The light look (false) and the dark one (true).
  public var darkness = [false, true]
  /// Frames a second.
  public var frameRates: [Double] = [30, 60, 90, 120]

  /// Everything that is on sale: phones, tablets, both ways up, parts of a screen beside another application, and windows.
  public static let all = DeviceRange(
    sizes: phones + turned(phones) + tablets + turned(tablets) + parts + windows)

  /// Phones, upright.
  public static let phones: [CGSize] = sizes([
    (320, 568), (360, 640), (360, 780), (375, 667), (375, 812), (390, 844), (393, 852), (402, 874), (412, 915),
    (430, 932), (440, 956),
  ])
  /// Tablets, upright.
  public static let tablets: [CGSize] = sizes([(744, 1133), (768, 1024), (820, 1180), (834, 1194), (1024, 1366)])
  /// Parts of a tablet's screen beside another application.
  public static let parts: [CGSize] = sizes([
    (320, 1024), (375, 1194), (507, 768), (678, 1024), (694, 768), (981, 1024),
  ])
  /// Windows on a table, and a watch-sized one.
  public static let windows: [CGSize] = sizes([(240, 320), (1280, 800), (1920, 1080)])

  /// A range of sizes, with everything else in it.
  public init(sizes: [CGSize]) { self.sizes = sizes }

  /// The number of devices that the range has.
  public var count: Int {
    sizes.count * scales.count * textSizes.count * directions.count * darkness.count * frameRates.count
  }

  /// The device of a number from 0 to `count` - 1, in a fixed order.
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
