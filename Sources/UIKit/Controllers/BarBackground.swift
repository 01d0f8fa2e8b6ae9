// SPDX-License-Identifier: MIT

/// The background of a tab bar or toolbar, and the line at its top edge.
@MainActor
final class BarBackground {
  private let ground = UIView()
  private let line = UIView()
  private var picture: UIImageView?

  init(in bar: UIView) {
    for view in [ground, line] {
      view.isUserInteractionEnabled = false
      bar.addSubview(view)
    }
    line.backgroundColor = .separator
  }

  /// Displays the given appearance or, if it is nil, the given color and images.
  func show(_ appearance: UIBarAppearance?, color: UIColor, image: UIImage?, shadow: UIImage?, in bounds: CGRect) {
    ground.layoutFrame = bounds
    line.layoutFrame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: PixelGrid.screen.pixel)
    if let appearance {
      ground.backgroundColor = appearance.backgroundColor ?? (appearance.backgroundEffect == nil ? nil : color)
      line.backgroundColor = appearance.shadowColor
    } else {
      ground.backgroundColor = color
      line.backgroundColor = .separator
    }
    Self.blur(behind: ground)
    let shadow = appearance.map { $0.shadowImage } ?? shadow
    line.isHidden = shadow.map { $0.size == .zero } ?? false
    show(appearance.map { $0.backgroundImage } ?? image)
  }

  /// Blurs the content behind a bar's background, if the background is translucent.
  static func blur(behind ground: UIView) {
    let alpha = ground.backgroundColor?.cgColor.alpha ?? 0
    ground.layer.backdropRadius = alpha > 0 && alpha < 1 ? UIKitTuning.backdropRadius : 0
  }

  private func show(_ image: UIImage?) {
    guard let image else {
      picture?.isHidden = true
      return
    }
    let view = picture ?? UIImageView(frame: .zero)
    if picture == nil {
      picture = view
      ground.addSubview(view)
    }
    view.image = image
    view.isHidden = false
    view.layoutFrame = CGRect(origin: .zero, size: ground.bounds.size)
    if image.size == .zero {
      ground.backgroundColor = nil
      Self.blur(behind: ground)
    }
  }
}
