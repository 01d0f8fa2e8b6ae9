// SPDX-License-Identifier: MIT

/// The appearance of a bar: its background and the line at its edge.
///
/// Bars and items copy the appearances that are assigned to them. A change of the assigned object does not change a bar; a change of the
/// object that the bar's property returns does.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Called when the appearance changes.
  final var changed: (() -> Void)?

  /// The color of the background, over the effect. Default: nil.
  open var backgroundColor: UIColor? { didSet { changed?() } }
  /// The blur of the content below the background; nil for a background that is opaque where it has a color. Default: a
  /// blur of the bar's material. Differs from Apple: a bar's color is less translucent than the material, because
  /// pictures show no blur.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) { didSet { changed?() } }
  /// A picture that is stretched over the background. Default: nil.
  open var backgroundImage: UIImage? { didSet { changed?() } }
  /// The color of the line at the bar's edge; nil for no line. Default: separator.
  open var shadowColor: UIColor? = .separator { didSet { changed?() } }
  /// An image that replaces the line; an empty one draws no line. Default: nil.
  open var shadowImage: UIImage? { didSet { changed?() } }

  /// The default appearance.
  public override init() { super.init() }

  /// A copy of another appearance.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// The default appearance; decoding from archives is not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Another object with the same values.
  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

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
