// SPDX-License-Identifier: MIT

/// The room in which a text view lays out its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  final var changed: (() -> Void)?

  /// The room in points; a width or height of 0 is no limit. A text view sets the width to its own.
  open var size: CGSize { didSet { if size != oldValue { changed?() } } }
  /// Points that lines keep from both sides. Default: 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
  /// The greatest number of lines; 0, the default, is any.
  open var maximumNumberOfLines = 0 { didSet { changed?() } }
  /// What happens to text that is too wide. Default: it is broken between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed?() } }
  /// Stored only: text flows around nothing. Default: none.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the width follows the text view's. Default: true in a text view.
  open var widthTracksTextView = true { didSet { changed?() } }
  /// Whether the height follows the text view's. Stored only. Default: false.
  open var heightTracksTextView = false

  /// Makes a room of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes a room without limits.
  public override convenience init() { self.init(size: .zero) }
}

/// What a text view finds in its text.
nonisolated public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits, UIKit's own.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// What a person does with something in a text.
nonisolated public enum UITextItemInteraction: Int, Sendable {
  /// Goes where it leads.
  case invokeDefaultAction = 0
  /// Asks what can be done.
  case presentActions = 1
  /// Looks at it.
  case preview = 2
}
