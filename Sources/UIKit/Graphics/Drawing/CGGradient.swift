// SPDX-License-Identifier: MIT

import SprungStage

/// Colors that a graphics context blends between, with their locations. Immutable.
nonisolated public final class CGGradient: Sendable {
  let stops: [GradientStop]

  /// Makes a gradient of colors at places from 0 to 1; without places they are evenly spaced. Nil when there are no colors, or fewer
  /// places than colors.
  ///
  /// Differs from Apple: the color space does not count, colors are blended in sRGB. `colors` is an array of `CGColor`.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = CGGradient.list(colors)
    guard let locations else {
      self.init(colors, places: CGGradient.even(colors.count))
      return
    }
    self.init(colors, places: colors.indices.map { locations[$0] })
  }

  /// Makes a gradient of components, four for each color: red, green, blue and opacity. Nil when there are no colors.
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
    // Few, and usually in order; equal places keep their order.
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
  /// An array that is passed to Core Graphics: here the colors of a gradient.
  public typealias CFArray = [CGColor]
#else
  /// An array that is passed to Core Graphics.
  public typealias CFArray = [Any]
#endif

/// Where a gradient is drawn besides between its ends.
nonisolated public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first color continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
