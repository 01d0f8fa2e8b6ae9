// SPDX-License-Identifier: MIT

import CGtk
import SprungDisplay
import SprungStage

/// Connects the edited text of the application with the input method and the primary selection.
final class TextEditing {
  private let keys: KeyboardInput
  private let clipboards: Clipboards
  private weak var session: StageSession?
  /// The text that was last copied to the primary selection.
  private var selected = ""

  init(keys: KeyboardInput, clipboards: Clipboards) {
    self.keys = keys
    self.clipboards = clipboards
    keys.method.onMark = { [weak self] in self?.showMark() }
  }

  /// Handles a frame. `hasText` indicates whether the frame contains new edited text.
  func frameCame(_ session: StageSession, hasText: Bool) {
    self.session = session
    keys.setEditing(session.flags.contains(.wantsText))
    if hasText {
      keys.method.take(session.nodes.tree.textInput?.state)
      if let text = keys.method.text { select(text.selected) }
    }
    updatePlace(session)
  }

  /// Returns whether the frontmost control at a point of the stage is a text field.
  func isText(at place: (x: Double, y: Double), in tree: StageTree) -> Bool {
    let found = tree.inDrawingOrder.last { layer in
      // Ignore labels and images, because fields also contain them.
      guard ![.none, .text, .image, .heading].contains(layer.role), !layer.isHidden,
        let matrix = tree.matrixToStage(layer.id),
        let corner = matrix.apply(x: 0, y: 0), let end = matrix.apply(x: Double(layer.width), y: Double(layer.height))
      else { return false }
      return corner.x <= place.x && place.x < end.x && corner.y <= place.y && place.y < end.y
    }
    return found.map { $0.role == .textField || $0.role == .searchField } ?? false
  }

  /// Inserts the primary selection at the caret.
  func pasteSelection() {
    clipboards.readSelection { [weak self] in self?.insert($0) }
  }

  /// Inserts text from another program at the caret. In single-line fields, newlines are replaced with spaces.
  func insert(_ text: String) {
    guard !text.isEmpty else { return }
    let isMultiline = keys.method.text?.isMultiline ?? false
    let words = isMultiline ? text : text.split(whereSeparator: \.isNewline).joined(separator: " ")
    keys.method.type(String(words.prefix(Self.longestPaste)))
  }

  /// The maximum number of characters that can be pasted or dropped. Each Unicode scalar requires an input record.
  private static let longestPaste = 10_000

  /// Copies the selected text to the primary selection.
  private func select(_ text: String) {
    guard !text.isEmpty, text != selected else { return }
    selected = text
    clipboards.select(text)
  }

  private func showMark() {
    guard let session else { return }
    let (input, text) = (session.nodes.tree.textInput, keys.method.text)
    if let input, let text, let range = text.marked {
      session.nodes.marked = (input.state.label, text.text, range)
    } else {
      session.nodes.marked = nil
    }
  }

  /// Places the input method's candidates next to the caret, or next to the field if the caret is not visible.
  private func updatePlace(_ session: StageSession) {
    let tree = session.nodes.tree
    guard let input = tree.textInput else { return }
    if let text = keys.method.text,
      let caret = session.nodes.rectangle(
        of: text.selection.upperBound..<text.selection.upperBound, in: text.text, on: input.state.label)
    {
      keys.method.setPlace(
        (Double(caret.origin.x), Double(caret.origin.y), Double(caret.size.width), Double(caret.size.height)))
    } else if let layer = tree[input.layer], let corner = tree.matrixToStage(input.layer)?.apply(x: 0, y: 0) {
      keys.method.setPlace((corner.x, corner.y, Double(layer.width), Double(layer.height)))
    }
  }
}
