// SPDX-License-Identifier: MIT

/// The layers that draw what no record of their owner can: a picture that does not fill the bounds, and the shadow of a path.
///
/// They are behind the sublayers and not among them. Setters of the layer create them, so apps that use neither contain
/// none.
nonisolated struct LayerParts {
  private(set) var shadow: LayerPart?
  private(set) var contents: LayerPart?

  var isEmpty: Bool { shadow == nil && contents == nil }

  /// From back to front.
  var all: [CALayer] {
    var list: [CALayer] = []
    if let shadow { list.append(shadow) }
    if let contents { list.append(contents) }
    return list
  }

  /// Whether a part draws the shadow of the layer.
  var drawShadow: Bool { shadow?.isActive ?? false }

  /// Installs or removes the part that draws the picture.
  mutating func setContents(_ part: LayerPart?, of layer: CALayer) {
    contents?.leave(layer)
    contents = part
    part?.enter(layer)
  }

  /// Installs or removes the part that draws the shadow.
  mutating func setShadow(_ part: LayerPart?, of layer: CALayer) {
    shadow?.leave(layer)
    shadow = part
    part?.enter(layer)
  }

  /// Gives a copy of a layer parts of its own of the same kinds.
  mutating func match(_ other: LayerParts, of layer: CALayer) {
    if (shadow == nil) != (other.shadow == nil) { setShadow(other.shadow?.another(), of: layer) }
    if (contents == nil) != (other.contents == nil) { setContents(other.contents?.another(), of: layer) }
  }

  /// Updates the parts for the values of their layer.
  func update(of layer: CALayer, _ state: LayerState, _ drawing: LayerDrawing?) {
    shadow?.update(for: layer, state, drawing)
    contents?.update(for: layer, state, drawing)
  }

  /// The layer is released.
  func end() {
    shadow?.parentReference = nil
    contents?.parentReference = nil
  }
}

/// A layer that draws a part of its superlayer, of which it is no sublayer.
nonisolated class LayerPart: CALayer {
  /// Whether it draws anything.
  final var isActive = false

  override var kindName: String { "part" }

  /// Never: touches find the superlayer.
  override func hitTest(_ point: CGPoint) -> CALayer? { nil }

  /// A new part of the same kind.
  func another() -> LayerPart { LayerPart() }

  /// Adapts the part to the values of its superlayer, for a frame or a drawing.
  func update(for layer: CALayer, _ layerState: LayerState, _ drawing: LayerDrawing?) {}

  fileprivate final func enter(_ layer: CALayer) {
    animatesItself = false
    parent = layer
    layer.mark([.order, .paint, .content])
  }

  fileprivate final func leave(_ layer: CALayer) {
    parent = nil
    layer.mark([.order, .paint, .content])
    if committed.isKnown { MainThread.run(self) { LayerCommitter.shared.layerLeft($0) } }
  }
}

nonisolated extension LayerState {
  /// A box at a frame, with the usual values otherwise.
  init(frame: CGRect) {
    self.init()
    bounds.size = frame.size
    position = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Stores the values of a part of another layer; returns what the host has to know. The layers above are not notified, because they
  /// are being sent or drawn.
  mutating func replace(with new: LayerState) -> LayerChanges {
    let changes = new.differences(from: self)
    self = new
    return changes
  }

  /// The outline of the box with its corners, in the layer's coordinates.
  func outline(_ corners: CACornerMask) -> CGPath {
    LayerOutline.path(of: bounds, radius: cornerRadius, corners)
  }
}

/// The outline of a box with round corners.
nonisolated enum LayerOutline {
  static func path(of rect: CGRect, radius: CGFloat, _ corners: CACornerMask) -> CGPath {
    let radius = min(max(0, radius), rect.width / 2, rect.height / 2)
    guard radius > 0 else { return CGPath(rect: rect) }
    guard corners != .all else { return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius) }
    var round: UIRectCorner = []
    if corners.contains(.layerMinXMinYCorner) { round.insert(.topLeft) }
    if corners.contains(.layerMaxXMinYCorner) { round.insert(.topRight) }
    if corners.contains(.layerMinXMaxYCorner) { round.insert(.bottomLeft) }
    if corners.contains(.layerMaxXMaxYCorner) { round.insert(.bottomRight) }
    var path = CGPath()
    path.addRoundedRect(in: rect, corners: round, cornerWidth: radius, cornerHeight: radius)
    return path
  }
}
