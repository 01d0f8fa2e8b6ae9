// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage

/// The formulas of Core Graphics' blend modes, from the W3C's Compositing and Blending specification and from Porter
/// and Duff's paper.
enum BlendFormulas {
  /// Returns the result of blending one color over another, both 0xRRGGBBAA: the premultiplied components, followed by
  /// alpha, each in 0...255.
  static func blended(_ mode: DrawingBlend, _ source: UInt32, _ backdrop: UInt32) -> [Double] {
    let (s, d) = (parts(source), parts(backdrop))
    let (sa, da) = (s[3], d[3])
    if let rule = compositing(mode, sa, da) {
      return ((0..<3).map { rule(s[$0] * sa, d[$0] * da) } + [rule(sa, da)]).map { $0 * 255 }
    }
    let mixed = whole(mode, d, s) ?? (0..<3).map { separable(mode, d[$0], s[$0]) }
    let colors = (0..<3).map { s[$0] * sa * (1 - da) + sa * da * mixed[$0] + (1 - sa) * da * d[$0] }
    return (colors + [sa + da - sa * da]).map { $0 * 255 }
  }

  private static func parts(_ color: UInt32) -> [Double] { [24, 16, 8, 0].map { Double(color >> $0 & 255) / 255 } }

  private static func compositing(_ mode: DrawingBlend, _ sa: Double, _ da: Double) -> ((Double, Double) -> Double)? {
    switch mode {
    case .clear: { _, _ in 0 }
    case .copy: { s, _ in s }
    case .sourceIn: { s, _ in s * da }
    case .sourceOut: { s, _ in s * (1 - da) }
    case .sourceAtop: { s, d in s * da + d * (1 - sa) }
    case .destinationOver: { s, d in s * (1 - da) + d }
    case .destinationIn: { _, d in d * sa }
    case .destinationOut: { _, d in d * (1 - sa) }
    case .destinationAtop: { s, d in s * (1 - da) + d * sa }
    case .xor: { s, d in s * (1 - da) + d * (1 - sa) }
    case .plusLighter: { s, d in min(1, s + d) }
    default: nil
    }
  }

  private static func separable(_ mode: DrawingBlend, _ b: Double, _ s: Double) -> Double {
    switch mode {
    case .multiply: b * s
    case .screen: b + s - b * s
    case .overlay: hardLight(s, b)
    // `plusDarker` is not supported and is drawn as `darken`.
    case .darken, .plusDarker: min(b, s)
    case .lighten: max(b, s)
    case .colorDodge: b == 0 ? 0 : s < 1 ? min(1, b / (1 - s)) : 1
    case .colorBurn: b == 1 ? 1 : s > 0 ? 1 - min(1, (1 - b) / s) : 0
    case .softLight: softLight(b, s)
    case .hardLight: hardLight(b, s)
    case .difference: abs(b - s)
    case .exclusion: b + s - 2 * b * s
    default: s
    }
  }

  private static func hardLight(_ b: Double, _ s: Double) -> Double {
    s <= 0.5 ? 2 * b * s : b + (2 * s - 1) - b * (2 * s - 1)
  }

  private static func softLight(_ b: Double, _ s: Double) -> Double {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }

  private static func whole(_ mode: DrawingBlend, _ b: [Double], _ s: [Double]) -> [Double]? {
    let (b, s) = (Array(b.prefix(3)), Array(s.prefix(3)))
    switch mode {
    case .hue: return withLuminosity(withSaturation(s, saturation(b)), luminosity(b))
    case .saturation: return withLuminosity(withSaturation(b, saturation(s)), luminosity(b))
    case .color: return withLuminosity(s, luminosity(b))
    case .luminosity: return withLuminosity(b, luminosity(s))
    default: return nil
    }
  }

  private static func luminosity(_ color: [Double]) -> Double { 0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2] }

  private static func saturation(_ color: [Double]) -> Double { color.max()! - color.min()! }

  private static func withSaturation(_ color: [Double], _ saturation: Double) -> [Double] {
    let (low, spread) = (color.min()!, Self.saturation(color))
    return color.map { spread > 0 ? ($0 - low) * saturation / spread : 0 }
  }

  private static func withLuminosity(_ color: [Double], _ light: Double) -> [Double] {
    var result = color.map { $0 + light - luminosity(color) }
    let (low, high) = (result.min()!, result.max()!)
    if low < 0 { result = result.map { light + ($0 - light) * light / (light - low) } }
    if high > 1 { result = result.map { light + ($0 - light) * (1 - light) / (high - light) } }
    return result
  }
}
