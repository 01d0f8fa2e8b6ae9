// SPDX-License-Identifier: MIT

import SprungStage

/// The names of input types and keys in scripts.
nonisolated enum ScriptNames {
  /// The input types and their names.
  static let kinds: [(name: String, kind: InputKind)] = [
    ("down", .pointerDown), ("move", .pointerMove), ("up", .pointerUp), ("cancel", .pointerCancel), ("wheel", .wheel),
    ("keydown", .keyDown), ("keyup", .keyUp), ("focus", .focus), ("activate", .activate), ("resize", .resize),
    ("reducedmotion", .reducedMotion), ("visibility", .visibility), ("memory", .memoryWarning),
    ("appearance", .appearance), ("contrast", .contrast), ("hover", .hover), ("character", .character),
    ("contentsize", .contentSize), ("direction", .direction), ("textedit", .textEdit),
    ("textselection", .textSelection), ("keyboard", .keyboard), ("parameter", .parameter),
    ("safearea", .safeArea), ("abilities", .abilities), ("answer", .answer), ("answerdata", .answerData),
  ]

  /// The keys that have a name. Other keys are written as the character that they type.
  static let keys: [(name: String, key: KeyCode)] =
    [
      ("Space", .space), ("ArrowLeft", .arrowLeft), ("ArrowRight", .arrowRight), ("ArrowUp", .arrowUp),
      ("ArrowDown", .arrowDown), ("PageUp", .pageUp), ("PageDown", .pageDown), ("Home", .home), ("End", .end),
      ("Enter", .enter), ("Tab", .tab), ("Escape", .escape), ("Backspace", .backspace), ("Delete", .delete),
      ("ContextMenu", .contextMenu), ("Shift", .shift), ("Control", .control), ("Option", .option),
      ("Command", .command),
    ] + (1...12).map { ("F\($0)", .function($0)) }

  /// The modifier keys and their names.
  static let modifiers: [(name: String, flag: InputFlags)] = [
    ("Shift+", .shift), ("Control+", .control), ("Option+", .option), ("Command+", .command),
  ]

  /// Returns the key with the given name and its modifiers, as in `Shift+ArrowLeft`, or nil if there is no such key.
  static func press(_ name: String) -> (key: KeyCode, flags: InputFlags)? {
    var name = name
    var flags: InputFlags = []
    while let modifier = modifiers.first(where: { name.hasPrefix($0.name) }) {
      name.removeFirst(modifier.name.count)
      flags.insert(modifier.flag)
    }
    return key(name).map { ($0, flags) }
  }

  /// Returns the input type with the given name, or nil for an unknown name.
  static func kind(_ name: String) -> InputKind? { kinds.first { $0.name == name }?.kind }

  /// Returns the name of an input type.
  static func name(of kind: InputKind) -> String { kinds.first { $0.kind == kind }?.name ?? "" }

  /// Returns the key with the given name, or the key that types the given single character; otherwise nil.
  static func key(_ name: String) -> KeyCode? {
    if let named = keys.first(where: { $0.name == name }) { return named.key }
    let scalars = name.lowercased().unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else { return nil }
    return KeyCode(scalar)
  }

  /// Returns the name of a key with its modifiers, in the format that `press(_:)` reads.
  static func text(of key: KeyCode, flags: InputFlags) -> String {
    let held = modifiers.filter { flags.contains($0.flag) }.map { $0.name }.joined()
    if let named = keys.first(where: { $0.key == key }) { return held + named.name }
    return held
      + (UInt32(exactly: key.rawValue).flatMap { Unicode.Scalar($0) }.map { String(Character($0)) } ?? "Space")
  }
}
