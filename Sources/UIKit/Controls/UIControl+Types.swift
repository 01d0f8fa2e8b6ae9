// SPDX-License-Identifier: MIT

extension UIControl {
  /// Things that happen to a control and for which it can call actions.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, UIKit's own.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began again in quick succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved, being on the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved, being off the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved onto the control again.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moved off the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted on the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted off the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away, by a gesture or the system.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control did what it is there for; a button sends it with `touchUpInside`.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of the control is about to show.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field is being edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person, or a program as if it were one, changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field is edited no more.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The Return key was pressed in a text field; with a target for this event, Return ends the editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states that determine the appearance of a control; `normal` is the empty set.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The bits, UIKit's own.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the others.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// The vertical alignment of content in a control.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over the whole height.
    case fill = 3
  }

  /// The horizontal alignment of content in a control.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// At the edge where lines begin, the left one.
    case leading = 4
    /// At the edge where lines end, the right one.
    case trailing = 5
  }
}
