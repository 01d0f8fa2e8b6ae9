// SPDX-License-Identifier: MIT

import CPangoCairo
import SprungDisplay
import SprungStage

/// Draws a stage in the same way as a browser.
///
/// A painter caches fonts, shadows and images, so draw all frames of a run with the same painter.
public final class StagePainter {
  let text = TextPainter()
  let shadows = ShadowPainter()
  let images = ImageStore()
  let drawings: DrawingPainter
  var tree = StageTree()

  /// Creates a painter and loads the fonts.
  public init() { drawings = DrawingPainter(text: text) }

  /// Messages about images that could not be displayed.
  public var complaints: [String] { images.complaints + drawings.complaints }

  /// Draws a stage on a white background. The size is in points, with `scale` pixels per point.
  public func picture(of tree: StageTree, width: Double, height: Double, scale: Double) -> Bitmap {
    let bitmap = Bitmap(width: Int((width * scale).rounded()), height: Int((height * scale).rounded()))
    self.tree = tree
    images.update(tree.images)
    drawings.update(tree)
    bitmap.draw { context in
      cairo_set_source_rgb(context, 1, 1, 1)
      cairo_paint(context)
      cairo_scale(context, scale, scale)
      for id in tree.roots { draw(id, on: context) }
    }
    return bitmap
  }

  /// Draws a layer and its descendants.
  func draw(_ id: LayerID, on context: OpaquePointer) {
    guard let layer = tree[id], !layer.isHidden, layer.opacity > 0, !layer.showsHiddenBack else { return }
    context.saved {
      if layer.matrix.isFlat {
        let n = layer.matrix.numbers.map { $0 / layer.matrix.numbers[15] }
        var matrix = cairo_matrix_t(xx: n[0], yx: n[1], xy: n[4], yy: n[5], x0: n[12], y0: n[13])
        // A transform without area would put Cairo into an error state, in which it draws nothing.
        guard abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) > 1e-9 else { return }
        cairo_transform(context, &matrix)
        drawPlaced(layer, on: context)
      } else {
        Perspective(of: layer, in: tree).draw(on: context) { drawPlaced(layer, on: $0) }
      }
    }
  }

  /// Draws a layer in its own coordinates, with its content, opacity, clipping and shadow.
  private func drawPlaced(_ layer: StageLayer, on context: OpaquePointer) {
    var path: (flags: PathFlags, steps: [FramePathStep])?
    if case .path(let flags, let steps) = layer.mask { path = (flags, steps) }
    if let path {
      cairo_new_path(context)
      context.addSteps(path.steps)
      cairo_set_fill_rule(context, path.flags.contains(.evenOdd) ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_clip(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }
    if layer.opacity < 1 { cairo_push_group(context) }
    drawMasked(layer, on: context)
    if layer.opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, Double(layer.opacity))
    }
  }

  private func drawMasked(_ layer: StageLayer, on context: OpaquePointer) {
    guard case .gradient(let x, let y, let width, let height, let gradient) = layer.mask else {
      return drawShaded(layer, on: context)
    }
    context.saved {
      cairo_rectangle(context, Double(x), Double(y), Double(width), Double(height))
      cairo_clip(context)
      cairo_push_group(context)
      drawShaded(layer, on: context)
      cairo_pop_group_to_source(context)
      // The group is already set as the source and has its own matrix, so the translation moves only the mask.
      cairo_translate(context, Double(x), Double(y))
      Gradients.with(
        gradient, width: Double(width), height: Double(height), pixelsPerPoint: context.pixelsPerPoint
      ) { cairo_mask(context, $0) }
    }
  }

  /// Draws the layer with its shadow: the shadow of its box or, if the box has no color, the shadow of all its content.
  private func drawShaded(_ layer: StageLayer, on context: OpaquePointer) {
    guard let shadow = layer.shadow else { return drawInside(layer, on: context) }
    if layer.fill.isVisible {
      shadows.drawBox(of: layer, shadow, on: context)
      drawInside(layer, on: context)
    } else {
      cairo_push_group(context)
      drawInside(layer, on: context)
      guard let group = cairo_pop_group(context) else { return }
      shadows.draw(shadow, of: group, on: context)
      cairo_set_source(context, group)
      cairo_paint(context)
      cairo_pattern_destroy(group)
    }
  }

  /// Draws the layer's content and sublayers, and the border above them.
  private func drawInside(_ layer: StageLayer, on context: OpaquePointer) {
    if layer.backdropRadius > 0 {
      Backdrop(radius: Double(layer.backdropRadius), saturation: Double(layer.backdropSaturation))
        .draw(behind: layer, on: context)
    }
    if layer.fill.isVisible {
      context.addBox(of: layer)
      context.setSource(layer.fill)
      cairo_fill(context)
    }
    if let gradient = layer.gradient {
      Gradients.with(
        gradient, width: Double(layer.width), height: Double(layer.height), pixelsPerPoint: context.pixelsPerPoint
      ) { pattern in
        context.addBox(of: layer)
        cairo_set_source(context, pattern)
        cairo_fill(context)
      }
    }
    drawContent(of: layer, on: context)
    context.saved {
      if layer.boundsFlags.contains(.clips) {
        context.addBox(of: layer)
        cairo_clip(context)
      }
      cairo_translate(context, -Double(layer.originX), -Double(layer.originY))
      for child in layer.children { draw(child, on: context) }
    }
    drawBorder(of: layer, on: context)
  }

  private func drawBorder(of layer: StageLayer, on context: OpaquePointer) {
    guard layer.border.isVisible, layer.borderWidth > 0 else { return }
    let width = Double(layer.borderWidth)
    context.addBox(of: layer, inset: width / 2)
    context.setSource(layer.border)
    cairo_set_line_width(context, width)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    cairo_set_dash(context, nil, 0, 0)
    cairo_stroke(context)
  }

  private func drawContent(of layer: StageLayer, on context: OpaquePointer) {
    let pixels = (Double(layer.width) * context.pixelsPerPoint, Double(layer.height) * context.pixelsPerPoint)
    if let drawing = layer.drawing, let bitmap = drawings.bitmap(of: drawing, for: .layer(layer.id), pixels) {
      // Rounded corners do not clip a drawing, just as they do not clip sublayers.
      cairo_rectangle(context, 0, 0, Double(layer.width), Double(layer.height))
      draw(bitmap, tint: .clear, in: layer, on: context)
    }
    if let image = images[layer.assetID] ?? drawings.bitmap(ofPicture: layer.assetID, pixels) {
      context.addBox(of: layer)
      draw(image, tint: layer.tint, in: layer, on: context)
    }
    if let path = layer.path { draw(path, on: context) }
    text.draw(layer, on: context)
  }

  /// Draws an image, stretched over the layer's box and clipped to the current path. A visible tint replaces the
  /// image's colors.
  private func draw(_ image: Bitmap, tint: PackedColor, in layer: StageLayer, on context: OpaquePointer) {
    guard layer.width > 0, layer.height > 0 else { return cairo_new_path(context) }
    context.saved {
      cairo_clip(context)
      cairo_scale(context, Double(layer.width) / Double(image.width), Double(layer.height) / Double(image.height))
      if tint.isVisible {
        context.setSource(tint)
      } else {
        cairo_set_source_surface(context, image.surface, 0, 0)
      }
      guard
        let pattern = tint.isVisible
          ? cairo_pattern_create_for_surface(image.surface) : cairo_pattern_reference(cairo_get_source(context))
      else { return }
      // Repeat edge pixels, because the edges of enlarged images would otherwise fade.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      if tint.isVisible { cairo_mask(context, pattern) } else { cairo_paint(context) }
      cairo_pattern_destroy(pattern)
    }
  }

  private func draw(_ path: StagePath, on context: OpaquePointer) {
    let parts = path.steps.split(
      separator: FramePathStep(verb: .outline), maxSplits: 1, omittingEmptySubsequences: false)
    cairo_new_path(context)
    context.addSteps(parts[0])
    if path.fill.isVisible {
      cairo_set_fill_rule(context, path.flags.contains(.evenOdd) ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      context.setSource(path.fill)
      cairo_fill_preserve(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }
    if parts.count > 1 {
      cairo_new_path(context)
      context.addSteps(parts[1])
    }
    if path.stroke.isVisible, path.lineWidth > 0 {
      context.setSource(path.stroke)
      cairo_set_line_width(context, Double(path.lineWidth))
      cairo_set_line_cap(
        context,
        path.flags.contains(.roundCaps)
          ? CAIRO_LINE_CAP_ROUND : path.flags.contains(.squareCaps) ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
      cairo_set_line_join(
        context,
        path.flags.contains(.roundJoins)
          ? CAIRO_LINE_JOIN_ROUND : path.flags.contains(.bevelJoins) ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
      cairo_set_miter_limit(context, max(1, Double(path.miterLimit)))
      // If all dashes are zero, Cairo enters an error state, whereas browsers draw a solid line.
      let dashes = path.dashes.contains { $0 > 0 } ? path.dashes.map { Double($0) } : []
      cairo_set_dash(context, dashes, Int32(dashes.count), Double(path.dashPhase))
      cairo_stroke_preserve(context)
      cairo_set_dash(context, nil, 0, 0)
    }
    cairo_new_path(context)
  }
}
