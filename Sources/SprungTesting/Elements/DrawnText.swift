// SPDX-License-Identifier: MIT

import UIKit

/// The text that a label or a text field displays.
@MainActor
struct DrawnText {
  let view: UIView
  let string: String
  let font: UIFont
  let isTruncated: Bool

  /// Returns the text of views that are neither hidden nor transparent, in the order of their views.
  static func all(on stage: TestStage) -> [DrawnText] {
    var found: [DrawnText] = []
    for window in UIApplication.shared.windows { collect(window, &found) }
    return found
  }

  private static func collect(_ view: UIView, _ found: inout [DrawnText]) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if let label = view as? UILabel, let text = label.text, !text.isEmpty {
      found.append(DrawnText(view: label, string: text, font: label.font, isTruncated: label.isTextTruncated))
    } else if let field = view as? UITextField, let text = field.text, !text.isEmpty, let font = field.font {
      found.append(DrawnText(view: field, string: text, font: font, isTruncated: field.isTextTruncated))
    }
    for child in view.subviews { collect(child, &found) }
  }

  /// The failure message, with the available size and the size that the text needs.
  var sentence: String {
    let frame = view.convert(view.bounds, to: nil)
    let isMultiline = (view as? UILabel).map { $0.numberOfLines != 1 } ?? false
    let needed = font.size(of: string, width: isMultiline ? frame.width : 0)
    let kind = "\(type(of: view))"
    return
      "\"\(string.prefix(60))\" is truncated: its \(kind) at \(StageElement.text(frame)) needs \(StageElement.text(needed.width)) x \(StageElement.text(needed.height)) points"
  }
}
