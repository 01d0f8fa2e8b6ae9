// SPDX-License-Identifier: MIT

/// A layer that draws a color gradient over its background color, clipped to its rounded corners.
nonisolated open class CAGradientLayer: CALayer {
  override var kindName: String { "CAGradientLayer" }

  /// Creates a gradient without colors.
  public override init() {
    super.init()
    drawing = LayerDrawing(gradient: LayerDrawing.Gradient())
  }

  /// Creates a layer with the property values of another layer, but without its superlayer, sublayers and animations.
  public override init(layer: ActionSender) {
    super.init(layer: layer)
    if drawing?.gradient == nil { drawing = LayerDrawing(gradient: LayerDrawing.Gradient()) }
  }

  /// Creates a layer that draws nothing. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawing = LayerDrawing(gradient: LayerDrawing.Gradient())
  }

  private final var gradient: LayerDrawing.Gradient { drawing?.gradient ?? LayerDrawing.Gradient() }

  #if hasFeature(Embedded)
    /// The colors from start to end. Default: nil, which draws nothing.
    open var colors: [CGColor]? {
      get { gradient.colors.isEmpty ? nil : gradient.colors }
      set { changeDrawing(.colors, to: .colors(newValue ?? [])) }
    }

    /// The locations of the colors in increasing order, in the range 0...1. Default: nil, which spaces the colors
    /// evenly.
    open var locations: [Double]? {
      get { gradient.locations.isEmpty ? nil : gradient.locations.map { Double($0) } }
      set { changeDrawing(.locations, to: .numbers((newValue ?? []).map { CGFloat($0) })) }
    }
  #else
    /// The colors from start to end, each a `CGColor` or `UIColor`. Default: nil, which draws nothing. Other objects
    /// are reported and ignored.
    open var colors: [Any]? {
      get { gradient.colors.isEmpty ? nil : gradient.colors }
      set {
        var list: [CGColor] = []
        for item in newValue ?? [] {
          if let color = item as? CGColor {
            list.append(color)
          } else if let color = item as? UIColor {
            list.append(color.cgColor)
          } else {
            Diagnostics.report("gradientColor", "A gradient color must be a CGColor. The color was ignored.")
          }
        }
        changeDrawing(.colors, to: .colors(list))
      }
    }

    /// The locations of the colors in increasing order, in the range 0...1. Default: nil. The colors are spaced evenly
    /// if this property is nil or its count differs from the number of colors.
    open var locations: [NSNumber]? {
      get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: Double($0)) } }
      set { changeDrawing(.locations, to: .numbers((newValue ?? []).map { CGFloat($0.doubleValue) })) }
    }
  #endif

  /// The location of the first color in unit coordinates of the bounds. Default: (0.5, 0).
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { changeDrawing(.startPoint, to: .point(newValue)) }
  }

  /// The location of the last color in unit coordinates of the bounds. Default: (0.5, 1).
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { changeDrawing(.endPoint, to: .point(newValue)) }
  }

  /// The type of gradient. Default: axial.
  open var type: CAGradientLayerType {
    get { gradient.kind }
    set {
      guard newValue != gradient.kind else { return }
      drawing?.gradient?.kind = newValue
      mark(.drawing)
    }
  }
}

nonisolated extension LayerDrawing.Gradient {
  /// Returns the location of the color at the given index. Locations are clamped and made increasing; without valid
  /// locations, the colors are spaced evenly.
  func stopLocation(_ index: Int) -> CGFloat {
    guard locations.count == colors.count else {
      return colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
    }
    var position: CGFloat = 0
    for location in locations[0...index] { position = min(1, max(position, location)) }
    return position
  }
}
