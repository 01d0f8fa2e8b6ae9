// SPDX-License-Identifier: MIT

/// The appearance of a bar's background and of the line at its edge.
///
/// Bars and items copy the appearances that are assigned to them. Later changes to the assigned object do not affect a
/// bar, but changes to the object that the bar's property returns affect it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Called when the appearance changes.
  final var changed: (() -> Void)?

  /// The background color, drawn over the effect. Default: nil.
  open var backgroundColor: UIColor? { didSet { changed?() } }
  /// The blur effect behind the background color, or nil for no blur. Default: the bar's material. Differs from Apple:
  /// a bar's color is less translucent than the material, because blurring is not visible in pictures.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) { didSet { changed?() } }
  /// An image that is stretched over the background. Default: nil.
  open var backgroundImage: UIImage? { didSet { changed?() } }
  /// The color of the line at the bar's edge, or nil for no line. Default: `separator`.
  open var shadowColor: UIColor? = .separator { didSet { changed?() } }
  /// An image that replaces the line. An empty image removes the line. Default: nil.
  open var shadowImage: UIImage? { didSet { changed?() } }

  /// Creates the default appearance.
  public override init() { super.init() }

  /// Creates a copy of another appearance.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// Creates the default appearance. Decoding from archives is not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns a copy of the appearance.
  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  final func take(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Configures a translucent background and a line.
  open func configureWithDefaultBackground() {
    set(.systemChromeMaterial, background: nil, shadow: .separator)
  }

  /// Configures an opaque background in the system's background color, and a line.
  open func configureWithOpaqueBackground() { set(nil, background: .systemBackground, shadow: .separator) }

  /// Configures a transparent background without a line.
  open func configureWithTransparentBackground() { set(nil, background: nil, shadow: nil) }

  private func set(_ style: UIBlurEffect.Style?, background: UIColor?, shadow: UIColor?) {
    backgroundEffect = style.map { UIBlurEffect(style: $0) }
    backgroundColor = background
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }
}
