// SPDX-License-Identifier: MIT

/// The orientation of the user interface.
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// Portrait.
  case portrait = 1
  /// Portrait, upside down. Sprung never reports this orientation.
  case portraitUpsideDown = 2
  /// Landscape with the home button on the left. Sprung never reports this orientation.
  case landscapeLeft = 4
  /// Landscape with the home button on the right.
  case landscapeRight = 3

  /// Whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bit mask, with UIKit's values.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait, upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all = UIInterfaceOrientationMask(rawValue: 0b11110)
  /// All orientations except upside down.
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 0b11010)
}

/// Old spelling of `UIInterfaceOrientation.isPortrait`.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

/// Old spelling of `UIInterfaceOrientation.isLandscape`.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

extension UIInterfaceOrientation {
  /// The orientation of the screen: portrait if its height is at least its width.
  @MainActor static var ofScreen: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.height >= size.width ? .portrait : .landscapeRight
  }
}
