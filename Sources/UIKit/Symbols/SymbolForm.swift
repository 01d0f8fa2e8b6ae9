// SPDX-License-Identifier: MIT

/// A symbol as a composition of base shapes.
nonisolated indirect enum SymbolForm {
  /// A shape in the symbol table.
  case shape(Range<Int>)
  /// A symbol with filled shapes.
  case solid(SymbolForm)
  /// A symbol with a slash through it.
  case slashed(SymbolForm)
  /// A symbol inside an outline.
  case enclosed(SymbolForm, in: Range<Int>)
  /// A symbol with a badge at its lower right corner. If `badge` is nil, the badge is a dot.
  case badged(SymbolForm, badge: SymbolForm?)
  /// A horizontally mirrored symbol.
  case mirrored(SymbolForm)

  /// Creates the form with the given name. Returns nil if there are no shapes for the name.
  init?(_ name: SymbolName) {
    if let stem = name.dropping(".fill"), let form = SymbolForm(stem) {
      self = .solid(form)
    } else if let entry = SymbolTable.entry(name.bytes) {
      self = .shape(entry)
    } else if let stem = name.dropping(".slash"), let form = SymbolForm(stem) {
      self = .slashed(form)
    } else if let form = Self.enclosed(name) ?? Self.badged(name) ?? Self.directed(name) {
      self = form
    } else {
      return nil
    }
  }

  private static func enclosed(_ name: SymbolName) -> SymbolForm? {
    for outline in ["circle", "square", "rectangle", "app"] {
      guard let stem = name.dropping("." + outline) else { continue }
      guard let form = SymbolForm(stem), let entry = SymbolTable.entry(Array(outline.utf8)) else { return nil }
      return .enclosed(form, in: entry)
    }
    return nil
  }

  private static func badged(_ name: SymbolName) -> SymbolForm? {
    if let stem = name.dropping(".badge") { return SymbolForm(stem).map { .badged($0, badge: nil) } }
    guard let (stem, badge) = name.split(at: ".badge."), let form = SymbolForm(stem), let sign = SymbolForm(badge)
    else { return nil }
    // A sign that consists of lines is cut out of a disc.
    let isBody = badge.isEqual(to: "clock") || badge.isEqual(to: "gearshape")
    guard !isBody, let circle = SymbolTable.entry(Array("circle".utf8)) else {
      return .badged(form, badge: .solid(sign))
    }
    return .badged(form, badge: .solid(.enclosed(sign, in: circle)))
  }

  /// Returns the form for a name that contains a direction. "forward" is drawn as "right", and "backward" as "left". If
  /// a shape exists only for the left side, it is mirrored for the right side.
  private static func directed(_ name: SymbolName) -> SymbolForm? {
    if let other = name.replacing("forward", with: "right") ?? name.replacing("backward", with: "left") {
      return SymbolForm(other)
    }
    guard let entry = name.replacing("right", with: "left").flatMap({ SymbolTable.entry($0.bytes) }) else { return nil }
    return .mirrored(.shape(entry))
  }

  /// The size of the frame in grid units, without the line width.
  var size: CGSize {
    switch self {
    case .shape(let entry), .enclosed(_, in: let entry):
      var reader = SymbolReader(entry)
      let factor = reader.readFactor()
      return CGSize(width: reader.number() * factor, height: reader.number() * factor)
    case .solid(let form), .mirrored(let form): return form.size
    case .slashed(let form): return Self.union(form.size, UIKitTuning.symbolSlashFrame)
    case .badged(let form, _): return Self.union(form.size, UIKitTuning.symbolBadgeFrame)
    }
  }

  private static func union(_ size: CGSize, _ other: CGSize) -> CGSize {
    CGSize(width: max(size.width, other.width), height: max(size.height, other.height))
  }
}
