// SPDX-License-Identifier: MIT

/// What the host's own text field is to hold while a person edits a text of the program.
///
/// The host edits at once and tells so; a program that has another text or selection than the host then gives both anew,
/// with the next generation. What the host tells of a text of an older generation is understood as such.
public struct StageTextInput: Equatable, Sendable {
  /// The layer that the field fills; what it holds shows text, selection and caret where the host does not.
  public var canvas: LayerID
  /// The label in the canvas, whose look the field takes.
  public var label: LayerID
  /// Counts the texts that the program gave.
  public var generation: UInt32
  /// What the text is for, so that the host shows the right keyboard.
  public var traits: StageTextTraits
  /// Where the selection begins, in UTF-16 units.
  public var selectionStart: UInt32
  /// Where the selection ends, in UTF-16 units.
  public var selectionEnd: UInt32
  /// The text.
  public var text: String

  /// Makes a state; without arguments that of a host which edits nothing.
  public init(
    canvas: LayerID = 0, label: LayerID = 0, generation: UInt32 = 0, traits: StageTextTraits = .init(),
    selectionStart: UInt32 = 0, selectionEnd: UInt32 = 0, text: String = ""
  ) {
    self.canvas = canvas
    self.label = label
    self.generation = generation
    self.traits = traits
    self.selectionStart = selectionStart
    self.selectionEnd = selectionEnd
    self.text = text
  }
}
