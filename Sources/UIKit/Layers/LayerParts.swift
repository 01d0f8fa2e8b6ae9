// SPDX-License-Identifier: MIT

/// Additional layers for content that the host cannot draw in the layer itself: images that do not fill the bounds, and
/// shadows of paths.
///
/// Parts are drawn behind the sublayers and are not in `sublayers`. Only the setters of the layer create parts, so that
/// programs without such content do not link the code for parts.
nonisolated struct LayerParts {
  private(set) var shadow: LayerPart?
  private(set) var contents: LayerPart?

  var isEmpty: Bool { shadow == nil && contents == nil }

  /// All parts, from back to front.
  var all: [CALayer] {
    var list: [CALayer] = []
    if let shadow { list.append(shadow) }
    if let contents { list.append(contents) }
    return list
  }

  /// Whether a part draws the layer's shadow.
  var drawShadow: Bool { shadow?.isActive ?? false }

  /// Installs or removes the part that draws the image.
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

  /// Creates or removes parts, so that a layer has the same kinds of parts as the layer of which it is a copy.
  mutating func match(_ other: LayerParts, of layer: CALayer) {
    if (shadow == nil) != (other.shadow == nil) { setShadow(other.shadow?.another(), of: layer) }
    if (contents == nil) != (other.contents == nil) { setContents(other.contents?.another(), of: layer) }
  }

  /// Updates the parts to match the values of their layer.
  func update(of layer: CALayer, _ state: LayerState, _ drawing: LayerDrawing?) {
    shadow?.update(for: layer, state, drawing)
    contents?.update(for: layer, state, drawing)
  }

  /// Detaches the parts when the layer is deallocated.
  func end() {
    shadow?.parentReference = nil
    contents?.parentReference = nil
  }
}

/// A layer that draws content of its superlayer but is not in the superlayer's `sublayers`.
nonisolated class LayerPart: CALayer {
  /// Whether the part draws anything.
  final var isActive = false

  override var kindName: String { "part" }

  /// Always nil, so that hit-testing finds the superlayer.
  override func hitTest(_ point: CGPoint) -> CALayer? { nil }

  /// Creates a part of the same kind.
  func another() -> LayerPart { LayerPart() }

  /// Updates the part to match the values of its superlayer, before a frame is sent or the superlayer is drawn.
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
  /// Creates a state with a frame and default values.
  init(frame: CGRect) {
    self.init()
    bounds.size = frame.size
    position = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Replaces the state of a part and returns the changes to send to the host. The ancestors are not marked as changed,
  /// because they are already being sent or drawn.
  mutating func replace(with new: LayerState) -> LayerChanges {
    let changes = new.differences(from: self)
    self = new
    return changes
  }

  /// Returns the outline of the bounds with their rounded corners, in the layer's coordinates.
  func outline(_ corners: CACornerMask) -> CGPath {
    LayerOutline.path(of: bounds, radius: cornerRadius, corners)
  }
}

/// Creates outlines of rectangles with rounded corners.
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
