// SPDX-License-Identifier: MIT

/// The methods of an object that receives keyboard input. A first responder that adopts this protocol receives the text
/// that the user types.
///
/// Differs from Apple: in the browser build, only text fields and text views receive text, because protocol
/// conformances cannot be queried there.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether the object contains text.
  var hasText: Bool { get }
  /// Inserts text at the caret, or replaces the selection.
  func insertText(_ text: String)
  /// Deletes the selected text, or the character before the caret.
  func deleteBackward()
}

/// The methods and properties with which the text input system accesses text, its selection, and positions and
/// rectangles in the text.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in the given range, or nil if the range is invalid.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in the given range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range. An empty range is the position of the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked text, which an input method is still composing, or nil if there is no marked text.
  var markedTextRange: UITextRange? { get }
  #if !hasFeature(Embedded)
    /// The style of marked text. The value is stored but has no effect, because the host draws marked text.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  #endif
  /// Replaces the marked text, or the selection, with text that is still being composed. `selectedRange` is relative to
  /// the start of the new marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Accepts the marked text.
  func unmarkText()
  /// The position of the start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position of the end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset from another position, or nil if it would be outside the text. The offset is in
  /// UTF-16 code units.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at an offset in a direction from another position, or nil if it would be outside the text.
  /// The offset is in characters or lines.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Returns the order of two positions in the text.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 code units between two positions. The number is negative if the second position
  /// precedes the first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The delegate that is notified of programmatic changes.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The tokenizer that finds words, sentences and paragraphs.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the farthest position in a direction within the given range.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the farthest position in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// Returns the base writing direction at the given position.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the base writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the rectangle that encloses the first line of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at the given position, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the selection rectangles of a range, one for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position closest to a point in the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position within a range that is closest to a point in the view.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at the given point in the view.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Returns whether the text in a range should be replaced. Default: true.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
}

extension UITextInput {
  /// Returns true.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}

/// The methods that a text input calls before and after programmatic changes to its text and selection.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A position in a text input. Each kind of text input defines its own subclass.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range in a text input. Each kind of text input defines its own subclass.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Whether the range is empty. Default: true.
  open var isEmpty: Bool { true }
  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
}

/// A position in a text field or text view, stored as a UTF-16 offset.
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

/// A range in a text field or text view, stored as UTF-16 offsets.
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

/// The rectangle of one line of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private let storedRect: CGRect
  private let ends: (start: Bool, end: Bool)

  /// Creates an empty rectangle.
  public override convenience init() { self.init(.zero, containsStart: false, containsEnd: false) }

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    storedRect = rect
    ends = (containsStart, containsEnd)
    super.init()
  }

  /// The rectangle in points.
  open var rect: CGRect { storedRect }
  /// The writing direction of the text.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the rectangle contains the start of the selection.
  open var containsStart: Bool { ends.start }
  /// Whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { ends.end }
  /// Whether the text is vertical.
  open var isVertical: Bool { false }
}

/// A layout direction of text on screen.
nonisolated public enum UITextLayoutDirection: Int, Sendable {
  /// Right.
  case right = 2
  /// Left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A storage direction in text.
nonisolated public enum UITextStorageDirection: Int, Sendable {
  /// Toward the end of the text.
  case forward = 0
  /// Toward the beginning of the text.
  case backward = 1
}

/// A storage direction or a layout direction.
nonisolated public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a `UITextStorageDirection` or `UITextLayoutDirection`.
  public let rawValue: Int
  /// Creates a direction from the raw value of a storage or layout direction.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a direction from a storage direction.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    .init(rawValue: direction.rawValue)
  }
  /// Creates a direction from a layout direction.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    .init(rawValue: direction.rawValue)
  }

  /// Whether the direction is toward the end of the text.
  var isForward: Bool { rawValue == 0 || rawValue == 2 || rawValue == 5 }
}
