// SPDX-License-Identifier: MIT

import SprungStage

/// How a blend mode is drawn that removes the backdrop.
///
/// Cairo's operators for these remove everything in the clip; Core Graphics only what is below the shape that is drawn. So the
/// backdrop is removed below the whole shape, or below what is transparent in it, and the part of the source that remains is
/// added. Shadows are not drawn in these modes.
struct BlendSteps {
  /// Whether the backdrop is removed only below what is transparent in the shape.
  var removesTransparent = false
  /// How the source is combined with the backdrop before it is added; nil leaves it.
  var backdrop: Int32?
  /// Whether the source is added.
  var adds = true

  /// Nil for a mode that Cairo draws in one step.
  init?(_ blend: DrawingBlend) {
    switch blend {
    case .clear: adds = false
    case .copy: break
    case .sourceIn: backdrop = CairoOperator.destinationIn
    case .sourceOut: backdrop = CairoOperator.destinationOut
    case .destinationIn: (removesTransparent, adds) = (true, false)
    case .destinationAtop: (removesTransparent, backdrop) = (true, CairoOperator.destinationOut)
    default: return nil
    }
  }
}

extension DrawingBlend {
  /// Whether it mixes hue, saturation and luminosity of colors, and not each of their parts.
  var looksAtWholeColors: Bool { (12...15).contains(rawValue) }

  /// The number of Cairo's operator. It has none for `plusDarker`: darken is the closest, as in the page.
  var cairoOperator: Int32 {
    switch self {
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: 2
    case .sourceAtop: 5
    case .destinationOver: 7
    case .destinationOut: 9
    case .xor: 11
    case .plusLighter: 12
    case .multiply: 14
    case .screen: 15
    case .overlay: 16
    case .darken, .plusDarker: 17
    case .lighten: 18
    case .colorDodge: 19
    case .colorBurn: 20
    case .hardLight: 21
    case .softLight: 22
    case .difference: 23
    case .exclusion: 24
    case .hue: 25
    case .saturation: 26
    case .color: 27
    case .luminosity: 28
    }
  }
}
