// SPDX-License-Identifier: MIT

import SprungGeometry
import Testing

@testable import SprungStage

@Suite("Drawing commands") struct DrawingTests {
  private static let path: [FramePathStep] = [
    FramePathStep(verb: .move, numbers: [1, 2]), FramePathStep(verb: .line, numbers: [3, 4.5]),
    FramePathStep(verb: .quadratic, numbers: [5, 6, 7, 8]),
    FramePathStep(verb: .cubic, numbers: [9, 10, 11, 12, 13, 14]), FramePathStep(verb: .close),
  ]
  private static let line = DrawnLine(
    color: PackedColor(rawValue: 0x1122_3344), width: 2.5, flags: [.roundCaps, .bevelJoins], miterLimit: 3,
    dashPhase: 0.5, dashes: [4, 2, 1])
  private static let text = DrawnText(
    text: "Grüße 👋", x: 3, baseline: 20,
    style: TextStyle(
      fontSize: 17, weight: 600, isItalic: true, isMonospaced: true, hasTabularDigits: true, lineHeight: 17),
    color: .black, kern: 0.5, width: 80, stroke: .white, strokeWidth: 2)
  private static let gradient = DrawnGradient(
    isRadial: true, start: [1, 2], startRadius: 3, end: [4, 5], endRadius: 6, extendsBefore: true, extendsAfter: false,
    stops: [GradientStop(color: .black, place: 0), GradientStop(color: .white, place: 0.5)])
  private static let rect = DrawnRect(x: 1, y: 2, width: 3, height: 4)
  private static let image = DrawnImage(
    place: 1, source: DrawnRect(x: 0.25, y: 0, width: 0.5, height: 1), target: rect, tint: .white, isPixelated: true)

  /// All drawing commands, each of them once, with two pictures.
  private static let commands: [DrawingCommand] = [
    .save, .transform([1, 2, 3, 4, 5, 6]), .clip(.evenOdd, path), .fill(.black, [.evenOdd], path), .stroke(line, path),
    .alpha(0.25), .blend(.plusLighter), .shadow(.black, x: 1, y: -2, blur: 3), .image(image), .text(text),
    .gradient(gradient), .beginGroup, .beginMask(0, rect), .clear(rect), .pattern(1, tile: rect, .evenOdd, path),
    .endMask, .endGroup, .restore,
  ]

  /// Encodes commands as a graphics context does.
  private func words(_ commands: [DrawingCommand]) -> [UInt32] {
    var writer = DrawingWriter()
    for command in commands { write(command, to: &writer) }
    return writer.words
  }

  private func write(_ command: DrawingCommand, to writer: inout DrawingWriter) {
    switch command {
    case .save: writer.write(.save)
    case .restore: writer.write(.restore)
    case .beginGroup: writer.write(.beginGroup)
    case .endGroup: writer.write(.endGroup)
    case .endMask: writer.write(.endMask)
    case .transform(let n):
      let n = n.map { Double($0) }
      writer.transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case .alpha(let alpha): writer.alpha(Double(alpha))
    case .blend(let mode): writer.blend(mode)
    case .shadow(let color, let x, let y, let blur):
      writer.shadow(color, x: Double(x), y: Double(y), blur: Double(blur))
    case .image(let image): writer.image(image)
    case .text(let text): writer.text(text)
    case .gradient(let gradient): writer.gradient(gradient)
    case .clear(let rect): writer.clear(rect)
    case .beginMask(let place, let rect): writer.beginMask(place, rect)
    case .clip(let flags, let steps):
      writer.beginClip(flags)
      write(steps, to: &writer)
    case .fill(let color, let flags, let steps):
      writer.beginFill(color, flags)
      write(steps, to: &writer)
    case .stroke(let line, let steps):
      writer.beginStroke(line)
      write(steps, to: &writer)
    case .pattern(let place, let tile, let flags, let steps):
      writer.beginPattern(place, tile: tile, flags)
      write(steps, to: &writer)
    }
  }

  private func write(_ steps: [FramePathStep], to writer: inout DrawingWriter) {
    for step in steps {
      let points = stride(from: 0, to: step.numbers.count, by: 2).map {
        CGPoint(x: CGFloat(step.numbers[$0]), y: CGFloat(step.numbers[$0 + 1]))
      }
      switch points.count {
      case 0: writer.step(step.verb)
      case 1: writer.step(step.verb, points[0])
      case 2: writer.step(step.verb, points[0], points[1])
      default: writer.step(step.verb, points[0], points[1], points[2])
      }
    }
    writer.end()
  }

  private func read(_ words: [UInt32], pictures: Int = 2) -> [DrawingCommand]? {
    StageDrawing(width: 1, height: 1, images: (0..<pictures).map { UInt32($0) }, words: words).commands
  }

  @Test("Every command is read back unchanged") func roundTrip() {
    #expect(read(words(Self.commands)) == Self.commands)
    for command in Self.commands { #expect(read(words([command])) == [command]) }
    #expect(read([]) == [])
    let verbs = Set(Self.commands.map { words([$0])[0] & 0xFF })
    #expect(verbs == Set((1...60).filter { DrawingVerb(rawValue: $0) != nil }), "a command has no test")
  }

  @Test("Texts of any length are read back", arguments: ["", "a", "ab", "abc", "abcd", "é", "e\u{301}", "\u{0}x"])
  func texts(letters: String) {
    var text = Self.text
    text.text = letters
    #expect(read(words([.text(text), .save])) == [.text(text), .save])
  }

  @Test("A drawing is transferred in a frame", arguments: [0, 7] as [LayerID]) func frames(layer: LayerID) throws {
    let drawing = StageDrawing(
      width: 10, height: 20, scale: 2, isOpaque: true, images: [0x8000_0001, 3], words: words(Self.commands))
    let encoder = FrameEncoder()
    encoder.beginFrame()
    if layer == 0 { encoder.imageDrawing(0x8000_0005, drawing) } else { encoder.drawing(layer, drawing) }
    let frame = try Frame.decode(at: encoder.endFrame(flags: [], simulatedTime: 0))
    #expect(frame.records == [.drawing(layer, number: layer == 0 ? 0x8000_0005 : 0, drawing)])
  }

  @Test("Commands with too few or too many words are rejected") func lengths() {
    for command in Self.commands {
      let whole = words([command])
      for count in 1..<whole.count {
        #expect(read(Array(whole.prefix(count))) == nil, "\(command) cut to \(count) words")
        // Even if the length in the header is adjusted, the command has too few words. Only paths can end after any
        // step.
        var short = Array(whole.prefix(count))
        short[0] = short[0] & 0xFF | UInt32(count) << 8
        let isPath =
          switch command {
          case .clip, .fill, .stroke, .pattern: true
          default: false
          }
        #expect(read(short) == nil || isPath, "\(command) is accepted with \(count) words")
      }
      var long = whole + [0xFFFF_FFFF]
      long[0] = long[0] & 0xFF | UInt32(long.count) << 8
      #expect(read(long) == nil, "\(command) with an additional word")
    }
    #expect(read([0]) == nil && read([1]) == nil && read([1 | 2 << 8]) == nil)
  }

  @Test("Unknown verbs, pictures, modes and styles are rejected") func unknown() {
    for verb in [0, 19, 40, 255] as [UInt32] { #expect(read([verb | 1 << 8]) == nil) }
    for command in Self.commands {
      switch command {
      case .image, .pattern, .beginMask:
        #expect(read(words([command]), pictures: 0) == nil)
      default: #expect(read(words([command]), pictures: 0) == [command])
      }
    }
    var blend = words([.blend(.normal)])
    blend[1] = 28
    #expect(read(blend) == nil)
    var fill = words([.fill(.black, [], Array(Self.path.prefix(1)))])
    for verb in [5, 6, 0xFFFF_FFFF] as [UInt32] {
      fill[3] = verb
      #expect(read(fill) == nil)
    }
    var text = words([.text(Self.text)])
    text[1] |= 7 << 12
    #expect(read(text) == nil)
  }

  @Test("Counts that exceed the command are rejected", arguments: [3, 1000, 0x7FFF_FFFF, 0xFFFF_FFFF] as [UInt32])
  func counts(count: UInt32) {
    var stroke = words([.stroke(Self.line, [])])
    stroke[6] = max(count, 4)
    #expect(read(stroke) == nil)
    var gradient = words([.gradient(Self.gradient)])
    gradient[8] = count
    #expect(read(gradient) == nil)
    var text = words([.text(Self.text)])
    text[10] = max(count, 20)
    #expect(read(text) == nil)
  }

  @Test("Nonfinite numbers are rejected, and are written as 0 with a fault") func finite() {
    var alpha = words([.alpha(0.5)])
    for number in [Float.nan, .infinity, -.infinity] {
      alpha[1] = number.bitPattern
      #expect(read(alpha) == nil)
    }
    let faults = Diagnostics.recording {
      var writer = DrawingWriter()
      writer.alpha(.nan)
      writer.clear(DrawnRect(x: 1, y: .infinity, width: 1, height: 1))
      writer.shadow(.black, x: 1e300, y: 0, blur: 0)
      #expect(
        read(writer.words) == [
          .alpha(0), .clear(DrawnRect(x: 1, y: 0, width: 1, height: 1)), .shadow(.black, x: 0, y: 0, blur: 0),
        ])
    }
    #expect(faults.map { $0.kind } == ["stageNumberNotFinite", "stageNumberNotFinite", "stageNumberNotFinite"])
  }
}
