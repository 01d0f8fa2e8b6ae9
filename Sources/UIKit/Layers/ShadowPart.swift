// SPDX-License-Identifier: MIT

/// Draws the shadow of a layer's `shadowPath`. If the path is the outline of a filled layer, the host draws the shadow
/// without this part.
///
/// As with shadows that hosts draw, the shadow of a filled layer is not drawn within the layer's outline.
nonisolated final class ShadowPart: LayerPart {
  fileprivate struct Look: Equatable {
    var path: CGPath
    var color: CGColor
    var offset: CGSize
    var radius: CGFloat
    /// The outline of the layer; nil if the layer has no background color.
    var box: CGPath?
  }

  private var look: Look?

  override func another() -> LayerPart { ShadowPart() }

  /// Sets the outline of a layer's shadow, without an implicit animation.
  static func setPath(_ path: CGPath?, of layer: CALayer) {
    guard path != layer.drawing?.shadowPath else { return }
    if layer.drawing == nil { layer.drawing = LayerDrawing() }
    layer.drawing?.shadowPath = path
    if layer.hints.parts.shadow == nil { layer.hints.parts.setShadow(ShadowPart(), of: layer) }
    layer.mark(.drawing)
  }

  override func update(for layer: CALayer, _ layerState: LayerState, _ drawing: LayerDrawing?) {
    let new = look(of: layer, layerState, drawing)
    if isActive != (new != nil) {
      isActive = new != nil
      layer.changes.insert(.paint)
    }
    guard let new else {
      var hidden = LayerState()
      hidden.isHidden = true
      changes.formUnion(state.replace(with: hidden))
      return
    }
    let reach = 3 * new.radius + 1
    let region = new.path.boundingBoxOfPath.offsetBy(dx: new.offset.width, dy: new.offset.height)
      .insetBy(dx: -reach, dy: -reach)
    var place = LayerState(frame: region)
    place.opacity = layerState.shadowOpacity
    changes.formUnion(state.replace(with: place))
    if look != new {
      look = new
      drawn = new.recorded(in: region)
      changes.insert(.content)
    }
  }

  /// Returns the shadow to draw, or nil if there is none or the host draws it.
  private func look(of layer: CALayer, _ state: LayerState, _ drawing: LayerDrawing?) -> Look? {
    guard let path = drawing?.shadowPath, state.shadowOpacity > 0, !state.masksToBounds, let color = state.shadowColor,
      color.alpha > 0, !path.isEmpty, path.boundingBoxOfPath.keepsLimit
    else { return nil }
    var box: CGPath?
    if let fill = state.backgroundColor, fill.alpha > 0 {
      let outline = state.outline(layer.hints.maskedCorners)
      if path == outline { return nil }
      box = outline
    }
    return Look(path: path, color: color, offset: state.shadowOffset, radius: max(0, state.shadowRadius), box: box)
  }
}

nonisolated extension ShadowPart.Look {
  /// Records only the shadow. The path is filled outside the region, where it is not visible, and the shadow's offset
  /// moves the shadow back into the region.
  fileprivate func recorded(in region: CGRect) -> RecordedDrawing {
    let context = CGContext(size: region.size, scale: 1)
    context.translateBy(x: -region.minX, y: -region.minY)
    if let box {
      var outside = CGPath(rect: region)
      outside.addPath(box)
      context.clip(to: outside, .evenOdd)
    }
    let distance = region.width + 1
    context.setShadow(
      offset: CGSize(width: offset.width + distance, height: offset.height), blur: 2 * radius, color: color)
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    context.fill(path.applying(CGAffineTransform(translationX: -distance, y: 0)), .winding)
    return context.recorded
  }
}
