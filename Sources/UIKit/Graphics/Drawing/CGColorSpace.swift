// SPDX-License-Identifier: MIT

/// A color space, which determines the number of components.
///
/// Differs from Apple: all colors are in sRGB, so spaces differ only in their number of components.
nonisolated public final class CGColorSpace: Sendable {
  /// The number of color components, excluding alpha.
  public let numberOfComponents: Int

  init(numberOfComponents: Int) { self.numberOfComponents = numberOfComponents }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an RGB color space.
nonisolated public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a grayscale color space.
nonisolated public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }
