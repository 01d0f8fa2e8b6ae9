// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// The description of a gesture recognizer in UIKit's format.
  ///
  /// `<UITapGestureRecognizer: 0x7f8; state = Possible; view = <UIView: 0x7f9>>`
  struct GestureDescription {
    private let recognizer: UIGestureRecognizer

    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

    var text: String {
      var parts = [ObjectDescription.title(of: recognizer)]
      if let base = ObjectDescription.baseClass(of: type(of: recognizer)) { parts.append("baseClass = " + base) }
      parts.append("state = " + state)
      if !recognizer.isEnabled { parts.append("enabled = NO") }
      if !recognizer.cancelsTouchesInView { parts.append("cancelsTouchesInView = NO") }
      if recognizer.delaysTouchesBegan { parts.append("delaysTouchesBegan = YES") }
      if !recognizer.delaysTouchesEnded { parts.append("delaysTouchesEnded = NO") }
      if let view = recognizer.view { parts.append("view = " + ObjectDescription.plain(view)) }
      return "<" + parts.joined(separator: "; ") + ">"
    }

    private var state: String {
      switch recognizer.state {
      case .possible: "Possible"
      case .began: "Began"
      case .changed: "Changed"
      case .ended: "Ended"
      case .cancelled: "Cancelled"
      case .failed: "Failed"
      }
    }
  }
#endif
