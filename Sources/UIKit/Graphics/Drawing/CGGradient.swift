// SPDX-License-Identifier: MIT

import SprungStage

/// The colors of a gradient and their locations. A gradient is immutable.
nonisolated public final class CGGradient: Sendable {
  let stops: [GradientStop]

  /// Creates a gradient from colors and their locations, from 0 to 1. If no locations are given, the colors are evenly
  /// spaced. Returns nil if there are no colors or a location is not finite.
  ///
  /// Differs from Apple: the color space is ignored, and colors are blended in sRGB. `colors` is an array of `CGColor`.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = CGGradient.list(colors)
    guard let locations else {
      self.init(colors, places: CGGradient.even(colors.count))
      return
    }
    self.init(colors, places: colors.indices.map { locations[$0] })
  }

  /// Creates a gradient from color components. Each color consists of the components of the color space, followed by
  /// alpha. Returns nil if there are no colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).map { index -> CGColor in
      let start = index * width
      guard width == 4 else { return CGColor(gray: components[start], alpha: components[start + 1]) }
      return CGColor(
        red: components[start], green: components[start + 1], blue: components[start + 2], alpha: components[start + 3])
    }
    guard let locations else {
      self.init(colors, places: CGGradient.even(colors.count))
      return
    }
    self.init(colors, places: colors.indices.map { locations[$0] })
  }

  init?(_ colors: [CGColor], places: [CGFloat]) {
    guard !colors.isEmpty, places.allSatisfy({ $0.keepsLimit }) else { return nil }
    var stops = zip(colors, places).map {
      GradientStop(color: PackedColor(rawValue: $0.rgba), place: Float(min(max($1, 0), 1)))
    }
    // Use insertion sort, which is stable. The list is short and usually already sorted.
    for index in stops.indices.dropFirst() {
      var position = index
      while position > 0, stops[position - 1].place > stops[position].place {
        stops.swapAt(position - 1, position)
        position -= 1
      }
    }
    self.stops = stops
  }

  private static func even(_ count: Int) -> [CGFloat] {
    (0..<count).map { count == 1 ? 0 : CGFloat($0) / CGFloat(count - 1) }
  }

  #if hasFeature(Embedded)
    private static func list(_ colors: CFArray) -> [CGColor] { colors }
  #else
    private static func list(_ colors: CFArray) -> [CGColor] {
      colors.compactMap { $0 as? CGColor }
    }
  #endif
}

#if hasFeature(Embedded)
  /// The array type of Core Graphics. It is used only for the colors of a gradient.
  public typealias CFArray = [CGColor]
#else
  /// The array type of Core Graphics.
  public typealias CFArray = [Any]
#endif

/// Options for drawing a gradient beyond its ends.
nonisolated public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Extends the first color before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Extends the last color beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
