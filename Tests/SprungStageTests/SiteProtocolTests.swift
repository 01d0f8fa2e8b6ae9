// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SprungStage

/// Tests that the constants of the page's JavaScript equal those of the protocol.
@Suite("The page's protocol.js") struct SiteProtocolTests {
  private let source: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    source = try String(contentsOf: root.appendingPathComponent("Web/Site/protocol.js"), encoding: .utf8)
  }

  /// Returns the value of `export const NAME = value;`.
  private func constant(_ name: String) throws -> UInt32 {
    let line = try #require(source.split(separator: "\n").first { $0.hasPrefix("export const \(name) = ") })
    return try number(line.dropFirst("export const \(name) = ".count).dropLast())
  }

  /// Returns the fields of `export const NAME = Object.freeze({ field: value, ... });`.
  private func table(_ name: String) throws -> [String: UInt32] {
    let start = try #require(source.range(of: "export const \(name) = Object.freeze({"))
    let end = try #require(source.range(of: "})", range: start.upperBound..<source.endIndex))
    var fields: [String: UInt32] = [:]
    for field in source[start.upperBound..<end.lowerBound].split(separator: ",") {
      let parts = field.split(separator: ":").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      if parts.count == 2 { fields[parts[0]] = try number(parts[1][...]) }
    }
    return fields
  }

  private func number(_ text: Substring) throws -> UInt32 {
    try #require(text.hasPrefix("0x") ? UInt32(text.dropFirst(2), radix: 16) : UInt32(text))
  }

  @Test("Version and sizes are equal")
  func sizes() throws {
    #expect(try constant("VERSION") == StageProtocol.version)
    #expect(try constant("HEADER_SIZE") == UInt32(StageProtocol.headerSize))
    #expect(try constant("FIRST_IMAGE_NUMBER") == StageProtocol.firstImageNumber)
    #expect(try constant("RECORD_SIZE") == UInt32(StageProtocol.inputRecordSize))
    #expect(try constant("INBOX_RECORDS") == UInt32(StageProtocol.inboxSize / StageProtocol.inputRecordSize))
  }

  @Test("Operations, layer kinds and flags of frames are equal")
  func frames() throws {
    let operations: [String: FrameOperation] = [
      "create": .create, "remove": .remove, "move": .move, "matrix2D": .matrix2D, "matrix3D": .matrix3D,
      "bounds": .bounds, "opacity": .opacity, "paint": .paint, "text": .text, "image": .image, "path": .path,
      "accessibility": .accessibility, "motion": .motion, "gradient": .gradient, "mask": .mask,
      "clipboard": .clipboard, "focus": .focus, "imageData": .imageData,
      "announce": .announce, "cursor": .cursor, "backdrop": .backdrop, "textInput": .textInput, "richText": .richText,
      "origin": .origin, "feedback": .feedback, "drawing": .drawing,
      "request": .request,
    ]
    #expect(try table("Operation") == operations.mapValues { $0.rawValue })
    #expect((0...40).filter { FrameOperation(rawValue: $0) != nil }.count == operations.count)
    let kinds: [String: LayerKind] = [
      "box": .box, "label": .label, "image": .image, "shape": .shape, "scroller": .scroller,
    ]
    #expect(try table("LayerKind") == kinds.mapValues { $0.rawValue })
    let gradients: [String: GradientKind] = ["axial": .axial, "radial": .radial, "conic": .conic]
    #expect(try table("GradientKind") == gradients.mapValues { $0.rawValue })
    let masks: [String: MaskKind] = ["none": .none, "path": .path, "gradient": .gradient]
    #expect(try table("MaskKind") == masks.mapValues { $0.rawValue })
    let pathFlags: [String: PathFlags] = [
      "evenOdd": .evenOdd, "roundCaps": .roundCaps, "roundJoins": .roundJoins, "squareCaps": .squareCaps,
      "bevelJoins": .bevelJoins,
    ]
    #expect(try table("PathFlag") == pathFlags.mapValues { $0.rawValue })
    let flags: [String: FrameFlags] = [
      "moreFrames": .moreFrames, "accessibilityChanged": .accessibilityChanged, "settled": .settled,
      "wantsHover": .wantsHover, "wantsText": .wantsText,
    ]
    #expect(try table("FrameFlag") == flags.mapValues { $0.rawValue })
    let states: [String: AccessibilityState] = [
      "disabled": .disabled, "selected": .selected, "focusable": .focusable, "hidden": .hidden,
      "first": .first,
    ]
    #expect(try table("AccessibilityState") == states.mapValues { $0.rawValue })
  }

  @Test("Drawing commands are equal")
  func drawings() throws {
    let verbs: [String: DrawingVerb] = [
      "save": .save, "restore": .restore, "transform": .transform, "clip": .clip, "fill": .fill, "stroke": .stroke,
      "alpha": .alpha, "blend": .blend, "shadow": .shadow, "image": .image, "text": .text, "gradient": .gradient,
      "beginGroup": .beginGroup, "endGroup": .endGroup, "clear": .clear, "pattern": .pattern, "beginMask": .beginMask,
      "endMask": .endMask,
    ]
    #expect(try table("DrawingVerb") == verbs.mapValues { $0.rawValue })
    #expect((0...60).filter { DrawingVerb(rawValue: $0) != nil }.count == verbs.count)
  }

  @Test("Text traits, decorations and names are equal")
  func texts() throws {
    let lines: [String: TextDecorations] = [
      "underline": .underline, "strikethrough": .strikethrough, "thick": .thick, "double": .double, "dotted": .dotted,
      "dashed": .dashed, "effects": .effects,
    ]
    #expect(try table("TextDecoration") == lines.mapValues { $0.rawValue })
    var traits = StageTextTraits()
    traits.isMultiline = true
    #expect(try table("TextTrait")["multiline"] == traits.word)
    (traits.isMultiline, traits.isSecure) = (false, true)
    #expect(try table("TextTrait")["secure"] == traits.word)
    let start = try #require(source.range(of: "TEXT_CONTENT = Object.freeze(["))
    let end = try #require(source.range(of: "]", range: start.upperBound..<source.endIndex))
    let names = source[start.upperBound..<end.lowerBound].split(separator: ",").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " \n\""))
    }
    #expect(names.filter { !$0.isEmpty } == Array(StageTextTraits.contentNames.dropFirst()))
  }

  @Test("Kinds, flags and keys of input are equal")
  func input() throws {
    let kinds: [String: InputKind] = [
      "down": .pointerDown, "move": .pointerMove, "up": .pointerUp, "cancel": .pointerCancel, "wheel": .wheel,
      "keydown": .keyDown, "keyup": .keyUp, "focus": .focus, "activate": .activate, "resize": .resize,
      "reducedmotion": .reducedMotion, "visibility": .visibility, "memory": .memoryWarning,
      "appearance": .appearance, "hover": .hover, "character": .character, "contentsize": .contentSize,
      "direction": .direction, "textedit": .textEdit, "textselection": .textSelection, "keyboard": .keyboard,
      "parameter": .parameter, "contrast": .contrast, "safearea": .safeArea,
      "abilities": .abilities, "answer": .answer, "answerdata": .answerData,
    ]
    #expect(try table("InputKind") == kinds.mapValues { $0.rawValue })
    #expect(kinds.count == InputKind.allCases.count)
    let flags: [String: InputFlags] = [
      "shift": .shift, "control": .control, "option": .option, "command": .command, "touch": .touch, "pen": .pen,
      "primary": .primary, "secondaryButton": .secondaryButton, "repeat": .isRepeat,
    ]
    #expect(try table("InputFlag") == flags.mapValues { $0.rawValue })
    let keys: [String: KeyCode] = [
      "ArrowLeft": .arrowLeft, "ArrowRight": .arrowRight, "ArrowUp": .arrowUp, "ArrowDown": .arrowDown,
      "PageUp": .pageUp, "PageDown": .pageDown, "Home": .home, "End": .end, "Enter": .enter, "Tab": .tab,
      "Escape": .escape, "Backspace": .backspace, "Delete": .delete, "ContextMenu": .contextMenu,
      "Shift": .shift, "Control": .control, "Alt": .option, "Meta": .command,
    ]
    #expect(try table("NAMED_KEYS") == keys.mapValues { UInt32($0.rawValue) })
  }
}
