// SPDX-License-Identifier: MIT

/// The Cairo functions used here, with types that correspond to Cairo's header. Contexts, surfaces, patterns and font
/// options are opaque pointers, a matrix is six numbers, and enumerations are `Int32`.
struct Cairo: Sendable {
  typealias WriteFunction = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> Int32
  typealias ReadFunction = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, UInt32) -> Int32

  let create: @convention(c) @Sendable (OpaquePointer?) -> OpaquePointer?
  let destroy: @convention(c) @Sendable (OpaquePointer?) -> Void
  let save: @convention(c) @Sendable (OpaquePointer?) -> Void
  let restore: @convention(c) @Sendable (OpaquePointer?) -> Void
  let getMatrix: @convention(c) @Sendable (OpaquePointer?, UnsafeMutablePointer<Double>?) -> Void
  let setMatrix: @convention(c) @Sendable (OpaquePointer?, UnsafePointer<Double>?) -> Void
  let identityMatrix: @convention(c) @Sendable (OpaquePointer?) -> Void
  let transform: @convention(c) @Sendable (OpaquePointer?, UnsafePointer<Double>?) -> Void
  let translate: @convention(c) @Sendable (OpaquePointer?, Double, Double) -> Void
  let scale: @convention(c) @Sendable (OpaquePointer?, Double, Double) -> Void
  let newPath: @convention(c) @Sendable (OpaquePointer?) -> Void
  let moveTo: @convention(c) @Sendable (OpaquePointer?, Double, Double) -> Void
  let lineTo: @convention(c) @Sendable (OpaquePointer?, Double, Double) -> Void
  let curveTo: @convention(c) @Sendable (OpaquePointer?, Double, Double, Double, Double, Double, Double) -> Void
  let closePath: @convention(c) @Sendable (OpaquePointer?) -> Void
  let arc: @convention(c) @Sendable (OpaquePointer?, Double, Double, Double, Double, Double) -> Void
  let rectangle: @convention(c) @Sendable (OpaquePointer?, Double, Double, Double, Double) -> Void
  let hasCurrentPoint: @convention(c) @Sendable (OpaquePointer?) -> Int32
  let getCurrentPoint:
    @convention(c) @Sendable (OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) -> Void
  let clip: @convention(c) @Sendable (OpaquePointer?) -> Void
  let fillPreserve: @convention(c) @Sendable (OpaquePointer?) -> Void
  let fill: @convention(c) @Sendable (OpaquePointer?) -> Void
  let stroke: @convention(c) @Sendable (OpaquePointer?) -> Void
  let paint: @convention(c) @Sendable (OpaquePointer?) -> Void
  let paintWithAlpha: @convention(c) @Sendable (OpaquePointer?, Double) -> Void
  let maskSurface: @convention(c) @Sendable (OpaquePointer?, OpaquePointer?, Double, Double) -> Void
  let setSourceRGBA: @convention(c) @Sendable (OpaquePointer?, Double, Double, Double, Double) -> Void
  let setSourceSurface: @convention(c) @Sendable (OpaquePointer?, OpaquePointer?, Double, Double) -> Void
  let setSource: @convention(c) @Sendable (OpaquePointer?, OpaquePointer?) -> Void
  let getSource: @convention(c) @Sendable (OpaquePointer?) -> OpaquePointer?
  let setOperator: @convention(c) @Sendable (OpaquePointer?, Int32) -> Void
  let setFillRule: @convention(c) @Sendable (OpaquePointer?, Int32) -> Void
  let setLineWidth: @convention(c) @Sendable (OpaquePointer?, Double) -> Void
  let setLineCap: @convention(c) @Sendable (OpaquePointer?, Int32) -> Void
  let setLineJoin: @convention(c) @Sendable (OpaquePointer?, Int32) -> Void
  let setMiterLimit: @convention(c) @Sendable (OpaquePointer?, Double) -> Void
  let setDash: @convention(c) @Sendable (OpaquePointer?, UnsafePointer<Double>?, Int32, Double) -> Void
  let selectFontFace: @convention(c) @Sendable (OpaquePointer?, UnsafePointer<CChar>?, Int32, Int32) -> Void
  let setFontSize: @convention(c) @Sendable (OpaquePointer?, Double) -> Void
  let setFontOptions: @convention(c) @Sendable (OpaquePointer?, OpaquePointer?) -> Void
  let textExtents:
    @convention(c) @Sendable (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<Double>?) -> Void
  let textPath: @convention(c) @Sendable (OpaquePointer?, UnsafePointer<CChar>?) -> Void
  let fontOptionsCreate: @convention(c) @Sendable () -> OpaquePointer?
  let fontOptionsDestroy: @convention(c) @Sendable (OpaquePointer?) -> Void
  let fontOptionsSetHintStyle: @convention(c) @Sendable (OpaquePointer?, Int32) -> Void
  let fontOptionsSetHintMetrics: @convention(c) @Sendable (OpaquePointer?, Int32) -> Void
  let fontOptionsSetAntialias: @convention(c) @Sendable (OpaquePointer?, Int32) -> Void
  let imageSurfaceCreate: @convention(c) @Sendable (Int32, Int32, Int32) -> OpaquePointer?
  let imageSurfaceGetData: @convention(c) @Sendable (OpaquePointer?) -> UnsafeMutablePointer<UInt8>?
  let imageSurfaceGetStride: @convention(c) @Sendable (OpaquePointer?) -> Int32
  let imageSurfaceGetWidth: @convention(c) @Sendable (OpaquePointer?) -> Int32
  let imageSurfaceGetHeight: @convention(c) @Sendable (OpaquePointer?) -> Int32
  let surfaceStatus: @convention(c) @Sendable (OpaquePointer?) -> Int32
  let surfaceFlush: @convention(c) @Sendable (OpaquePointer?) -> Void
  let surfaceMarkDirty: @convention(c) @Sendable (OpaquePointer?) -> Void
  let surfaceDestroy: @convention(c) @Sendable (OpaquePointer?) -> Void
  let surfaceWriteToPNGStream:
    @convention(c) @Sendable (OpaquePointer?, WriteFunction, UnsafeMutableRawPointer?) -> Int32
  let imageSurfaceCreateFromPNGStream:
    @convention(c) @Sendable (ReadFunction, UnsafeMutableRawPointer?) -> OpaquePointer?
  let patternCreateLinear: @convention(c) @Sendable (Double, Double, Double, Double) -> OpaquePointer?
  let patternCreateRadial: @convention(c) @Sendable (Double, Double, Double, Double, Double, Double) -> OpaquePointer?
  let patternAddColorStopRGBA: @convention(c) @Sendable (OpaquePointer?, Double, Double, Double, Double, Double) -> Void
  let patternSetExtend: @convention(c) @Sendable (OpaquePointer?, Int32) -> Void
  let patternSetFilter: @convention(c) @Sendable (OpaquePointer?, Int32) -> Void
  let patternDestroy: @convention(c) @Sendable (OpaquePointer?) -> Void

  private static let loaded = Result { () throws(RasterFailure) in try Cairo() }

  /// Returns the functions of the system library, which is loaded once.
  static func load() throws(RasterFailure) -> Cairo { try loaded.get() }

  private init() throws(RasterFailure) {
    let library = try SharedLibrary("libcairo.so.2", package: "libcairo2")
    create = try library.function("cairo_create")
    destroy = try library.function("cairo_destroy")
    save = try library.function("cairo_save")
    restore = try library.function("cairo_restore")
    getMatrix = try library.function("cairo_get_matrix")
    setMatrix = try library.function("cairo_set_matrix")
    identityMatrix = try library.function("cairo_identity_matrix")
    transform = try library.function("cairo_transform")
    translate = try library.function("cairo_translate")
    scale = try library.function("cairo_scale")
    newPath = try library.function("cairo_new_path")
    moveTo = try library.function("cairo_move_to")
    lineTo = try library.function("cairo_line_to")
    curveTo = try library.function("cairo_curve_to")
    closePath = try library.function("cairo_close_path")
    arc = try library.function("cairo_arc")
    rectangle = try library.function("cairo_rectangle")
    hasCurrentPoint = try library.function("cairo_has_current_point")
    getCurrentPoint = try library.function("cairo_get_current_point")
    clip = try library.function("cairo_clip")
    fillPreserve = try library.function("cairo_fill_preserve")
    fill = try library.function("cairo_fill")
    stroke = try library.function("cairo_stroke")
    paint = try library.function("cairo_paint")
    paintWithAlpha = try library.function("cairo_paint_with_alpha")
    maskSurface = try library.function("cairo_mask_surface")
    setSourceRGBA = try library.function("cairo_set_source_rgba")
    setSourceSurface = try library.function("cairo_set_source_surface")
    setSource = try library.function("cairo_set_source")
    getSource = try library.function("cairo_get_source")
    setOperator = try library.function("cairo_set_operator")
    setFillRule = try library.function("cairo_set_fill_rule")
    setLineWidth = try library.function("cairo_set_line_width")
    setLineCap = try library.function("cairo_set_line_cap")
    setLineJoin = try library.function("cairo_set_line_join")
    setMiterLimit = try library.function("cairo_set_miter_limit")
    setDash = try library.function("cairo_set_dash")
    selectFontFace = try library.function("cairo_select_font_face")
    setFontSize = try library.function("cairo_set_font_size")
    setFontOptions = try library.function("cairo_set_font_options")
    textExtents = try library.function("cairo_text_extents")
    textPath = try library.function("cairo_text_path")
    fontOptionsCreate = try library.function("cairo_font_options_create")
    fontOptionsDestroy = try library.function("cairo_font_options_destroy")
    fontOptionsSetHintStyle = try library.function("cairo_font_options_set_hint_style")
    fontOptionsSetHintMetrics = try library.function("cairo_font_options_set_hint_metrics")
    fontOptionsSetAntialias = try library.function("cairo_font_options_set_antialias")
    imageSurfaceCreate = try library.function("cairo_image_surface_create")
    imageSurfaceGetData = try library.function("cairo_image_surface_get_data")
    imageSurfaceGetStride = try library.function("cairo_image_surface_get_stride")
    imageSurfaceGetWidth = try library.function("cairo_image_surface_get_width")
    imageSurfaceGetHeight = try library.function("cairo_image_surface_get_height")
    surfaceStatus = try library.function("cairo_surface_status")
    surfaceFlush = try library.function("cairo_surface_flush")
    surfaceMarkDirty = try library.function("cairo_surface_mark_dirty")
    surfaceDestroy = try library.function("cairo_surface_destroy")
    surfaceWriteToPNGStream = try library.function("cairo_surface_write_to_png_stream")
    imageSurfaceCreateFromPNGStream = try library.function("cairo_image_surface_create_from_png_stream")
    patternCreateLinear = try library.function("cairo_pattern_create_linear")
    patternCreateRadial = try library.function("cairo_pattern_create_radial")
    patternAddColorStopRGBA = try library.function("cairo_pattern_add_color_stop_rgba")
    patternSetExtend = try library.function("cairo_pattern_set_extend")
    patternSetFilter = try library.function("cairo_pattern_set_filter")
    patternDestroy = try library.function("cairo_pattern_destroy")
  }
}
