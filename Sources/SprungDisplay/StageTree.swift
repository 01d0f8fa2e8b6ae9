// SPDX-License-Identifier: MIT

import SprungStage

/// The layers on the stage, built from frames in the same way as the browser host builds its elements.
nonisolated public struct StageTree: Sendable {
  /// An invalid record, which a correct sender never writes.
  public enum Failure: Error, Equatable, Sendable {
    /// A record refers to a layer that was never created or has been removed.
    case unknownLayer(LayerID)
    /// A record creates an existing layer.
    case createdTwice(LayerID)
    /// A record moves a layer below itself.
    case movedBelowItself(LayerID)
  }

  /// The layers directly on the stage, from back to front.
  public private(set) var roots: [LayerID] = []
  /// The text that was last copied to the clipboard; nil if there is none.
  public private(set) var clipboard: String?
  /// The layer that most recently received the keyboard focus from the program; 0 for none.
  public private(set) var focused: LayerID = 0
  /// The announcements to assistive technology, from oldest to newest.
  public private(set) var announcements: [String] = []
  /// The haptic feedback, from oldest to newest.
  public private(set) var feedback: [StageFeedback] = []
  /// The requests to the host, from oldest to newest.
  public private(set) var requests: [StageRequest] = []
  /// The cursor over the stage.
  public private(set) var cursor = StageCursor.arrow
  /// The layer whose text is being edited, and the state of the host's text field; nil if no text is being edited.
  public private(set) var textInput: (layer: LayerID, state: StageTextInput)?
  /// The data of pictures that the program has sent and still uses, by number.
  public private(set) var images: [UInt32: [UInt8]] = [:]
  /// The pictures that the program has drawn and still uses, by number.
  public private(set) var drawings: [UInt32: StageDrawing] = [:]
  private var layers: [LayerID: StageLayer] = [:]

  /// Creates an empty stage.
  public init() {}

  /// The number of layers.
  public var count: Int { layers.count }

  /// The layer with the given identifier; nil if it does not exist.
  public subscript(id: LayerID) -> StageLayer? { layers[id] }

  /// All layers in drawing order.
  public var inDrawingOrder: [StageLayer] {
    var result: [StageLayer] = []
    func visit(_ ids: [LayerID]) {
      for id in ids {
        guard let layer = layers[id] else { continue }
        result.append(layer)
        visit(layer.children)
      }
    }
    visit(roots)
    return result
  }

  /// Returns the matrix from the layer's box to the stage; nil for an unknown layer.
  public func matrixToStage(_ id: LayerID) -> StageMatrix? {
    guard var layer = layers[id] else { return nil }
    var matrix = layer.matrix
    while let parent = layers[layer.parent] {
      matrix = matrix * parent.matrixOfContents
      layer = parent
    }
    return matrix
  }

  /// Returns the center of the layer's box on the stage, in points; nil for an unknown layer or one behind the viewer.
  public func center(of id: LayerID) -> (x: Double, y: Double)? {
    guard let layer = layers[id] else { return nil }
    return matrixToStage(id)?.apply(x: Double(layer.width) / 2, y: Double(layer.height) / 2)
  }

  /// Applies the records of one frame.
  public mutating func apply(_ frame: Frame) throws(Failure) {
    for record in frame.records { try apply(record) }
  }

  private mutating func apply(_ record: FrameRecord) throws(Failure) {
    switch record {
    case .create(let id, let parent, let kind, let index):
      guard id != 0, layers[id] == nil else { throw .createdTwice(id) }
      guard parent == 0 || layers[parent] != nil else { throw .unknownLayer(parent) }
      layers[id] = StageLayer(id: id, kind: kind, parent: parent)
      try attach(id, to: parent, at: index)
    case .remove(let id):
      try detach(id)
      forget(id)
    case .move(let id, let parent, let index):
      guard layers[id] != nil else { throw .unknownLayer(id) }
      var ancestor = parent
      while ancestor != 0 {
        guard ancestor != id else { throw .movedBelowItself(id) }
        guard let next = layers[ancestor]?.parent else { throw .unknownLayer(ancestor) }
        ancestor = next
      }
      try detach(id)
      layers[id]?.parent = parent
      try attach(id, to: parent, at: index)
    default: try change(record)
    }
  }

  private mutating func change(_ record: FrameRecord) throws(Failure) {
    switch record {
    case .create, .remove, .move: break
    case .matrix2D(let id, let n):
      let n = n.map { Double($0) }
      try update(id) { $0.matrix = StageMatrix(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]) }
    case .matrix3D(let id, let n): try update(id) { $0.matrix = StageMatrix(numbers: n.map { Double($0) }) }
    case .bounds(let id, let width, let height, let cornerRadius, let flags):
      try update(id) { ($0.width, $0.height, $0.cornerRadius, $0.boundsFlags) = (width, height, cornerRadius, flags) }
    case .origin(let id, let x, let y, let isMoving):
      try update(id) { ($0.originX, $0.originY, $0.isScrolling) = (x, y, isMoving) }
    case .opacity(let id, let opacity, let isHidden):
      try update(id) { ($0.opacity, $0.isHidden) = (opacity, isHidden) }
    case .paint(
      let id, let fill, let border, let borderWidth, let shadow, let shadowX, let shadowY, let shadowRadius):
      try update(id) {
        ($0.fill, $0.border, $0.borderWidth) = (fill, border, borderWidth)
        $0.shadow =
          shadow.isVisible ? StageShadow(color: shadow, x: shadowX, y: shadowY, radius: shadowRadius) : nil
      }
    case .backdrop(let id, let radius, let saturation):
      try update(id) { ($0.backdropRadius, $0.backdropSaturation) = (radius, saturation) }
    case .text(let id, let text, let style, let color, let widths):
      try update(id) {
        ($0.text, $0.textStyle, $0.textColor, $0.lines) = (text, style, color, [])
        $0.lineWidths = widths
      }
    case .richText(let id, let lines):
      try update(id) {
        $0.lines = lines
        $0.text = lines.map { $0.runs.map { $0.text }.joined() }.joined(separator: "\n")
      }
    case .textInput(let id, let state):
      guard id == 0 || layers[id] != nil else { throw .unknownLayer(id) }
      textInput = id == 0 ? nil : (id, state)
    case .image(let id, let assetID, let tint): try update(id) { ($0.assetID, $0.tint) = (assetID, tint) }
    case .imageData(let number, let bytes):
      images[number] = bytes.isEmpty ? nil : bytes
      drawings[number] = nil
    case .drawing(0, let number, let drawing):
      drawings[number] = drawing
      images[number] = nil
    case .drawing(let id, _, let drawing): try update(id) { $0.drawing = drawing.words.isEmpty ? nil : drawing }
    case .path(
      let id, let fill, let stroke, let lineWidth, let flags, let miterLimit, let dashPhase, let dashes, let steps):
      try update(id) {
        $0.path = StagePath(
          fill: fill, stroke: stroke, lineWidth: lineWidth, flags: flags, miterLimit: miterLimit,
          dashPhase: dashPhase, dashes: dashes, steps: steps)
      }
    case .gradient(let id, let gradient): try update(id) { $0.gradient = gradient.stops.isEmpty ? nil : gradient }
    case .mask(let id, let mask): try update(id) { $0.mask = mask }
    case .accessibility(let id, let role, let label, let position, let count, let state):
      try update(id) {
        ($0.role, $0.label, $0.position, $0.count, $0.state) = (role, label, position, count, state)
      }
    case .clipboard(let text): clipboard = text
    case .announcement(let text): announcements.append(text)
    case .feedback(let felt, _): feedback.append(felt)
    case .request(let request): requests.append(request)
    case .cursor(let shape): cursor = shape
    case .focus(let id):
      guard id == 0 || layers[id] != nil else { throw .unknownLayer(id) }
      focused = id
    case .motion(let id, let isMoving): try update(id) { $0.isMoving = isMoving }
    }
  }

  private mutating func update(_ id: LayerID, _ change: (inout StageLayer) -> Void) throws(Failure) {
    guard var layer = layers[id] else { throw .unknownLayer(id) }
    change(&layer)
    layers[id] = layer
  }

  private mutating func attach(_ id: LayerID, to parent: LayerID, at index: Int) throws(Failure) {
    if parent == 0 {
      roots.insert(id, at: min(index, roots.count))
    } else {
      try update(parent) { $0.children.insert(id, at: min(index, $0.children.count)) }
    }
  }

  private mutating func detach(_ id: LayerID) throws(Failure) {
    guard let layer = layers[id] else { throw .unknownLayer(id) }
    if layer.parent == 0 {
      roots.removeAll { $0 == id }
    } else {
      try update(layer.parent) { $0.children.removeAll { $0 == id } }
    }
  }

  private mutating func forget(_ id: LayerID) {
    guard let layer = layers.removeValue(forKey: id) else { return }
    for child in layer.children { forget(child) }
  }
}
