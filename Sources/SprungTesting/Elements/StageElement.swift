// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

/// Something on the stage that a person, or assistive technology, knows by role and name; with what it looked like at the last frame.
@preconcurrency @MainActor
public struct StageElement {
  /// The role of the element.
  public let role: AccessibilityRole
  /// Its name; of an item of a list without one, the words in it.
  public let label: String
  /// Its value, such as the text of a field or `40 %`; nil without one.
  public let value: String?
  /// The program's own name for it, which no person hears; nil for none.
  public let identifier: String?
  /// The smallest upright rectangle around it on the stage, in points.
  public let frame: CGRect
  /// The part of it that nothing cuts off, neither the stage nor a view around it; empty for none.
  public let visibleFrame: CGRect
  /// How opaque it is with all that is around it, from 0 to 1; 0 for what is hidden.
  public let opacity: Double
  /// Its position in a list, counted from 1; 0 for none.
  public let position: Int
  /// The number of items of its list; 0 is unknown.
  public let count: Int
  /// Whether it can be used, is chosen, has the keyboard.
  public let state: AccessibilityState
  /// The view; nil for a layer without one.
  public let view: UIView?
  /// Its name in goldens and sentences, which no other element of the stage has at the same time.
  public internal(set) var name: String

  /// The number of its layer.
  let layer: LayerID
  /// The layers around it, from the stage inwards.
  let ancestors: [LayerID]
  /// Its appearance without its position, for pictures.
  let look: ElementLook

  /// Whether a part of it can be seen.
  public var isVisible: Bool { opacity > 0 && !visibleFrame.isEmpty }
  /// Whether it can be used at present.
  public var isEnabled: Bool { !state.contains(.disabled) }
  /// Whether it is chosen, or on.
  public var isSelected: Bool { state.contains(.selected) }
  /// The middle of what can be seen of it.
  public var center: CGPoint {
    let rect = visibleFrame.isEmpty ? frame : visibleFrame
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  /// Whether `other` is in it.
  func isAround(_ other: StageElement) -> Bool { other.ancestors.contains(layer) }
}

extension StageElement: @preconcurrency CustomStringConvertible {
  /// The name, the value, the frame and what is unusual about it.
  public var description: String {
    var words = name
    if let value, !value.isEmpty, value != label { words += " holding \"\(value)\"" }
    words += " at \(Self.text(frame))"
    if !isEnabled { words += ", disabled" }
    if isSelected { words += ", selected" }
    if !isVisible { words += ", not visible" }
    return words
  }

  /// A rectangle as people read it: left, top, width and height, in hundredths of a point at most.
  static func text(_ rect: CGRect) -> String {
    "(\(text(rect.minX)), \(text(rect.minY)), \(text(rect.width)), \(text(rect.height)))"
  }

  static func text(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 100).rounded() / 100
    // No minus before zero, no point before nothing.
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}

/// The appearance of an element without its position.
struct ElementLook: Equatable {
  var fill: UInt32 = 0
  var text = ""
  var hasContent = false

  /// Whether it draws anything itself.
  var isDrawn: Bool { fill & 0xFF != 0 || !text.isEmpty || hasContent }
}
