// SPDX-License-Identifier: MIT

/// Draws the image of a layer whose `contentsGravity` or `contentsRect` differs from the default.
///
/// The part has the frame of the displayed portion of the image, and clips the image to that portion. The frame can
/// extend beyond the owner's bounds; only an owner that masks to its bounds clips the part.
nonisolated final class ContentsPart: LayerPart {
  static let wholePicture = CGRect(x: 0, y: 0, width: 1, height: 1)

  private let picture = CALayer()

  override func another() -> LayerPart { ContentsPart() }

  /// Installs a part if the layer's values require one, and otherwise removes the part. After `contentsRect` has been
  /// set, the part is not removed, so that animations of the rectangle are visible.
  static func settle(_ layer: CALayer) {
    let isNeeded = layer.hints.gravity != .resize || layer.drawing?.contentsRect != nil
    if isNeeded == (layer.hints.parts.contents == nil) {
      layer.hints.parts.setContents(isNeeded ? ContentsPart() : nil, of: layer)
    }
    layer.mark(.content)
  }

  /// Sets the portion of the layer's image that is displayed.
  static func setRect(_ rect: CGRect, of layer: CALayer) {
    guard layer.refuseUnlessLimited(rect, "contentsRect") else { return }
    if layer.drawing?.contentsRect == nil {
      if layer.drawing == nil { layer.drawing = LayerDrawing() }
      layer.drawing?.contentsRect = wholePicture
      settle(layer)
    }
    layer.changeDrawing(.contentsRect, to: .rect(rect))
  }

  override func update(for layer: CALayer, _ layerState: LayerState, _ drawing: LayerDrawing?) {
    let rect = drawing?.contentsRect ?? Self.wholePicture
    var new = LayerState()
    if let image = layer.image, image.color == nil, rect.width > 0, rect.height > 0 {
      let scale = max(1e-6, layer.hints.contentsScale)
      let whole = image.uprightSize
      let size = CGSize(width: whole.width * rect.width / scale, height: whole.height * rect.height / scale)
      let frame = layer.hints.gravity.frame(of: size, in: layerState.bounds)
      new = LayerState(frame: frame)
      new.masksToBounds = rect != Self.wholePicture
      show(image, layer.imageTint, rect, frame.size)
    } else {
      new.isHidden = true
    }
    changes.formUnion(state.replace(with: new))
  }

  private func show(_ image: CGImage, _ tint: CGColor?, _ rect: CGRect, _ size: CGSize) {
    if picture.parent == nil {
      picture.animatesItself = false
      children = [picture]
      picture.parent = self
      changes.insert(.order)
    }
    let whole = CGSize(width: size.width / rect.width, height: size.height / rect.height)
    let frame = CGRect(
      x: -rect.minX * whole.width, y: -rect.minY * whole.height, width: whole.width, height: whole.height)
    picture.changes.formUnion(picture.state.replace(with: LayerState(frame: frame)))
    if picture.image !== image || picture.imageTint != tint {
      picture.image = image
      picture.imageTint = tint
      picture.changes.insert(.content)
    }
    if !picture.changes.isEmpty { hasChangesBelow = true }
  }
}

nonisolated extension CGImage {
  /// The size of the image in pixels after the image has been rotated according to its orientation.
  fileprivate var uprightSize: CGSize {
    orientation.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }
}

nonisolated extension CALayerContentsGravity {
  /// Returns the frame for an image in a layer's bounds. The size of the image is in points. Top and bottom refer to a
  /// y-axis that points up, as on iOS.
  fileprivate func frame(of size: CGSize, in box: CGRect) -> CGRect {
    var result = CGRect(
      x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width, height: size.height)
    switch self {
    case .resize: return box
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return box }
      let (across, down) = (box.width / size.width, box.height / size.height)
      let factor = self == .resizeAspect ? min(across, down) : max(across, down)
      let fitted = CGSize(width: size.width * factor, height: size.height * factor)
      return CGRect(
        x: box.midX - fitted.width / 2, y: box.midY - fitted.height / 2, width: fitted.width, height: fitted.height)
    case .center, .left, .right: break
    case .top, .topLeft, .topRight: result.origin.y = box.maxY - size.height
    case .bottom, .bottomLeft, .bottomRight: result.origin.y = box.minY
    }
    switch self {
    case .left, .topLeft, .bottomLeft: result.origin.x = box.minX
    case .right, .topRight, .bottomRight: result.origin.x = box.maxX - size.width
    default: break
    }
    return result
  }
}
