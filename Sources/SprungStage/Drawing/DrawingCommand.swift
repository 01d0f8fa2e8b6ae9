// SPDX-License-Identifier: MIT

/// A decoded drawing command. `DrawingVerb` documents the commands.
public enum DrawingCommand: Equatable, Sendable {
  /// Saves the graphics state.
  case save
  /// Restores the most recently saved graphics state.
  case restore
  /// Prepends an affine matrix a, b, c, d, tx, ty to the current matrix.
  case transform([Float])
  /// Clips later commands to a path.
  case clip(PathFlags, [FramePathStep])
  /// Fills a path.
  case fill(PackedColor, PathFlags, [FramePathStep])
  /// Strokes a path.
  case stroke(DrawnLine, [FramePathStep])
  /// Sets the opacity of later commands.
  case alpha(Float)
  /// Sets the blend mode of later commands.
  case blend(DrawingBlend)
  /// Sets the shadow of later commands.
  case shadow(PackedColor, x: Float, y: Float, blur: Float)
  /// Draws an image.
  case image(DrawnImage)
  /// Draws text in a single style.
  case text(DrawnText)
  /// Fills the clip with a gradient.
  case gradient(DrawnGradient)
  /// Begins a group that is composited as a whole.
  case beginGroup
  /// Ends a group.
  case endGroup
  /// Makes a rectangle transparent.
  case clear(DrawnRect)
  /// Fills a path with a tiled image: the index of the image in the list, one tile, and the path.
  case pattern(Int, tile: DrawnRect, PathFlags, [FramePathStep])
  /// Begins content that is masked by the opacity of an image.
  case beginMask(Int, DrawnRect)
  /// Ends the masked content.
  case endMask
}

/// A rectangle in a drawing.
public struct DrawnRect: Equatable, Sendable {
  /// The left edge.
  public var x: Float
  /// The top edge.
  public var y: Float
  /// The width, never negative.
  public var width: Float
  /// The height, never negative.
  public var height: Float

  /// Creates a rectangle.
  public init(x: Float, y: Float, width: Float, height: Float) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The stroke style of a path.
public struct DrawnLine: Equatable, Sendable {
  /// The color.
  public var color: PackedColor
  /// The line width. A width of 0 is the thinnest line that the host can draw.
  public var width: Float
  /// Caps and joins.
  public var flags: PathFlags
  /// The miter limit, in line widths.
  public var miterLimit: Float
  /// The distance into the dash pattern at which the line starts.
  public var dashPhase: Float
  /// The alternating lengths of dashes and gaps. An empty array means a solid line.
  public var dashes: [Float]

  /// Creates a stroke style.
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

/// An image in a drawing.
public struct DrawnImage: Equatable, Sendable {
  /// The index in the drawing's list of images.
  public var place: Int
  /// The part of the image that is drawn, in units of its width and height.
  public var source: DrawnRect
  /// The rectangle in which the image is drawn.
  public var target: DrawnRect
  /// The color that replaces the opaque pixels of the image, or clear for its own colors.
  public var tint: PackedColor
  /// Whether enlarged pixels are drawn as squares instead of being interpolated.
  public var isPixelated: Bool

  /// Creates an image.
  public init(place: Int, source: DrawnRect, target: DrawnRect, tint: PackedColor = .clear, isPixelated: Bool = false) {
    self.place = place
    self.source = source
    self.target = target
    self.tint = tint
    self.isPixelated = isPixelated
  }
}

/// Text in a single style in a drawing.
public struct DrawnText: Equatable, Sendable {
  /// The string.
  public var text: String
  /// The left edge of the first glyph.
  public var x: Float
  /// The y-coordinate of the baseline.
  public var baseline: Float
  /// The font, weight and slant. The other properties of the style are ignored.
  public var style: TextStyle
  /// The fill color. A clear color leaves the glyphs unfilled.
  public var color: PackedColor
  /// The distance added after each glyph, in drawing units.
  public var kern: Float
  /// The measured width, including the space after the last glyph. The host scales its font to this width.
  public var width: Float
  /// The color of the glyph outlines, or clear for none.
  public var stroke: PackedColor
  /// The line width of the outlines.
  public var strokeWidth: Float

  /// Creates text.
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

  /// Returns whether the text and its style are equal. Strings with different Unicode scalars are not equal.
  public static func == (left: DrawnText, right: DrawnText) -> Bool {
    left.text.isLiterallyEqual(to: right.text) && left.x == right.x && left.baseline == right.baseline
      && left.style == right.style && left.color == right.color && left.kern == right.kern && left.width == right.width
      && left.stroke == right.stroke && left.strokeWidth == right.strokeWidth
  }
}

/// A gradient in a drawing, either linear between two points or radial between two circles.
public struct DrawnGradient: Equatable, Sendable {
  /// Whether the gradient is radial.
  public var isRadial: Bool
  /// The start point, or the center of the first circle, as x and y.
  public var start: [Float]
  /// The radius of the first circle.
  public var startRadius: Float
  /// The end point, or the center of the last circle, as x and y.
  public var end: [Float]
  /// The radius of the last circle.
  public var endRadius: Float
  /// Whether the first color extends before the start.
  public var extendsBefore: Bool
  /// Whether the last color extends beyond the end.
  public var extendsAfter: Bool
  /// The color stops in ascending order of location.
  public var stops: [GradientStop]

  /// Creates a gradient.
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
