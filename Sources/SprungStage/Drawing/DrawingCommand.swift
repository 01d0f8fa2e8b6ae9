// SPDX-License-Identifier: MIT

/// One command of a drawing, read back; see `DrawingVerb` for what each does.
public enum DrawingCommand: Equatable, Sendable {
  /// Remembers the state.
  case save
  /// Returns to the state that was remembered last.
  case restore
  /// Applies a matrix a, b, c, d, tx, ty before the current one.
  case transform([Float])
  /// Limits later commands to a path.
  case clip(PathFlags, [FramePathStep])
  /// Fills a path.
  case fill(PackedColor, PathFlags, [FramePathStep])
  /// Draws a line along a path.
  case stroke(DrawnLine, [FramePathStep])
  /// Sets the opacity of later commands.
  case alpha(Float)
  /// Sets how later commands are combined with the existing content.
  case blend(DrawingBlend)
  /// Sets the shadow of later commands.
  case shadow(PackedColor, x: Float, y: Float, blur: Float)
  /// Draws a picture.
  case image(DrawnImage)
  /// Draws letters in one style.
  case text(DrawnText)
  /// Fills the clip with a gradient.
  case gradient(DrawnGradient)
  /// Begins what is drawn as one.
  case beginGroup
  /// Ends what is drawn as one.
  case endGroup
  /// Makes a rectangle transparent.
  case clear(DrawnRect)
  /// Fills a path with tiles: the picture's place in the list, one tile, and the path.
  case pattern(Int, tile: DrawnRect, PathFlags, [FramePathStep])
  /// Begins what shows as far as a picture is opaque.
  case beginMask(Int, DrawnRect)
  /// Ends it.
  case endMask
}

/// A rectangle of a drawing.
public struct DrawnRect: Equatable, Sendable {
  /// The left edge.
  public var x: Float
  /// The upper edge.
  public var y: Float
  /// The width, not negative.
  public var width: Float
  /// The height, not negative.
  public var height: Float

  /// Makes a rectangle.
  public init(x: Float, y: Float, width: Float, height: Float) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// How a line along a path looks.
public struct DrawnLine: Equatable, Sendable {
  /// The color.
  public var color: PackedColor
  /// The width; 0 is the thinnest line that a host can draw.
  public var width: Float
  /// Caps and joins.
  public var flags: PathFlags
  /// Line widths at which a miter is cut off.
  public var miterLimit: Float
  /// Where in the dashes the line begins.
  public var dashPhase: Float
  /// Lengths of line and gap in turn; none is a whole line.
  public var dashes: [Float]

  /// Makes a line.
  public init(
    color: PackedColor, width: Float, flags: PathFlags = [], miterLimit: Float = 10, dashPhase: Float = 0,
    dashes: [Float] = []
  ) {
    self.color = color
    self.width = width
    self.flags = flags
    self.miterLimit = miterLimit
    self.dashPhase = dashPhase
    self.dashes = dashes
  }
}

/// A picture in a drawing.
public struct DrawnImage: Equatable, Sendable {
  /// Its index in the drawing's list of pictures.
  public var place: Int
  /// The part of it that is drawn, in units of its width and height.
  public var source: DrawnRect
  /// Where it is drawn.
  public var target: DrawnRect
  /// The color in which it is drawn wherever it is opaque; clear for its own colors.
  public var tint: PackedColor
  /// Whether its pixels show as squares where it is drawn larger.
  public var isPixelated: Bool

  /// Makes a picture.
  public init(place: Int, source: DrawnRect, target: DrawnRect, tint: PackedColor = .clear, isPixelated: Bool = false) {
    self.place = place
    self.source = source
    self.target = target
    self.tint = tint
    self.isPixelated = isPixelated
  }
}

/// Letters in one style in a drawing.
public struct DrawnText: Equatable, Sendable {
  /// The letters.
  public var text: String
  /// The left edge of the first letter.
  public var x: Float
  /// The baseline.
  public var baseline: Float
  /// Font, weight and slant; the rest of the style does not count.
  public var style: TextStyle
  /// The color inside the letters; clear leaves them empty.
  public var color: PackedColor
  /// Units added after each letter.
  public var kern: Float
  /// The measured width, space after the letters included; a host fits its font to it.
  public var width: Float
  /// The color of a line along the outlines of the letters; clear for none.
  public var stroke: PackedColor
  /// The width of that line.
  public var strokeWidth: Float

  /// Makes letters.
  public init(
    text: String, x: Float, baseline: Float, style: TextStyle, color: PackedColor, kern: Float = 0, width: Float,
    stroke: PackedColor = .clear, strokeWidth: Float = 0
  ) {
    self.text = text
    self.x = x
    self.baseline = baseline
    self.style = style
    self.color = color
    self.kern = kern
    self.width = width
    self.stroke = stroke
    self.strokeWidth = strokeWidth
  }

  /// Whether letters and look are the same; letters that are written in another way are others.
  public static func == (left: DrawnText, right: DrawnText) -> Bool {
    left.text.isLiterallyEqual(to: right.text) && left.x == right.x && left.baseline == right.baseline
      && left.style == right.style && left.color == right.color && left.kern == right.kern && left.width == right.width
      && left.stroke == right.stroke && left.strokeWidth == right.strokeWidth
  }
}

/// A gradient in a drawing: along the line between two points, or from one circle to another.
public struct DrawnGradient: Equatable, Sendable {
  /// Whether it is radial, from circle to circle.
  public var isRadial: Bool
  /// The first point, or the middle of the first circle, x before y.
  public var start: [Float]
  /// The radius of the first circle.
  public var startRadius: Float
  /// The last point, or the middle of the last circle, x before y.
  public var end: [Float]
  /// The radius of the last circle.
  public var endRadius: Float
  /// Whether the first color continues before the start.
  public var extendsBefore: Bool
  /// Whether the last color continues after the end.
  public var extendsAfter: Bool
  /// The colors in rising order of their locations.
  public var stops: [GradientStop]

  /// Makes a gradient.
  public init(
    isRadial: Bool = false, start: [Float], startRadius: Float = 0, end: [Float], endRadius: Float = 0,
    extendsBefore: Bool = false, extendsAfter: Bool = false, stops: [GradientStop]
  ) {
    self.isRadial = isRadial
    self.start = start
    self.startRadius = startRadius
    self.end = end
    self.endRadius = endRadius
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
    self.stops = stops
  }
}
