// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

/// The simulated device of a stage: a screen and the user's preferences.
///
/// ```swift
/// var device = TestDevice.phone
/// device.textSize = .accessibilityLarge
/// ```
nonisolated public struct TestDevice: Hashable, Sendable {
  /// The width of the stage in points.
  public var width: Double
  /// The height of the stage in points.
  public var height: Double
  /// The scale in pixels per point.
  public var scale: Double
  /// The preferred text size. Default: large.
  public var textSize = UIContentSizeCategory.large
  /// The layout direction. Default: left to right.
  public var direction = UIUserInterfaceLayoutDirection.leftToRight
  /// Whether the user prefers the dark appearance. Default: false.
  public var isDark = false
  /// Whether the user prefers increased contrast. Default: false.
  public var increasesContrast = false
  /// Whether the user prefers reduced motion. Default: false.
  public var reducesMotion = false
  /// The frame rate in frames per second of virtual time. Default: 60.
  public var frameRate = 60.0

  /// Creates a device with a screen size in points. A size or scale that is not finite and positive stops the program.
  public init(width: Double, height: Double, scale: Double = 2) {
    precondition(
      width > 0 && width.isFinite && height > 0 && height.isFinite && scale > 0 && scale.isFinite,
      "TestDevice: a screen of \(width) x \(height) points at scale \(scale) is invalid: all values must be positive and finite"
    )
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// The insets of the status bar, the cutout and the home indicator, in points. The insets are those of Apple's device
  /// with this screen size, such as 47 at the top and 34 at the bottom for 390 x 844. Other sizes have no insets.
  public var safeAreaInsets: UIEdgeInsets { UIScreen.deviceInsets(of: size) }

  /// The size of the stage in points.
  public var size: CGSize { CGSize(width: width, height: height) }

  /// A current phone in portrait orientation: 390 x 844 points.
  public static let phone = TestDevice(width: 390, height: 844, scale: 3)
  /// The smallest supported phone in portrait orientation: 320 x 568 points.
  public static let smallPhone = TestDevice(width: 320, height: 568, scale: 2)
  /// A tablet in portrait orientation: 820 x 1180 points.
  public static let tablet = TestDevice(width: 820, height: 1180, scale: 2)
}

extension TestDevice {
  /// The preferences other than text size and direction, as events that the host sends before the launch.
  nonisolated var settings: [InputEvent] {
    let kinds: [(InputKind, Bool)] = [
      (.appearance, isDark), (.contrast, increasesContrast), (.reducedMotion, reducesMotion),
    ]
    return kinds.filter { $0.1 }.map { InputEvent($0.0, identifier: 1, milliseconds: 0) }
  }
}
