// SPDX-License-Identifier: MIT

/// The implementations of `UITextInput` queries that text fields and text views share. Points are in the canvas's
/// coordinate system.
extension TextEditor {
  /// Returns the UTF-16 offset of a position, clamped to the text, or nil if the position is not a position of a text
  /// field or text view.
  func offset(_ position: UITextPosition) -> Int? {
    (position as? TextOffset).map { min(max(0, $0.offset), edited.buffer.count) }
  }

  /// Returns the `NSRange` of a text range, clamped to the text, or nil if the range is not a range of a text field or
  /// text view.
  func range(_ range: UITextRange) -> NSRange? {
    (range as? TextOffsetRange).map { edited.buffer.clamped($0.range) }
  }

  func text(in range: UITextRange) -> String? { self.range(range).map { edited.buffer.string(in: $0) } }

  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let start = offset(start), let end = offset(end) else { return nil }
    return TextOffsetRange(NSRange(min(start, end)..<max(start, end)))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = self.offset(position) else { return nil }
    let count = edited.buffer.count
    guard offset >= 0 - start, offset <= count - start else { return nil }
    return TextOffset(start + offset)
  }

  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    guard var index = self.offset(position) else { return nil }
    let isBack = (offset < 0) != (direction == .left || direction == .up)
    let isVertical = direction == .up || direction == .down
    var left = offset.magnitude
    while left > 0 {
      guard isBack ? index > 0 : index < edited.buffer.count else { return nil }
      if isVertical, let layout = owner?.editorLayout {
        let caret = layout.caret(at: index)
        let line = layout.line(at: index) + (isBack ? -1 : 1)
        guard layout.lines.indices.contains(line) else { return nil }
        index = layout.offset(near: CGPoint(x: caret.minX, y: layout.lines[line].top + 1))
      } else {
        index = isBack ? edited.buffer.boundary(before: index) : edited.buffer.boundary(after: index)
      }
      left -= 1
    }
    return TextOffset(index)
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let difference = offset(from: other, to: position)
    return difference < 0 ? .orderedAscending : difference == 0 ? .orderedSame : .orderedDescending
  }

  func offset(from: UITextPosition, to: UITextPosition) -> Int { (offset(to) ?? 0) - (offset(from) ?? 0) }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    guard let range = self.range(range) else { return nil }
    return TextOffset(direction == .left || direction == .up ? range.location : range.upperBound)
  }

  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    guard let index = offset(position) else { return nil }
    let isBack = direction == .left || direction == .up
    return TextOffsetRange(isBack ? NSRange(0..<index) : NSRange(index..<edited.buffer.count))
  }

  func firstRect(for range: UITextRange) -> CGRect {
    guard let range = self.range(range), let layout = owner?.editorLayout else { return .zero }
    let rectangle = layout.rectangles(of: range).first ?? layout.caret(at: range.location)
    return inCanvas(rectangle)
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    guard let index = offset(position), let layout = owner?.editorLayout else { return .zero }
    return inCanvas(layout.caret(at: index))
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = self.range(range), let layout = owner?.editorLayout else { return [] }
    let rectangles = layout.rectangles(of: range)
    return rectangles.enumerated().map { index, rectangle in
      UITextSelectionRect(
        inCanvas(rectangle), containsStart: index == 0, containsEnd: index == rectangles.count - 1)
    }
  }

  func closestOffset(to point: CGPoint) -> Int {
    guard let layout = owner?.editorLayout, let origin = owner?.editorCanvas.origin else { return 0 }
    return edited.buffer.boundary(
      atOrBefore: layout.offset(near: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    guard let layout = owner?.editorLayout, let origin = owner?.editorCanvas.origin else { return nil }
    let location = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    let near = layout.offset(near: location)
    for start in [edited.buffer.boundary(before: near), near] {
      let range = NSRange(start..<edited.buffer.boundary(after: start))
      for rectangle in layout.rectangles(of: range) where rectangle.contains(location) { return TextOffsetRange(range) }
    }
    return nil
  }

  private func inCanvas(_ rectangle: CGRect) -> CGRect {
    guard let origin = owner?.editorCanvas.origin else { return rectangle }
    return rectangle.offsetBy(dx: origin.x, dy: origin.y)
  }
}
