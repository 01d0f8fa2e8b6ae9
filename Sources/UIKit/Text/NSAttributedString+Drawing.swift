// SPDX-License-Identifier: MIT

import SprungStage

nonisolated extension NSAttributedString {
  /// Draws the text with its upper left corner at the given point of the current graphics context. Lines end only at
  /// newlines.
  public func draw(at point: CGPoint) {
    TextDrawing(self, width: 0).draw(at: point, height: .infinity)
  }

  /// Draws the text in the given rectangle of the current graphics context. Lines that do not fit are omitted, except
  /// for the first line.
  public func draw(in rect: CGRect) {
    guard rect.keepsLimit, rect.width > 0 else { return }
    TextDrawing(self, width: rect.width).draw(at: rect.origin, height: rect.height)
  }

  /// Draws the text in the given rectangle. Without the option `usesLineFragmentOrigin`, the text is drawn as a single
  /// line whose baseline is at the top edge of the rectangle.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard rect.keepsLimit else { return }
    guard options.contains(.usesLineFragmentOrigin) else {
      let drawing = TextDrawing(self, width: 0, isSingleLine: true)
      drawing.draw(at: CGPoint(x: rect.minX, y: rect.minY - drawing.baseline), height: .infinity)
      return
    }
    let drawing = TextDrawing(
      self, width: rect.width, isTruncated: options.contains(.truncatesLastVisibleLine), height: rect.height)
    drawing.draw(at: rect.origin, height: rect.height > 0 ? rect.height : .infinity)
  }
}

nonisolated extension NSString {
  /// Draws the text with its upper left corner at the given point of the current graphics context. Only newlines break
  /// lines.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: ActionSender]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the given rectangle of the current graphics context. Lines that do not fit are omitted.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: ActionSender]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in the given rectangle. See `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: ActionSender]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

nonisolated extension String {
  /// Draws the text with its upper left corner at the given point of the current graphics context. Only newlines break
  /// lines.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: ActionSender]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the given rectangle of the current graphics context. Lines that do not fit are omitted.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: ActionSender]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in the given rectangle. See `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: ActionSender]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}
