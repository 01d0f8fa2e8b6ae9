// SPDX-License-Identifier: MIT

import CGtk
import SprungDisplay
import SprungStage

/// The stage as GSK nodes, which are cached between frames. A frame that moves one layer only rebuilds that layer's
/// transform and its ancestors' nodes; all other layers reuse their nodes.
public final class StageNodes {
  /// The layer tree after all frames so far.
  public private(set) var tree = StageTree()
  /// The numbers of nodes of each kind built so far.
  public private(set) var built = NodeCounts()
  /// The layer with the keyboard focus ring; 0 for none.
  public var ringed: LayerID = 0 {
    didSet {
      guard ringed != oldValue else { return }
      for id in [ringed, oldValue] { insideChanged(id) }
    }
  }

  /// The range of the edited text that an input method is composing, which is underlined. Nil if there is none.
  var marked: (label: LayerID, text: String, range: Range<Int>)? {
    didSet {
      guard marked?.label != oldValue?.label || marked?.range != oldValue?.range else { return }
      for id in [marked?.label, oldValue?.label].compactMap(\.self) { contentChanged(id) }
    }
  }

  private var text: TextNodes
  private let pictures: PictureStore
  private var entries: [LayerID: LayerEntry] = [:]
  /// The layers that blur their backdrops.
  private var backdrops: Set<LayerID> = []
  private var arePathsOfBackdropsStale = false
  private var whole: RenderNode?
  private var hasWhole = false

  /// Creates an empty stage for a screen with `scale` pixels per point and an optional folder of assets.
  public init(scale: Float, assets: String? = nil) {
    let letters = Letters()
    text = TextNodes(letters: letters, scale: scale)
    pictures = PictureStore(letters: letters, assets: assets)
    pictures.scale = scale
  }

  /// The number of pixels per point of the screen. If it changes, drawings and text are redrawn.
  public var scale: Float {
    get { pictures.scale }
    set {
      guard newValue != pictures.scale else { return }
      pictures.scale = newValue
      text.scale = newValue
      for layer in tree.inDrawingOrder where layer.drawing != nil || layer.assetID != 0 || layer.kind == .label {
        contentChanged(layer.id)
      }
    }
  }

  /// Applies the records of a frame.
  public func apply(_ frame: Frame) throws(StageTree.Failure) {
    for record in frame.records {
      if case .remove(let id) = record { forget(id) }
      if case .move(let id, _, _) = record { insideChanged(tree[id]?.parent ?? 0) }
    }
    try tree.apply(frame)
    for record in frame.records { invalidate(record) }
    if arePathsOfBackdropsStale { markPathsOfBackdrops() }
  }

  /// Returns the node of the stage, or nil if the stage is empty. This object retains ownership of the node.
  public func node() -> OpaquePointer? {
    if !hasWhole {
      whole = .container(nodes(of: tree.roots, behind: nil))
      hasWhole = true
    }
    return whole?.pointer
  }

  /// Returns the node of a layer with its sublayers, in the layer's own coordinates, or nil if it has not been drawn.
  func node(of id: LayerID) -> RenderNode? { entries[id]?.inside }

  // MARK: Building

  /// Returns the nodes of siblings. `behind` is the content drawn before them, in the same coordinates, or nil if not
  /// needed.
  private func nodes(of ids: [LayerID], behind: [RenderNode]?) -> [RenderNode] {
    var nodes: [RenderNode] = []
    for id in ids {
      guard let layer = tree[id], !layer.isHidden, layer.opacity > 0 else { continue }
      let entry = self.entry(id)
      if entry.hasBackdrop {
        if let node = place(layer, inside(layer, entry, behind: (behind ?? []) + nodes)) { nodes.append(node) }
      } else if let node = placed(layer, entry) {
        nodes.append(node)
      }
    }
    return nodes
  }

  private func placed(_ layer: StageLayer, _ entry: LayerEntry) -> RenderNode? {
    if !entry.hasInside {
      entry.inside = inside(layer, entry, behind: nil)
      entry.hasInside = true
      entry.hasPlaced = false
    }
    if !entry.hasPlaced {
      entry.placed = place(layer, entry.inside)
      entry.hasPlaced = true
    }
    return entry.placed
  }

  private func place(_ layer: StageLayer, _ inside: RenderNode?) -> RenderNode? {
    built.places += 1
    guard let inside, !(layer.boundsFlags.contains(.hidesBackface) && layer.showsBack) else { return nil }
    return inside.transformed(by: layer.matrix.transform)
  }

  /// Returns a layer with all of its content, in the layer's own coordinates.
  private func inside(_ layer: StageLayer, _ entry: LayerEntry, behind: [RenderNode]?) -> RenderNode? {
    built.insides += 1
    if !entry.hasContent {
      built.contents += 1
      entry.content = content(of: layer)
      entry.hasContent = true
    }
    var nodes: [RenderNode] = []
    let before = behind.map { behindNodes(of: layer, $0) }
    if let before, layer.backdropRadius > 0, let blurred = backdrop(of: layer, before) { nodes.append(blurred) }
    if let content = entry.content { nodes.append(content) }
    let own = before.map { ($0 + nodes).map { $0.shifted(layer.originX, layer.originY) } }
    if let children = RenderNode.container(self.nodes(of: layer.children, behind: own))?
      .shifted(-layer.originX, -layer.originY)
    {
      nodes.append(layer.boundsFlags.contains(.clips) ? children.clipped(to: layer.roundedBox) : children)
    }
    if layer.border.isVisible, layer.borderWidth > 0 { nodes.append(BoxNodes.border(of: layer)) }
    if layer.id == ringed { nodes.append(BoxNodes.ring(around: layer)) }
    guard var node = RenderNode.container(nodes) else { return nil }
    if let shadow = layer.shadow, !layer.fill.isVisible {
      node = node.withShadow(shadow.color, x: shadow.x, y: shadow.y, radius: shadow.radius)
    }
    guard let masked = MaskNodes.node(node, layer.mask) else { return nil }
    return masked.faded(to: layer.opacity)
  }

  private func content(of layer: StageLayer) -> RenderNode? {
    var nodes = BoxNodes.nodes(of: layer)
    if let drawing = layer.drawing, let node = pictures.node(of: drawing, in: layer.box) { nodes.append(node) }
    if layer.assetID != 0, let node = pictures.node(ofPicture: layer.assetID, in: layer.box) {
      nodes.append(layer.tint.isVisible ? node.tinted(layer.tint) : node)
    }
    if let path = layer.path, let node = PathNodes.node(path) { nodes.append(node) }
    if layer.kind == .label, let node = text.node(of: layer) { nodes.append(node) }
    if let marked, marked.label == layer.id {
      nodes += text.underline(marked.range, in: marked.text, on: layer)
    }
    return .container(nodes)
  }

  /// Returns the rectangle of a range of the edited text, or of the caret if it is empty, in stage coordinates. Nil if
  /// hidden.
  func rectangle(of range: Range<Int>, in edited: String, on label: LayerID) -> graphene_rect_t? {
    guard let layer = tree[label], let matrix = tree.matrixToStage(label),
      let part = text.rectangles(of: range, in: edited, on: layer).first,
      let corner = matrix.apply(x: Double(part.origin.x), y: Double(part.origin.y)),
      let end = matrix.apply(
        x: Double(part.origin.x + part.size.width), y: Double(part.origin.y + part.size.height))
    else { return nil }
    return graphene_rect_t(
      x: Float(min(corner.x, end.x)), y: Float(min(corner.y, end.y)), width: Float(abs(end.x - corner.x)),
      height: Float(abs(end.y - corner.y)))
  }

  // MARK: Backdrops

  /// Returns the nodes behind a layer, in the layer's own coordinates.
  private func behindNodes(of layer: StageLayer, _ behind: [RenderNode]) -> [RenderNode] {
    guard let node = RenderNode.container(behind) else { return [] }
    guard let transform = layer.matrix.transform else { return [node] }
    // A layer whose transform cannot be inverted is not visible.
    return gsk_transform_invert(transform).map { [node.transformed(by: $0)] } ?? []
  }

  private func backdrop(of layer: StageLayer, _ behind: [RenderNode]) -> RenderNode? {
    let reach = 3 * layer.backdropRadius
    return RenderNode.container(behind)?
      .clipped(to: layer.box.insetBy(-reach))
      .blurred(deviation: layer.backdropRadius)
      .saturated(layer.backdropSaturation)
      .clipped(to: layer.roundedBox)
  }

  /// Marks the layers that have backdrops, and their ancestors.
  private func markPathsOfBackdrops() {
    arePathsOfBackdropsStale = false
    for entry in entries.values where entry.hasBackdrop { (entry.hasBackdrop, entry.hasInside) = (false, false) }
    for id in backdrops {
      var next = id
      while next != 0, let layer = tree[next] {
        entry(next).hasBackdrop = true
        next = layer.parent
      }
    }
  }

  // MARK: Invalidating

  private func invalidate(_ record: FrameRecord) {
    switch record {
    case .create(_, let parent, _, _), .move(_, let parent, _):
      insideChanged(parent)
      if !backdrops.isEmpty { arePathsOfBackdropsStale = true }
    case .remove: if !backdrops.isEmpty { arePathsOfBackdropsStale = true }
    case .matrix2D(let id, _), .matrix3D(let id, _): placeChanged(id)
    case .bounds(let id, _, _, _, _), .paint(let id, _, _, _, _, _, _, _), .text(let id, _, _, _, _),
      .richText(let id, _), .image(let id, _, _), .gradient(let id, _), .path(let id, _, _, _, _, _, _, _, _):
      contentChanged(id)
    case .drawing(let id, let number, _): if id == 0 { pictureChanged(number) } else { contentChanged(id) }
    case .imageData(let number, _): pictureChanged(number)
    case .origin(let id, _, _, _), .opacity(let id, _, _), .mask(let id, _): insideChanged(id)
    case .backdrop(let id, let radius, _):
      if radius > 0 { backdrops.insert(id) } else { backdrops.remove(id) }
      arePathsOfBackdropsStale = true
      insideChanged(id)
    case .accessibility, .motion, .clipboard, .focus, .announcement, .feedback, .cursor, .textInput, .request: break
    }
  }

  private func entry(_ id: LayerID) -> LayerEntry {
    if let known = entries[id] { return known }
    let entry = LayerEntry()
    entries[id] = entry
    return entry
  }

  private func contentChanged(_ id: LayerID) {
    entries[id]?.hasContent = false
    insideChanged(id)
  }

  private func insideChanged(_ id: LayerID) {
    entries[id]?.hasInside = false
    placeChanged(id)
  }

  /// Invalidates a layer whose position changed, and its ancestors.
  private func placeChanged(_ id: LayerID) {
    hasWhole = false
    entries[id]?.hasPlaced = false
    var next = tree[id]?.parent ?? 0
    while next != 0, let layer = tree[next] {
      entries[next]?.hasInside = false
      next = layer.parent
    }
  }

  private func pictureChanged(_ number: UInt32) {
    pictures.update(number, in: tree)
    let numbers = pictures.dependents(of: number)
    for layer in tree.inDrawingOrder
    where numbers.contains(layer.assetID) || layer.drawing?.images.contains(where: numbers.contains) == true {
      contentChanged(layer.id)
    }
  }

  private func forget(_ id: LayerID) {
    insideChanged(tree[id]?.parent ?? 0)
    func forgetAll(_ id: LayerID) {
      for child in tree[id]?.children ?? [] { forgetAll(child) }
      entries[id] = nil
      backdrops.remove(id)
    }
    forgetAll(id)
  }
}
