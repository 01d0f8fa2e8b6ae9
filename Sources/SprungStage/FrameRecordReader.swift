// SPDX-License-Identifier: MIT

/// Reads the payload of one record. Beyond the end of the record, methods return nil, or return 0 and set `isValid` to
/// false.
struct FrameRecordReader {
  let bytes: UnsafeRawBufferPointer
  var offset: Int
  let end: Int
  private(set) var isValid = true

  init(bytes: UnsafeRawBufferPointer, offset: Int, end: Int) {
    self.bytes = bytes
    self.offset = offset
    self.end = end
  }

  /// Returns the record, or nil if the payload is too short or contains an invalid value.
  mutating func record(_ operation: FrameOperation, layer: LayerID) -> FrameRecord? {
    let record = read(operation, layer)
    return isValid ? record : nil
  }

  private mutating func read(_ operation: FrameOperation, _ layer: LayerID) -> FrameRecord? {
    switch operation {
    case .create:
      let parent = word()
      guard let kind = LayerKind(rawValue: word()) else { return nil }
      return .create(layer, parent: parent, kind: kind, index: Int(word()))
    case .remove: return .remove(layer)
    case .move: return .move(layer, parent: word(), index: Int(word()))
    case .matrix2D: return .matrix2D(layer, numbers(6))
    case .matrix3D: return .matrix3D(layer, numbers(16))
    case .bounds:
      return .bounds(
        layer, width: number(), height: number(), cornerRadius: number(), flags: BoundsFlags(rawValue: word()))
    case .origin: return .origin(layer, x: number(), y: number(), isMoving: word() != 0)
    case .opacity: return .opacity(layer, number(), isHidden: word() != 0)
    case .paint:
      return .paint(
        layer, fill: color(), border: color(), borderWidth: number(), shadow: color(), shadowX: number(),
        shadowY: number(), shadowRadius: number())
    case .text:
      let style = word()
      let fontSize = Double(number())
      let lineHeight = Double(number())
      let lines = word()
      let color = color()
      guard let count = count(ofWords: 1) else { return nil }
      let widths = numbers(count)
      guard
        let style = TextStyle(word: style, fontSize: fontSize, lineHeight: lineHeight, numberOfLines: lines),
        let text = string()
      else { return nil }
      return .text(layer, text, style: style, color: color, widths: widths)
    case .image: return .image(layer, assetID: word(), tint: color())
    case .imageData:
      let number = word()
      return data(atMost: StageProtocol.largestImage).map { .imageData(number, Array($0)) }
    case .path:
      let fill = color()
      let stroke = color()
      let width = number()
      let flags = PathFlags(rawValue: word())
      let miterLimit = number()
      let dashPhase = number()
      guard let count = count(ofWords: 1) else { return nil }
      let dashes = numbers(count)
      guard let steps = steps() else { return nil }
      return .path(
        layer, fill: fill, stroke: stroke, lineWidth: width, flags: flags, miterLimit: miterLimit,
        dashPhase: dashPhase, dashes: dashes, steps: steps)
    case .accessibility:
      guard let role = AccessibilityRole(rawValue: word()) else { return nil }
      let state = AccessibilityState(rawValue: word())
      let position = Int(word())
      let count = Int(word())
      guard let label = string() else { return nil }
      return .accessibility(
        layer, role: role, label: label, position: position, count: count, state: state)
    case .motion: return .motion(layer, isMoving: word() != 0)
    case .gradient:
      guard let gradient = gradient() else { return nil }
      return .gradient(layer, gradient)
    case .mask:
      switch MaskKind(rawValue: word()) {
      case nil: return nil
      case .none?: return .mask(layer, .none)
      case .path?:
        let flags = PathFlags(rawValue: word())
        guard let steps = steps() else { return nil }
        return .mask(layer, .path(flags, steps))
      case .gradient?:
        let box = numbers(4)
        guard let gradient = gradient() else { return nil }
        return .mask(layer, .gradient(x: box[0], y: box[1], width: box[2], height: box[3], gradient))
      }
    case .focus: return .focus(layer)
    case .clipboard: return string().map { .clipboard($0) }
    case .announce: return string().map { .announcement($0) }
    case .backdrop: return .backdrop(layer, radius: number(), saturation: number())
    case .feedback:
      guard let feedback = StageFeedback(rawValue: word()) else { return nil }
      return .feedback(feedback, strength: number())
    case .cursor: return StageCursor(rawValue: word()).map { .cursor($0) }
    case .textInput:
      let layers = (word(), word())
      let generation = word()
      guard let traits = StageTextTraits(word: word()) else { return nil }
      let selection = (word(), word())
      guard let text = string() else { return nil }
      return .textInput(
        layer,
        StageTextInput(
          canvas: layers.0, label: layers.1, generation: generation, traits: traits, selectionStart: selection.0,
          selectionEnd: selection.1, text: text))
    case .richText: return lines().map { .richText(layer, $0) }
    case .drawing:
      let number = word()
      return drawing().map { .drawing(layer, number: number, $0) }
    case .request: return request().map { .request($0) }
    }
  }

  /// Reads the path steps up to the end of the record.
  private mutating func steps() -> [FramePathStep]? {
    var steps: [FramePathStep] = []
    while isValid, offset < end {
      guard let verb = PathVerb(rawValue: word()) else { return nil }
      steps.append(FramePathStep(verb: verb, numbers: numbers(verb.numberCount)))
    }
    return steps
  }

  /// Reads a drawing up to the end of the record.
  private mutating func drawing() -> StageDrawing? {
    var drawing = StageDrawing(width: number(), height: number(), scale: number(), isOpaque: word() != 0)
    guard let count = count(ofWords: 1) else { return nil }
    for _ in 0..<count { drawing.images.append(word()) }
    while isValid, offset < end { drawing.words.append(word()) }
    return drawing.commands == nil ? nil : drawing
  }

  private mutating func request() -> StageRequest? {
    let number = word()
    guard let kind = StageRequest.Kind(rawValue: word()) else { return nil }
    var request = StageRequest(number: number, kind: kind, allowsMultiple: word() != 0)
    guard let count = count(ofWords: 3) else { return nil }
    for _ in 0..<count {
      guard let name = string(), let type = string(), let content = data(atMost: StageProtocol.largestImage) else {
        return nil
      }
      request.files.append(StageFile(name: name, type: type, bytes: Array(content)))
    }
    return request
  }

  private mutating func lines() -> [StageTextLine]? {
    guard let count = count(ofWords: 4) else { return nil }
    var lines: [StageTextLine] = []
    for _ in 0..<count {
      guard let alignment = TextAlignment(rawValue: word()) else { return nil }
      let height = number()
      let indent = number()
      guard let runs = self.count(ofWords: 9) else { return nil }
      var line = StageTextLine(alignment: alignment, height: Double(height), indent: Double(indent), runs: [])
      for _ in 0..<runs {
        let look = word()
        let fontSize = Double(number())
        let colors = (color(), color())
        let shift = (number(), number())
        var decorations = TextDecorations(rawValue: word())
        let width = Double(number())
        let effects = decorations.contains(.effects) ? textEffects() : nil
        decorations.remove(.effects)
        guard let style = TextStyle(word: look, fontSize: fontSize, lineHeight: Double(height), numberOfLines: 1),
          let text = string()
        else { return nil }
        line.runs.append(
          StageTextRun(
            text: text, style: style, color: colors.0, background: colors.1, kern: Double(shift.0),
            baselineOffset: Double(shift.1), decorations: decorations, width: width, effects: effects))
      }
      lines.append(line)
    }
    return lines
  }

  private mutating func textEffects() -> StageTextEffects {
    var effects = StageTextEffects()
    effects.shadowColor = color()
    effects.shadowX = Double(number())
    effects.shadowY = Double(number())
    effects.shadowBlur = Double(number())
    effects.strokeColor = color()
    effects.strokeWidth = Double(number())
    effects.underlineColor = color()
    effects.strikethroughColor = color()
    return effects
  }

  private mutating func gradient() -> StageGradient? {
    guard let kind = GradientKind(rawValue: word()) else { return nil }
    let ends = numbers(4)
    guard let count = count(ofWords: 2) else { return nil }
    var stops: [GradientStop] = []
    stops.reserveCapacity(count)
    for _ in 0..<count { stops.append(GradientStop(color: color(), place: number())) }
    return StageGradient(kind: kind, startX: ends[0], startY: ends[1], endX: ends[2], endY: ends[3], stops: stops)
  }

  /// Reads a count of elements of `words` words each, or returns nil if they do not fit into the record.
  private mutating func count(ofWords words: Int) -> Int? {
    let count = Int(word())
    guard count <= (end - offset) / (4 * words) else { return nil }
    return count
  }

  private mutating func word() -> UInt32 {
    guard offset + 4 <= end else {
      isValid = false
      return 0
    }
    defer { offset += 4 }
    return UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  private mutating func number() -> Float {
    let value = Float(bitPattern: word())
    if !value.isFinite { isValid = false }
    return value
  }

  private mutating func numbers(_ count: Int) -> [Float] {
    var result: [Float] = []
    result.reserveCapacity(count)
    for _ in 0..<count { result.append(number()) }
    return result
  }

  private mutating func color() -> PackedColor { PackedColor(rawValue: word()) }

  private mutating func string() -> String? {
    data(atMost: StageProtocol.longestText).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads a byte count and the bytes, which are padded to a word.
  private mutating func data(atMost limit: Int) -> Slice<UnsafeRawBufferPointer>? {
    let count = Int(word())
    guard count <= limit, offset + (count + 3) & ~3 <= end else { return nil }
    defer { offset += (count + 3) & ~3 }
    return bytes[offset..<offset + count]
  }
}
