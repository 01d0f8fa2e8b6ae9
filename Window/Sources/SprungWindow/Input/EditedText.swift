// SPDX-License-Identifier: MIT

import SprungStage

/// The host's copy of the edited text. Ranges are in UTF-16 units. The caller sets the time of the returned records.
struct EditedText: Equatable {
  /// The generation of the text that the application last sent.
  private(set) var generation: UInt32
  private(set) var text: String
  private(set) var selection: Range<Int>
  /// The range that an input method is composing.
  private(set) var marked: Range<Int>?
  let isMultiline: Bool
  let isSecure: Bool

  init(_ state: StageTextInput) {
    generation = state.generation
    text = state.text
    let count = state.text.utf16.count
    let start = min(Int(state.selectionStart), count)
    selection = start..<max(start, min(Int(state.selectionEnd), count))
    isMultiline = state.traits.isMultiline
    isSecure = state.traits.isSecure
  }

  /// The selected text. It is empty for secure text.
  var selected: String { isSecure ? "" : part(selection) }

  /// Returns the text in a range, which is clamped to the bounds of the text.
  func part(_ range: Range<Int>) -> String {
    String(decoding: Array(text.utf16)[range.clamped(to: 0..<text.utf16.count)], as: UTF16.self)
  }

  /// Returns the number of UTF-8 bytes before a UTF-16 offset.
  func bytes(before unit: Int) -> Int { part(0..<max(0, unit)).utf8.count }

  /// Replaces the composed text or, if there is none, the selection. Empty text ends the composition.
  ///
  /// - Parameter caret: The caret's offset in the new text, in UTF-16 units.
  /// - Returns: The records that report the change.
  mutating func compose(_ new: String, caret: Int) -> [InputEvent] {
    let range = marked ?? selection
    let count = new.utf16.count
    var events = replace(range, with: new)
    marked = count == 0 ? nil : range.lowerBound..<range.lowerBound + count
    let place = range.lowerBound + min(max(0, caret), count)
    selection = place..<place
    events.append(selectionEvent)
    return events
  }

  /// Replaces the composed text with the final text.
  mutating func finish(_ new: String) -> [InputEvent] {
    let range = marked ?? selection
    var events = replace(range, with: new)
    marked = nil
    let end = range.lowerBound + new.utf16.count
    selection = end..<end
    events.append(selectionEvent)
    return events
  }

  /// Deletes Unicode scalars near the caret. Input methods use this to replace words that have already been typed.
  mutating func deleteScalars(from offset: Int, count: Int) -> [InputEvent] {
    let scalars = Array(text.unicodeScalars)
    let caret = part(0..<selection.lowerBound).unicodeScalars.count
    let start = min(max(0, caret + offset), scalars.count)
    let end = min(max(start, start + count), scalars.count)
    func units(_ scalars: ArraySlice<Unicode.Scalar>) -> Int { scalars.reduce(0) { $0 + UTF16.width($1) } }
    let first = units(scalars[..<start])
    let range = first..<first + units(scalars[start..<end])
    var events = replace(range, with: "")
    selection = first..<first
    marked = nil
    events.append(selectionEvent)
    return events
  }

  private mutating func replace(_ range: Range<Int>, with new: String) -> [InputEvent] {
    let scalars = Array(new.unicodeScalars)
    text = part(0..<range.lowerBound) + new + part(range.upperBound..<max(range.upperBound, text.utf16.count))
    return [
      InputEvent(
        .textEdit, identifier: Int32(bitPattern: generation), x: Float(range.lowerBound), y: Float(range.count),
        a: Float(scalars.count), milliseconds: 0)
    ] + scalars.map { InputEvent(.character, identifier: Int32($0.value), milliseconds: 0) }
  }

  private var selectionEvent: InputEvent {
    InputEvent(
      .textSelection, identifier: Int32(bitPattern: generation), x: Float(selection.lowerBound),
      y: Float(selection.upperBound), a: Float(marked?.lowerBound ?? -1), b: Float(marked?.upperBound ?? -1),
      milliseconds: 0)
  }
}
