// SPDX-License-Identifier: MIT

/// A symbol that is drawn from Sprung's built-in shapes.
nonisolated final class DrawnSymbol: StyledSymbol {
  private let name: SymbolName
  private let form: SymbolForm
  private let style: SymbolStyle

  #if !hasFeature(Embedded)
    override var title: String { String(decoding: name.bytes, as: UTF8.self) }
  #endif

  /// Creates the symbol with the given name and configuration. Returns nil if Sprung has no shapes for the name.
  convenience init?(_ name: SymbolName, _ configuration: UIImage.SymbolConfiguration) {
    guard let form = SymbolForm(name) else { return nil }
    let style = configuration.attributes.style(
      configuration.traitCollection ?? .current, pixels: CGContext.scaleOfScreen)
    self.init(name, form, configuration, style)
  }

  private init(
    _ name: SymbolName, _ form: SymbolForm, _ configuration: UIImage.SymbolConfiguration, _ style: SymbolStyle
  ) {
    self.name = name
    self.form = form
    var style = style
    if !name.isDirectional { style.isMirrored = false }
    self.style = style
    super.init(configuration, Self.picture(name, form, style))
  }

  override func changed(_ configuration: UIImage.SymbolConfiguration) -> ImageSymbol {
    let changed = configuration.attributes.style(
      configuration.traitCollection ?? .current, pixels: style.pixels)
    return DrawnSymbol(name, form, configuration, changed)
  }

  override func displayed(_ image: UIImage, in context: SymbolContext, _ traits: UITraitCollection, isMirrored: Bool)
    -> UIImage
  {
    var attributes = SymbolAttributes(scale: context.scale)
    if let font = context.font {
      attributes.size = .points(font.pointSize)
      attributes.weight = font.weight.symbolWeight()
    }
    if let preferred = context.preferred { attributes = attributes.applying(preferred.attributes) }
    let traits = configuration.traitCollection ?? context.preferred?.traitCollection ?? traits
    var displayed = attributes.applying(configuration.attributes).style(traits, pixels: CGContext.scaleOfScreen)
    displayed.isMirrored = isMirrored && name.isDirectional
    return displayed == style ? image : image.derived(showing: DrawnSymbol(name, form, configuration, displayed))
  }

  private static func picture(_ name: SymbolName, _ form: SymbolForm, _ style: SymbolStyle) -> SymbolPicture {
    if let known = RecentSymbols.find(name, style) { return known }
    let unit = style.pointSize / UIKitTuning.symbolGrid * UIKitTuning.symbolScales[style.scale - 1]
    let line = style.pointSize * UIKitTuning.symbolLines[style.weight - 1]
    let frame = form.size
    let size = PixelGrid(scale: style.pixels).up(
      CGSize(width: frame.width * unit + line, height: frame.height * unit + line))
    let context = CGContext(size: size, scale: style.pixels)
    if style.isMirrored {
      context.translateBy(x: size.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    let pen = SymbolPen(
      context: context, colors: style.colors.isEmpty ? [.black] : style.colors,
      center: CGPoint(x: size.width / 2, y: size.height / 2), unit: unit, line: line)
    pen.draw(form)
    let picture = SymbolPicture(
      image: CGImage(.drawn(context.recorded), size: size), size: size, pixels: style.pixels,
      baseline: (size.height - style.pointSize * UIKitTuning.symbolCapHeight) / 2, isTemplate: style.colors.isEmpty)
    RecentSymbols.add(name, style, picture)
    return picture
  }
}
