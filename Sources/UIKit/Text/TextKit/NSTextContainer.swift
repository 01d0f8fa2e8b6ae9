// SPDX-License-Identifier: MIT

/// The area in which text is laid out.
///
/// Differs from Apple: text flows around an exclusion path's bounding rectangle, and only on its wider side.
nonisolated open class NSTextContainer: NSObject, @unchecked Sendable {
  /// Called after a property has changed. The text view sets this closure.
  final var changed: (() -> Void)?
  /// Returns the layout of the text view that uses this container.
  final var viewLayout: (() -> RichTextLayout?)?
  /// Connects a text view to the storage. The closure is nil until the container has been added to a layout manager.
  final var makeLink: (() -> TextLink?)?
  /// Discards the layouts of the layout manager.
  final var invalidate: (() -> Void)?
  /// Called when the storage has been edited. The arguments are the edited range and the change in length.
  final var storageEdited: ((NSRange, Int) -> Void)?
  /// Called after the layout manager has moved to another storage.
  final var storageReplaced: (() -> Void)?
  final var manager = WeakReference<NSLayoutManager>(nil)

  /// The layout manager, or nil if there is none. Not retained. To get the layout manager of a text view, use
  /// `UITextView.layoutManager`.
  open var layoutManager: NSLayoutManager? { manager.wrappedValue }

  /// The size in points. A width or height of 0 means no limit. A text view sets the width to its own width. A size
  /// that is not finite is reported and ignored.
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
  /// The padding at both ends of each line, in points. Default: 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      lineFragmentPadding = lineFragmentPadding.limited(else: oldValue, "lineFragmentPadding of a text container")
      valueChanged()
    }
  }
  /// The maximum number of lines. Default: 0, for no limit.
  open var maximumNumberOfLines = 0 { didSet { valueChanged() } }
  /// The mode that determines how text that is too wide is wrapped or truncated. Default: word wrapping.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { valueChanged() } }
  /// The paths around which text flows, in the container's coordinates. Default: none.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { valueChanged() } }
  /// Whether the width follows the width of the text view. Default: true for a container that a text view has created,
  /// and false for other containers.
  open var widthTracksTextView = false { didSet { valueChanged() } }
  /// Whether the height follows the height of the text view. The value is stored but has no effect. Default: false.
  open var heightTracksTextView = false

  /// Creates a container with a size. A width or height of 0 means no limit.
  public init(size: CGSize) {
    ownSize = size.keepsLimit ? size : .zero
    super.init()
  }

  /// Creates an unlimited container.
  public override convenience init() { self.init(size: .zero) }

  /// Creates an unlimited container. Decoding from archives is not supported.
  public required init(coder: NSCoder) {
    ownSize = .zero
    super.init()
  }

  /// Whether all lines have the width of the container, because there are no exclusion paths.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  private func valueChanged() {
    invalidate?()
    changed?()
  }

  /// The smallest width in points that is treated as unlimited.
  private static let unlimited: CGFloat = 1e6

  /// Applies the container's width, line limit and paths to layout settings. A `width` of 0 means no limit.
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
