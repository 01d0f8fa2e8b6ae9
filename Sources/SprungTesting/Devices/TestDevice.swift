// SPDX-License-Identifier: MIT

import UIKit

/// The device that a stage simulates: a screen, and the preferences of the person who uses it.
///
/// ```swift
/// var device = TestDevice.phone
/// device.textSize = .accessibilityLarge
/// ```
nonisolated public struct TestDevice: Hashable, Sendable {
  /// The width of the stage in points.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// Pixels in a point.
  public var scale: Double
  /// The size of texts that the person prefers. Default: large.
  public var textSize = UIContentSizeCategory.large
  /// The direction in which the person reads. Default: left to right.
  public var direction = UIUserInterfaceLayoutDirection.leftToRight
  /// Whether the person wants the dark look. Default: no.
  public var isDark = false
  /// Whether the person wants more contrast. Default: no.
  public var increasesContrast = false
  /// Whether the person wants less motion. Default: no.
  public var reducesMotion = false
  /// Frames in a second of virtual time. Default: 60.
  public var frameRate = 60.0

  /// A screen of so many points. Numbers that are not finite and positive stop the program.
  public init(width: Double, height: Double, scale: Double = 2) {
    precondition(
      width > 0 && width.isFinite && height > 0 && height.isFinite && scale > 0 && scale.isFinite,
      "TestDevice: a screen of \(width) x \(height) points at scale \(scale) is invalid: all values must be positive and finite"
    )
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// The insets of the status bar, the cutout and the home indicator, in points: those of Apple's device with a screen
  /// of this size, such as 47 at the top and 34 at the bottom of 390 x 844. Zero for other sizes.
  public var safeAreaInsets: UIEdgeInsets { UIScreen.deviceInsets(of: size) }

  /// The size of the stage in points.
  public var size: CGSize { CGSize(width: width, height: height) }

  /// A phone of today, upright: 390 x 844 points.
  public static let phone = TestDevice(width: 390, height: 844, scale: 3)
  /// The smallest phone that still matters, upright: 320 x 568 points.
  public static let smallPhone = TestDevice(width: 320, height: 568, scale: 2)
  /// A tablet, upright: 820 x 1180 points.
  public static let tablet = TestDevice(width: 820, height: 1180, scale: 2)
}
