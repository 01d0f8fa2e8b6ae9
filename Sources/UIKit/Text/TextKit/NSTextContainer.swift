// SPDX-License-Identifier: MIT

/// The area in which a text is laid out.
///
/// Differs from Apple: text flows on one side of an excluded path, the wider one, and around its bounding rectangle.
nonisolated open class NSTextContainer: NSObject, @unchecked Sendable {
  /// Is called when a value has changed, by the text view.
  final var changed: (() -> Void)?
  /// The layout of the text view with this container.
  final var viewLayout: (() -> RichTextLayout?)?
  /// Makes what connects a text view to the storage; known once there is a layout manager.
  final var makeLink: (() -> TextLink?)?
  /// Discards the layouts of the layout manager.
  final var invalidate: (() -> Void)?
  /// Is called when the storage was edited, with the range and by how much it is longer.
  final var storageEdited: ((NSRange, Int) -> Void)?
  /// Is called when the layout manager has another storage.
  final var storageReplaced: (() -> Void)?
  final var manager = WeakReference<NSLayoutManager>(nil)

  /// The layout manager; nil if there is none. It is not kept alive. In a text view, see `UITextView.layoutManager`.
  open var layoutManager: NSLayoutManager? { manager.wrappedValue }

  /// The size in points; a width or height of 0 means no limit. A text view sets the width to its own. A size that is
  /// not finite is reported and changes nothing.
  open var size: CGSize {
    get { ownSize }
    set {
      guard newValue != ownSize else { return }
      guard newValue.keepsLimit else {
        Diagnostics.report(
          "nonFiniteValue", "The size \(newValue) of a text container is invalid: \(GeometryLimit.rule).")
        return
      }
      ownSize = newValue
      valueChanged()
    }
  }
  private var ownSize: CGSize
  /// Points that lines keep from both sides. Default: 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      lineFragmentPadding = lineFragmentPadding.limited(else: oldValue, "lineFragmentPadding of a text container")
      valueChanged()
    }
  }
  /// The greatest number of lines; 0, the default, is any.
  open var maximumNumberOfLines = 0 { didSet { valueChanged() } }
  /// The treatment of text that is too wide. Default: it is broken between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { valueChanged() } }
  /// Paths, in the container's coordinates, around which text flows. Default: none.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { valueChanged() } }
  /// Whether the width follows the text view's. Default: false, and true in a text view that made its container.
  open var widthTracksTextView = false { didSet { valueChanged() } }
  /// Whether the height follows the text view's. Stored only. Default: false.
  open var heightTracksTextView = false

  /// Creates a container with a size; a width or height of 0 means no limit.
  public init(size: CGSize) {
    ownSize = size.keepsLimit ? size : .zero
    super.init()
  }

  /// Makes a room without limits.
  public override convenience init() { self.init(size: .zero) }

  /// Makes a room without limits; decoding from archives is not supported.
  public required init(coder: NSCoder) {
    ownSize = .zero
    super.init()
  }

  /// Whether lines have the width of the container: no paths are excluded.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  private func valueChanged() {
    invalidate?()
    changed?()
  }

  /// The width in points that represents no limit.
  private static let unlimited: CGFloat = 1e6

  /// Gives a layout the width, lines and paths of the container; `width` is that of the container, 0 without a limit.
  final func limit(_ setting: inout RichTextLayout.Setting, width: CGFloat) {
    setting.width =
      width > 0 && width < Self.unlimited ? max(1, width - 2 * max(0, lineFragmentPadding)) : 0
    setting.endsWithOpenLine = true
    setting.numberOfLines = max(0, maximumNumberOfLines)
    setting.mode = lineBreakMode
    if !exclusionPaths.isEmpty {
      setting.exclusions = exclusionPaths.map { $0.bounds.offsetBy(dx: 0 - lineFragmentPadding, dy: 0) }
    }
  }
}
