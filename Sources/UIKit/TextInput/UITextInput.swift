// SPDX-License-Identifier: MIT

/// What keys type into: an object that adopts it and can become first responder receives what a person types.
///
/// Differs from Apple: in the browser build only text fields and text views do, as nothing there can be asked which
/// protocols it adopts.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is something to delete.
  var hasText: Bool { get }
  /// Puts a text where the caret is, in the place of what is selected.
  func insertText(_ text: String)
  /// Deletes what is selected, or the character before the caret.
  func deleteBackward()
}

/// A text whose parts, places and selection can be spoken of.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text of a range; nil if there is no such range.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected; without length the place of the caret.
  var selectedTextRange: UITextRange? { get set }
  /// What an input method still composes; nil for nothing.
  var markedTextRange: UITextRange? { get }
  #if !hasFeature(Embedded)
    /// How what is composed looks. Stored only: the host draws it.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  #endif
  /// Puts a text that is still being composed in the place of what is composed, or of the selection; the range to select
  /// counts from its beginning.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// What was composed is part of the text from now on.
  func unmarkText()
  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place after the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place so many UTF-16 units further on; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place so many characters or lines away in a direction; nil beyond the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The number of UTF-16 units from one place to another, negative if the other comes first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Hears of changes that the program makes.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Knows words, sentences and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// The place in a range that lies farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// The range from a place to the farthest one in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// The direction of writing at a place.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the direction of writing of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The rectangle of the first line of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of a caret, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a range, a line each.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place in a range nearest to a point of the view.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point of the view.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Whether a text may take the place of a range. Default: true.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
}

extension UITextInput {
  /// True.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}

/// Hears of changes of text and selection that a program makes.
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

/// A place in a text; each kind of text has its own.
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

/// A place as our own texts know it: a UTF-16 offset.
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
  private let place: CGRect
  private let ends: (start: Bool, end: Bool)

  /// Makes an empty rectangle.
  public override convenience init() { self.init(.zero, containsStart: false, containsEnd: false) }

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    place = rect
    ends = (containsStart, containsEnd)
    super.init()
  }

  /// The rectangle in points.
  open var rect: CGRect { place }
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

  /// Whether it leads towards the end of the text.
  var isForward: Bool { rawValue == 0 || rawValue == 2 || rawValue == 5 }
}
