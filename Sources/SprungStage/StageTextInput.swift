// SPDX-License-Identifier: MIT

/// The content of the host's own text field while a person edits a text of the program.
///
/// The host edits immediately and reports it; a program whose text or selection differs then sends both again, with the
/// next generation. A report with an older generation refers to the older text.
public struct StageTextInput: Equatable, Sendable {
  /// The layer that the field fills; what it holds shows text, selection and caret where the host does not.
  public var canvas: LayerID
  /// The label in the canvas, whose style the field adopts.
  public var label: LayerID
  /// Counts the texts that the program gave.
  public var generation: UInt32
  /// The traits of the text, so that the host shows the right keyboard.
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
