// SPDX-License-Identifier: MIT

/// The values of a symbol configuration.
nonisolated struct SymbolAttributes: Equatable {
  /// The size of the text next to a symbol.
  enum Size: Equatable {
    case open
    case points(CGFloat)
    case style(UIFont.TextStyle)
  }

  /// The rendering mode, which determines how the layers of a symbol are colored.
  enum Coloring: Equatable {
    case open, monochrome, multicolor
    case hierarchical(UIColor)
    case palette([UIColor])

    static func == (left: Coloring, right: Coloring) -> Bool {
      switch (left, right) {
      case (.open, .open), (.monochrome, .monochrome), (.multicolor, .multicolor): true
      case (.hierarchical(let left), .hierarchical(let right)): left.isSame(as: right)
      case (.palette(let left), .palette(let right)): left.elementsEqual(right) { $0.isSame(as: $1) }
      default: false
      }
    }
  }

  var size: Size
  var weight: UIImage.SymbolWeight
  var scale: UIImage.SymbolScale
  var coloring: Coloring

  init(
    size: Size = .open, weight: UIImage.SymbolWeight = .unspecified, scale: UIImage.SymbolScale = .unspecified,
    coloring: Coloring = .open
  ) {
    self.size = size
    self.weight = weight
    self.scale = scale
    self.coloring = coloring
    guard case .points(let points) = size, !points.keepsLimit || points <= 0 else { return }
    Diagnostics.report(
      "symbolSize", "The point size \(Double(points)) of a symbol is invalid. Pass a finite size above 0.")
    self.size = .open
  }

  /// Returns these values, overridden by the values that are set in `other`.
  func applying(_ other: SymbolAttributes) -> SymbolAttributes {
    var result = self
    if other.size != .open { result.size = other.size }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.scale != .unspecified { result.scale = other.scale }
    if other.coloring != .open { result.coloring = other.coloring }
    return result
  }

  /// Returns the drawing style for the given traits and number of pixels per point.
  func style(_ traits: UITraitCollection, pixels: CGFloat) -> SymbolStyle {
    var points = UIFont.labelFontSize
    var usual = UIImage.SymbolWeight.regular
    switch size {
    case .open: break
    case .points(let size): points = size
    case .style(let style):
      points = style.size(traits.preferredContentSizeCategory)
      usual = style.weight.symbolWeight()
    }
    return SymbolStyle(
      pointSize: points, weight: weight == .unspecified ? usual.rawValue : weight.rawValue,
      scale: scale.rawValue < 1 ? UIImage.SymbolScale.medium.rawValue : scale.rawValue, colors: colors(traits),
      isMirrored: traits.layoutDirection == .rightToLeft, pixels: pixels)
  }

  private func colors(_ traits: UITraitCollection) -> [CGColor] {
    switch coloring {
    case .open, .monochrome, .multicolor: return []
    case .hierarchical(let color):
      let first = color.resolvedColor(with: traits).cgColor
      return [1, 0.5, 0.25].map { first.copy(alpha: first.alpha * $0) ?? first }
    case .palette(let colors):
      let resolved = colors.map { $0.resolvedColor(with: traits).cgColor }
      return (0..<3).map { resolved[min($0, resolved.count - 1)] }
    }
  }
}
