// SPDX-License-Identifier: MIT

extension UIControl {
  /// The events for which a control performs actions.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// The bit mask, with UIKit's values.
    public let rawValue: UInt
    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch began inside the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began shortly after a previous one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved back into the control after leaving it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A gesture recognizer or the system canceled the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control was triggered. Buttons send this event along with `touchUpInside`.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of the control is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of a text field has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a text field was edited by the user or with `insertText(_:)`.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed in a text field. If there is a target for this event, Return ends editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control, which determine its appearance. `normal` is the empty set.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The bit mask, with UIKit's values.
    public let rawValue: UInt
    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The normal state.
    public static let normal: State = []
    /// The control is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// The vertical alignment of content in a control.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// Aligned to the top.
    case top = 1
    /// Aligned to the bottom.
    case bottom = 2
    /// Stretched to the full height.
    case fill = 3
  }

  /// The horizontal alignment of content in a control.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// Aligned to the left edge.
    case left = 1
    /// Aligned to the right edge.
    case right = 2
    /// Stretched to the full width.
    case fill = 3
    /// Aligned to the leading edge, which is on the left.
    case leading = 4
    /// Aligned to the trailing edge, which is on the right.
    case trailing = 5
  }
}
