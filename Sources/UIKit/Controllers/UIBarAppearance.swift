// SPDX-License-Identifier: MIT

/// How a bar looks: its background and the line at its edge.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// What the bar does when the look changes.
  final var changed: (() -> Void)?

  /// The color of the background, over the effect. Default: nil.
  open var backgroundColor: UIColor? { didSet { changed?() } }
  /// What blurs the content below the background; nil is a background that is opaque where it has a color. Default: a blur of
  /// the bar's material. Differs from Apple: bars show the material's color without a blur.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) { didSet { changed?() } }
  /// A picture that is stretched over the background. Default: nil.
  open var backgroundImage: UIImage? { didSet { changed?() } }
  /// The color of the line at the bar's edge; nil is no line. Default: separator.
  open var shadowColor: UIColor? = .separator { didSet { changed?() } }
  /// A picture in the place of the line; an empty one is no line. Default: nil.
  open var shadowImage: UIImage? { didSet { changed?() } }

  /// The look of a bar that nobody has changed.
  public override init() { super.init() }

  /// A copy of another look.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// The default look; there are no archives to read from.
  public required init?(coder: NSCoder) { super.init() }

  final func take(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Content below shows through, and a line.
  open func configureWithDefaultBackground() {
    set(.systemChromeMaterial, background: nil, shadow: .separator)
  }

  /// The color of the system's background, and a line.
  open func configureWithOpaqueBackground() { set(nil, background: .systemBackground, shadow: .separator) }

  /// Nothing: no background and no line.
  open func configureWithTransparentBackground() { set(nil, background: nil, shadow: nil) }

  private func set(_ style: UIBlurEffect.Style?, background: UIColor?, shadow: UIColor?) {
    backgroundEffect = style.map { UIBlurEffect(style: $0) }
    backgroundColor = background
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  #if !hasFeature(Embedded)
    /// Font and color of the title. Default: empty, the system's. Other attributes are not used.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
    /// Stored only: titles are never large. Default: empty.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  #endif

  /// The look of a bar that nobody has changed.
  public override init() { super.init() }

  /// A copy of another look.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    #if !hasFeature(Embedded)
      if let other = barAppearance as? UINavigationBarAppearance {
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
      }
    #endif
  }

  /// The default look; there are no archives to read from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
