// SPDX-License-Identifier: MIT

/// Which side of the screen is up.
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Higher than wide.
  case portrait = 1
  /// Portrait, upside down. Never reported here.
  case portraitUpsideDown = 2
  /// Wider than high. Never reported here.
  case landscapeLeft = 4
  /// Wider than high.
  case landscapeRight = 3

  /// Whether the screen is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the screen is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits, UIKit's own.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Higher than wide.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait, upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Wider than high, the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Wider than high, the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both that are wider than high.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all = UIInterfaceOrientationMask(rawValue: 0b11110)
  /// All but upside down.
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 0b11010)
}

/// Whether an orientation is higher than wide, by the old name.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

/// Whether an orientation is wider than high, by the old name.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

extension UIInterfaceOrientation {
  /// Which side of the screen is up: portrait when it is at least as high as wide.
  @MainActor static var ofScreen: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.height >= size.width ? .portrait : .landscapeRight
  }
}
