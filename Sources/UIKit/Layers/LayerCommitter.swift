// SPDX-License-Identifier: MIT

import SprungStage

/// Sends the changes made to the layer trees since the last frame to the host.
///
/// Matrices are relative to a point near the parent's visible corner. The point is subtracted in double precision, so
/// that numbers stay small even in a list that is millions of points tall. The offset from that point to the corner is
/// sent separately, so that scrolling changes the values of only one layer.
final class LayerCommitter: AppState {
  static let shared = AppContext.adopt(LayerCommitter())

  @exclusivity(unchecked) private var lastID: LayerID = 0
  @exclusivity(unchecked) private(set) var frame: UInt32 = 0
  @exclusivity(unchecked) private var roots: [CALayer] = []
  @exclusivity(unchecked) private var departed: [CALayer] = []
  @exclusivity(unchecked) private var moving: [MovingLayer] = []
  private let scrolling = ScrollingLedger()
  private let drawings = DrawingCommitter()
  private let pictures = PictureLedger()

  private struct MovingLayer {
    let layer: CALayer
    let id: LayerID
    var lastMove: UInt32
    var isAnnounced: Bool
  }

  /// The layers without a view that need layout.
  @exclusivity(unchecked) var pendingLayout: [CALayer] = []
  /// The layers without a view that need display.
  var pendingDisplay: [CALayer] = []
  /// Updates the layers whose content is generated for each frame; nil in applications without such layers.
  var updateContents: (() -> Void)?

  /// Calls `layoutSublayers()` on the layers that need layout. If layers request layout during these calls, another
  /// round follows; the number of rounds is limited.
  func layOutSublayers() {
    defer { updateContents?() }
    var rounds = 0
    while !pendingLayout.isEmpty, rounds < UIKitTuning.layoutPassLimit {
      let layers = pendingLayout
      pendingLayout = []
      for layer in layers { layer.layoutIfNeeded() }
      rounds += 1
    }
    guard !pendingDisplay.isEmpty else { return }
    let layers = pendingDisplay
    pendingDisplay = []
    for layer in layers { layer.displayIfNeeded() }
  }

  /// Records that a layer known to the host was removed from its superlayer. The layer may be added again before the
  /// next commit.
  func layerLeft(_ layer: CALayer) { departed.append(layer) }

  /// Returns whether the next commit would send changes.
  func hasChanges(_ windows: [UIWindow]) -> Bool {
    if !departed.isEmpty || windows.count != roots.count { return true }
    return windows.contains { !$0.layer.changes.isEmpty || $0.layer.hasChangesBelow }
  }

  /// Writes the changes of the windows' layers, starting with the rearmost window.
  ///
  /// When the stage comes to rest, the host is notified that all moving layers are at rest.
  func commit(_ windows: [UIWindow], into encoder: FrameEncoder, isResting: Bool) {
    frame &+= 1
    // Most frames have the same windows as the previous frame, so the list is created only if they differ.
    let isSameList = departed.isEmpty && haveSameRoots(windows)
    if !isSameList {
      let newRoots = windows.map { $0.layer }
      for root in roots where newRoots.identityIndex(of: root) == nil { departed.append(root) }
      settleDepartures(encoder, newRoots)
      arrange(newRoots, known: &roots, parentID: 0, encoder)
    }
    for root in roots where !root.changes.isEmpty || root.hasChangesBelow {
      encode(root, in: nil, encoder)
    }
    announceMotion(encoder, isResting: isResting)
    scrolling.announce(encoder, at: frame, isResting: isResting)
    pictures.release(encoder)
  }

  private func haveSameRoots(_ windows: [UIWindow]) -> Bool {
    guard windows.count == roots.count else { return false }
    for index in windows.indices where windows[index].layer !== roots[index] { return false }
    return true
  }

  /// Discards the host's state, so that the next commit sends everything to a new host.
  func reset() {
    for root in roots { remove(root) }
    for layer in departed { remove(layer) }
    roots = []
    departed = []
    pendingLayout = []
    pendingDisplay = []
    moving = []
    scrolling.reset()
    pictures.reset()
    lastID = 0
    frame = 0
  }

  // MARK: Coming and going

  private func settleDepartures(_ encoder: FrameEncoder, _ newRoots: [CALayer]) {
    guard !departed.isEmpty else { return }
    let layers = departed
    departed = []
    for layer in layers where layer.committed.id != 0 {
      let isBack: Bool
      if let parent = layer.parent {
        isBack = parent.committed.id != 0
      } else {
        isBack = newRoots.identityIndex(of: layer) != nil
      }
      // If the layer was added to its superlayer again, it stays in the host, which was not notified of the removal.
      if isBack, layer.committed.parent === layer.parent { continue }
      encoder.remove(layer.committed.id)
      if let parent = layer.committed.parent { parent.committed.children.removeIdentical(to: layer) }
      roots.removeIdentical(to: layer)
      remove(layer)
    }
  }

  /// Records that the host discards a layer and its descendants.
  private func remove(_ layer: CALayer) {
    let known = layer.committed.children
    layer.committed.end()
    layer.changes = .all
    layer.hasChangesBelow = !layer.children.isEmpty || !layer.hints.parts.isEmpty
    for child in known { remove(child) }
  }

  /// Returns whether both lists contain the same layers in the same order.
  private func isSame(_ left: [CALayer], _ right: [CALayer]) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where left[index] !== right[index] { return false }
    return true
  }

  /// Reorders siblings in the host with the fewest moves: siblings whose relative order is unchanged stay in place. If
  /// a view scrolls out at one end and is reused at the other end, a single move is sent.
  private func arrange(_ layers: [CALayer], known: inout [CALayer], parentID: LayerID, _ encoder: FrameEncoder) {
    if isSame(known, layers) { return }
    for layer in layers { layer.committed.siblingIndex = -1 }
    for index in known.indices { known[index].committed.siblingIndex = index }
    SiblingOrder.unmarkMoved(layers)
    var cursor = -1
    for layer in layers {
      if layer.committed.siblingIndex >= 0 {
        repeat { cursor += 1 } while known[cursor] !== layer
        continue
      }
      if layer.committed.id == 0 {
        lastID &+= 1
        layer.committed.begin(lastID)
        layer.changes = .all
        encoder.create(lastID, parent: parentID, kind: layer.stageKind, index: cursor + 1)
      } else {
        if let old = known.identityIndex(of: layer) {
          known.remove(at: old)
          if old <= cursor { cursor -= 1 }
        } else {
          // The layer moves here from another superlayer, whose other children are updated later.
          layer.committed.parent?.committed.children.removeIdentical(to: layer)
        }
        encoder.move(layer.committed.id, parent: parentID, index: cursor + 1)
      }
      cursor += 1
      known.insert(layer, at: cursor)
    }
  }

  // MARK: Telling

  private func encode(_ layer: CALayer, in parent: LayerState?, _ encoder: FrameEncoder) {
    var state = layer.presentationState
    if !layer.hints.parts.isEmpty { layer.hints.parts.update(of: layer, state, layer.presentationDrawing) }
    let changes = layer.changes
    let id = layer.committed.id
    layer.changes = []
    layer.hasChangesBelow = false
    layer.committed.parent = layer.parent
    if changes.contains(.matrix) {
      encodeMatrix(id, state, in: parent, encoder)
      noteMove(layer)
    }
    if changes.contains(.bounds) {
      var flags: BoundsFlags = state.masksToBounds ? .clips : []
      if !state.isDoubleSided { flags.insert(.hidesBackface) }
      if state.cornerRadius > 0 { flags.formUnion(layer.hints.maskedCorners.squares) }
      encoder.bounds(
        id, width: state.bounds.width, height: state.bounds.height, cornerRadius: state.cornerRadius, flags: flags)
    }
    if changes.contains(.opacity) {
      encoder.opacity(
        id, opacity: Double(min(1, max(0, state.opacity))), isHidden: state.isHidden || layer.hints.isReplaced)
    }
    if changes.contains(.paint) {
      encodePaint(id, state, hasShadow: !layer.hints.parts.drawShadow, encoder)
      drawings.encodeBackdrop(layer, encoder)
    }
    if changes.contains(.content) {
      if let text = layer.text {
        if text.lines.isEmpty {
          encoder.text(id, text.string, style: text.style, color: text.color, widths: text.widths)
        } else {
          encoder.richText(id, text.lines)
        }
      }
      if layer.drawn != nil || layer.committed.hasDrawing { pictures.encodeDrawing(of: layer, encoder) }
      let image = layer.hints.parts.contents == nil ? layer.image : nil
      if layer.stageKind == .image || image != nil || layer.committed.hasImage {
        layer.committed.hasImage = true
        let number = image.map { pictures.number(of: $0, encoder) } ?? 0
        encoder.image(id, assetID: number, tint: PackedColor(rawValue: number == 0 ? 0 : layer.imageTint?.rgba ?? 0))
      }
    }
    // Paths and masks use the layer's coordinates, so they are also sent when the origin of the layer's bounds changes.
    if !changes.isDisjoint(with: [.drawing, .origin]),
      layer.drawing != nil || layer.mask != nil || layer.committed.hasMask
    {
      drawings.encode(layer, state, encoder)
    }
    // Invisible layers are hidden from assistive technology.
    if !changes.isDisjoint(with: [.accessibility, .opacity]), let view = layer.view {
      var element = view.stageAccessibility ?? StageAccessibility()
      if view.isHiddenFromAccessibility || layer.isInvisible { element.state.insert(.hidden) }
      if view.accessibility.isFirst { element.state.insert(.first) }
      // Nothing is sent for a layer that has never had a role.
      if layer.committed.update(element) {
        encoder.accessibility(
          id, role: element.role, label: element.label, position: element.position, count: element.count,
          state: element.state)
      }
    }
    if changes.contains(.order) || layer.committed.children.count != layer.children.count {
      arrange(layer.drawingOrder, known: &layer.committed.children, parentID: id, encoder)
    }
    if changes.contains(.origin) {
      scrolling.tellOrigin(of: layer, state, at: frame, isNew: changes == .all, encoder)
    }
    state.bounds.origin = layer.committed.base
    // A layer that moved to another superlayer is sent together with its new superlayer.
    let isFlat = CATransform3DIsIdentity(state.sublayerTransform)
    for child in layer.committed.children
    where (!child.changes.isEmpty || child.hasChangesBelow) && child.parent === layer {
      if isFlat, encodesPositionAlone(of: child, in: state.bounds.origin, encoder) { continue }
      encode(child, in: state, encoder)
    }
  }

  /// Sends the new position of a layer whose only change is a move, without copying all values of the layer. Moves are
  /// the most common change. Returns false if the layer has other changes.
  private func encodesPositionAlone(of layer: CALayer, in origin: CGPoint, _ encoder: FrameEncoder) -> Bool {
    guard layer.changes == .matrix, !layer.hasChangesBelow, !layer.isAnimated,
      layer.committed.children.count == layer.children.count, CATransform3DIsAffine(layer.state.transform)
    else { return false }
    layer.changes = []
    layer.committed.parent = layer.parent
    encoder.matrix2D(layer.committed.id, layer.state, in: origin)
    noteMove(layer)
    return true
  }

  private func encodeMatrix(_ id: LayerID, _ state: LayerState, in parent: LayerState?, _ encoder: FrameEncoder) {
    var isFlat = true
    if let parent { isFlat = CATransform3DIsIdentity(parent.sublayerTransform) }
    guard isFlat, CATransform3DIsAffine(state.transform) else {
      encodeMatrix3D(id, state.boxMatrix(in: parent), encoder)
      return
    }
    encoder.matrix2D(id, state, in: parent?.bounds.origin ?? .zero)
  }

  private func encodeMatrix3D(_ id: LayerID, _ m: CATransform3D, _ encoder: FrameEncoder) {
    encoder.matrix3D(
      id, m11: m.m11, m12: m.m12, m13: m.m13, m14: m.m14, m21: m.m21, m22: m.m22, m23: m.m23, m24: m.m24,
      m31: m.m31, m32: m.m32, m33: m.m33, m34: m.m34, m41: m.m41, m42: m.m42, m43: m.m43, m44: m.m44)
  }

  private func encodePaint(_ id: LayerID, _ state: LayerState, hasShadow: Bool, _ encoder: FrameEncoder) {
    let border = state.borderColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var shadow = PackedColor.clear
    if hasShadow, state.shadowOpacity > 0, !state.masksToBounds, let color = state.shadowColor {
      shadow = PackedColor(
        red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * CGFloat(state.shadowOpacity))
    }
    encoder.paint(
      id, fill: PackedColor(rawValue: state.backgroundColor?.rgba ?? 0),
      border: state.borderWidth > 0 ? PackedColor(rawValue: border.rgba) : .clear, borderWidth: state.borderWidth,
      shadow: shadow, shadowX: state.shadowOffset.width, shadowY: state.shadowOffset.height,
      shadowRadius: state.shadowRadius)
  }

  // MARK: Motion

  private func noteMove(_ layer: CALayer) {
    if let index = layer.committed.movingIndex, index < moving.count, moving[index].layer === layer,
      moving[index].id == layer.committed.id
    {
      moving[index].lastMove = frame
    } else {
      layer.committed.movingIndex = moving.count
      moving.append(MovingLayer(layer: layer, id: layer.committed.id, lastMove: frame, isAnnounced: false))
    }
  }

  /// Reports to the host which layers begin to move or come to rest. A layer is moving if it moved in two consecutive
  /// frames. A layer is at rest after `UIKitTuning.framesUntilLayerRests` frames without movement, or when the stage is
  /// at rest.
  private func announceMotion(_ encoder: FrameEncoder, isResting: Bool) {
    // The list is compacted in place: retained entries overwrite removed ones.
    var count = 0
    for index in moving.indices {
      var entry = moving[index]
      let isKnown = entry.layer.committed.id == entry.id
      let still = frame &- entry.lastMove
      if !isKnown || isResting || still > UIKitTuning.framesUntilLayerRests {
        if entry.isAnnounced, isKnown { encoder.motion(entry.id, isMoving: false) }
        entry.layer.committed.movingIndex = nil
        continue
      }
      if !entry.isAnnounced, still == 0, entry.layer.committed.lastMove == frame &- 1 {
        encoder.motion(entry.id, isMoving: true)
        entry.isAnnounced = true
      }
      if still == 0 { entry.layer.committed.lastMove = frame }
      entry.layer.committed.movingIndex = count
      moving[count] = entry
      count += 1
    }
    moving.removeLast(moving.count - count)
  }
}

extension FrameEncoder {
  /// Sends the affine matrix of a layer, relative to the given origin in its parent.
  fileprivate func matrix2D(_ id: LayerID, _ state: LayerState, in origin: CGPoint) {
    let x = state.position.x - origin.x
    let y = state.position.y - origin.y
    let anchorX = state.bounds.width * state.anchorPoint.x
    let anchorY = state.bounds.height * state.anchorPoint.y
    let m = state.transform
    matrix2D(
      id, a: m.m11, b: m.m12, c: m.m21, d: m.m22,
      tx: x + m.m41 - anchorX * m.m11 - anchorY * m.m21, ty: y + m.m42 - anchorX * m.m12 - anchorY * m.m22)
  }
}
