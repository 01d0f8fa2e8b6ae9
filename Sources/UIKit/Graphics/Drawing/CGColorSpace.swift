// SPDX-License-Identifier: MIT

/// A color space, which determines the number of components.
///
/// Differs from Apple: all colors are in sRGB, so spaces differ in their number of components only.
nonisolated public final class CGColorSpace: Sendable {
  /// Components of a color besides its opacity.
  public let numberOfComponents: Int

  init(numberOfComponents: Int) { self.numberOfComponents = numberOfComponents }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A space of red, green and blue.
nonisolated public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A space of gray.
nonisolated public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }
