// SPDX-License-Identifier: MIT

/// The content of the host's text field while the user edits text of the program.
///
/// The host applies and reports edits immediately. If the program's text or selection then differs, the program sends
/// both again with the next generation. Reports with an older generation refer to the older text.
public struct StageTextInput: Equatable, Sendable {
  /// The layer that the field fills. The layer's content shows the text, selection and caret unless the host draws
  /// them.
  public var canvas: LayerID
  /// The label in the canvas. The field adopts the label's style.
  public var label: LayerID
  /// The number of versions of the text that the program has sent.
  public var generation: UInt32
  /// The traits of the text, which determine the keyboard.
  public var traits: StageTextTraits
  /// The start of the selection, in UTF-16 units.
  public var selectionStart: UInt32
  /// The end of the selection, in UTF-16 units.
  public var selectionEnd: UInt32
  /// The text.
  public var text: String

  /// Creates a state. The default values describe a host that edits no text.
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
