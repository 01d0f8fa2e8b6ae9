// SPDX-License-Identifier: MIT

/// A simulated device for scripts: a screen with a safe area and a status bar.
///
/// UIKit derives the safe area from the size.
public struct ScriptDevice: Equatable, Sendable {
  /// The name in scripts and on the command line.
  public let name: String
  /// The width of the screen in points.
  public let width: Double
  /// The height of the screen in points.
  public let height: Double
  /// The number of pixels per point.
  public let scale: Double

  /// Whether the width is larger than the height.
  public var isLandscape: Bool { width > height }

  /// The device rotated by 90 degrees.
  public var rotated: ScriptDevice { ScriptDevice(name: name, width: height, height: width, scale: scale) }

  /// Returns the device with the given name in portrait orientation, or nil for an unknown name.
  public static func named(_ name: String) -> ScriptDevice? { all.first { $0.name == name } }

  /// All devices in portrait orientation: phones with a home button, with a notch and with a Dynamic Island, then
  /// tablets.
  public static let all = [
    ScriptDevice(name: "iphone-se", width: 375, height: 667, scale: 2),
    ScriptDevice(name: "iphone-8-plus", width: 414, height: 736, scale: 3),
    ScriptDevice(name: "iphone-13-mini", width: 375, height: 812, scale: 3),
    ScriptDevice(name: "iphone-11", width: 414, height: 896, scale: 2),
    ScriptDevice(name: "iphone-14", width: 390, height: 844, scale: 3),
    ScriptDevice(name: "iphone-14-plus", width: 428, height: 926, scale: 3),
    ScriptDevice(name: "iphone-15", width: 393, height: 852, scale: 3),
    ScriptDevice(name: "iphone-15-plus", width: 430, height: 932, scale: 3),
    ScriptDevice(name: "iphone-16-pro", width: 402, height: 874, scale: 3),
    ScriptDevice(name: "iphone-16-pro-max", width: 440, height: 956, scale: 3),
    ScriptDevice(name: "ipad-mini", width: 744, height: 1133, scale: 2),
    ScriptDevice(name: "ipad-9", width: 810, height: 1080, scale: 2),
    ScriptDevice(name: "ipad", width: 820, height: 1180, scale: 2),
    ScriptDevice(name: "ipad-pro-11", width: 834, height: 1194, scale: 2),
    ScriptDevice(name: "ipad-pro-13", width: 1024, height: 1366, scale: 2),
  ]
}
