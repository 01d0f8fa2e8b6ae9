// SPDX-License-Identifier: MIT

import SprungStage

/// The drawing steps of a blend mode that removes the backdrop.
///
/// Cairo's operators for these modes remove everything in the clip, but Core Graphics only removes content below the
/// drawn shape. Therefore the backdrop is removed below the shape or below its transparent parts. The relevant part of
/// the source is then added. These modes do not draw shadows.
struct BlendSteps {
  /// Whether the backdrop is removed only below transparent parts of the shape.
  var removesTransparent = false
  /// The operator that combines the source with the backdrop before the source is added; nil for none.
  var backdrop: Int32?
  /// Whether the source is added.
  var adds = true

  /// Creates the steps, or returns nil for modes that Cairo draws in one step.
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
  /// Whether the mode mixes hue, saturation and luminosity instead of color components.
  var looksAtWholeColors: Bool { (12...15).contains(rawValue) }

  /// The raw value of Cairo's operator. Cairo lacks `plusDarker`, for which darken is the closest operator; the web
  /// page also uses darken.
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
