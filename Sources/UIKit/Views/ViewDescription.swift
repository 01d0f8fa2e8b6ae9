// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// The description of a view in UIKit's format: its frame and the properties that differ from their defaults.
  ///
  /// `<UILabel: 0x7f8a3c405c20; frame = (16 8; 343 28); text = 'Name'; userInteractionEnabled = NO; layer = <CALayer: 0x600003d5c860>>`
  struct ViewDescription {
    /// The details that a subclass adds.
    struct Details {
      /// The content, which follows the frame, such as `text = 'Name'`.
      var content: [String] = []
      /// The details that follow the layer, such as `contentOffset: {0, 0}`.
      var ending: [String] = []

      /// Returns the details with another object appended after the layer.
      func adding(_ name: String, _ object: AnyObject?) -> Details {
        var details = self
        details.ending.append(name + ": " + ObjectDescription.plain(object))
        return details
      }
    }

    private let view: UIView

    init(_ view: UIView) { self.view = view }

    var text: String {
      let details = view.describedDetails
      var parts = [ObjectDescription.title(of: view)]
      if let base = ObjectDescription.baseClass(of: type(of: view)) { parts.append("baseClass = " + base) }
      parts.append("frame = " + ObjectDescription.rect(view.frame))
      if view.transform != .identity { parts.append("transform = " + ObjectDescription.transform(view.transform)) }
      parts += details.content
      parts += properties
      parts.append("layer = " + ObjectDescription.plain(view.layer))
      return "<" + (parts + details.ending).joined(separator: "; ") + ">"
    }

    private var properties: [String] {
      var parts: [String] = []
      if view.clipsToBounds { parts.append("clipsToBounds = YES") }
      if view.alpha != 1 { parts.append("alpha = " + ObjectDescription.number(view.alpha)) }
      if view.isHidden { parts.append("hidden = YES") }
      if !view.isOpaque { parts.append("opaque = NO") }
      if let mask = autoresizing { parts.append("autoresize = " + mask) }
      if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
      if view.tag != 0 { parts.append("tag = \(view.tag)") }
      if let animations { parts.append("animations = { " + animations + " }") }
      if let first = view.gestureRecognizers?.first {
        // UIKit prints the address of the array. Swift arrays have no address, so the address of the first recognizer
        // is printed instead.
        parts.append("gestureRecognizers = <NSArray: " + ObjectDescription.address(of: first) + ">")
      }
      if let color = view.backgroundColor { parts.append("backgroundColor = " + color.description) }
      return parts
    }

    private var autoresizing: String? {
      let names: [(UIView.AutoresizingMask, String)] = [
        (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
        (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
      ]
      let used = names.filter { view.autoresizingMask.contains($0.0) }
      return used.isEmpty ? nil : used.map { $0.1 }.joined(separator: "+")
    }

    private var animations: String? {
      guard let keys = view.layer.animationKeys(), !keys.isEmpty else { return nil }
      return keys.map { $0 + "=" + ObjectDescription.plain(view.layer.animation(forKey: $0)) + ";" }.joined(
        separator: " ")
    }
  }

  extension UIView {
    /// Returns the descriptions of the view and all descendants, one per line, indented by depth.
    ///
    /// Differs from Apple: this method is public, while UIKit provides it only for debuggers. Native builds only.
    public final func recursiveDescription() -> String {
      var lines: [String] = []
      func add(_ view: UIView, _ prefix: String) {
        lines.append(prefix + view.description)
        let inner = prefix.isEmpty ? "   | " : prefix + "   | "
        for subview in view.subviews { add(subview, inner) }
      }
      add(self, "")
      return lines.joined(separator: "\n")
    }
  }
#endif
