// SPDX-License-Identifier: MIT

/// A target of keyboard input: a first responder that adopts it receives the text that a person types.
///
/// Differs from Apple: in the browser build only text fields and text views receive text, because protocol conformances
/// cannot be queried there.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is something to delete.
  var hasText: Bool { get }
  /// Inserts a text at the caret, or replaces the selection.
  func insertText(_ text: String)
  /// Deletes what is selected, or the character before the caret.
  func deleteBackward()
}

/// A text whose parts, places and selection can be spoken of.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text of a range; nil if there is no such range.
  func text(in range: UITextRange) -> String?
  /// Replaces a range by a text.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range; an empty range is the position of the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The marked text, which an input method is still composing; nil for none.
  var markedTextRange: UITextRange? { get }
  #if !hasFeature(Embedded)
    /// How what is composed looks. Stored only: the host draws it.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  #endif
  /// Replaces the marked text, or the selection, by text that is still being composed; the range to select counts from
  /// the beginning of that text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Accepts the marked text.
  func unmarkText()
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position at an offset in UTF-16 units from another one; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position at a distance in characters or lines from another one; nil beyond the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The number of UTF-16 units from one position to another, negative if the other comes first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The delegate that is notified of changes by the program.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Knows words, sentences and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// The position in a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// The range from a position to the farthest one in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// The writing direction at a position.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the direction of writing of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The rectangle of the first line of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of a caret, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a range, a line each.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position in a range nearest to a point of the view.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point of the view.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Whether a text may replace a range. Default: true.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
}

extension UITextInput {
  /// True.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}

/// Is notified of changes of text and selection by the program.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A position in a text; each kind of text defines its own subclass.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A part of a text; each kind of text has its own.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Whether it holds nothing. Default: true.
  open var isEmpty: Bool { true }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
}

/// A position in a text field or text view: a UTF-16 offset.
final class TextOffset: UITextPosition {
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  #if hasFeature(Embedded)
    nonisolated override func isEqual(_ object: AnyObject?) -> Bool { (object as? TextOffset)?.offset == offset }
  #else
    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  #endif
  nonisolated override var hash: Int { offset }
}

/// A range as our own texts know it.
final class TextOffsetRange: UITextRange {
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }

  #if hasFeature(Embedded)
    nonisolated override func isEqual(_ object: AnyObject?) -> Bool { (object as? TextOffsetRange)?.range == range }
  #else
    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
  #endif
  nonisolated override var hash: Int { range.location &* 31 &+ range.length }
}

/// A rectangle of a selection, in one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private let storedRect: CGRect
  private let ends: (start: Bool, end: Bool)

  /// Makes an empty rectangle.
  public override convenience init() { self.init(.zero, containsStart: false, containsEnd: false) }

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    storedRect = rect
    ends = (containsStart, containsEnd)
    super.init()
  }

  /// The rectangle in points.
  open var rect: CGRect { storedRect }
  /// The direction of writing.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins here.
  open var containsStart: Bool { ends.start }
  /// Whether the selection ends here.
  open var containsEnd: Bool { ends.end }
  /// Whether lines run from top to bottom.
  open var isVertical: Bool { false }
}

/// A direction on the screen.
nonisolated public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Upwards.
  case up = 4
  /// Downwards.
  case down = 5
}

/// A direction in a text.
nonisolated public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the beginning.
  case backward = 1
}

/// A direction in a text or on the screen, by the number of either.
nonisolated public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of a `UITextStorageDirection` or `UITextLayoutDirection`.
  public let rawValue: Int
  /// Makes a direction from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction in a text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    .init(rawValue: direction.rawValue)
  }
  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    .init(rawValue: direction.rawValue)
  }

  /// Whether it points towards the end of the text.
  var isForward: Bool { rawValue == 0 || rawValue == 2 || rawValue == 5 }
}
