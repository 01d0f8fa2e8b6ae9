// SPDX-License-Identifier: MIT

/// Displays a background configuration behind the content of a cell or header.
final class BackgroundConfigurationView: UIView {
  private(set) var configuration: UIBackgroundConfiguration
  private let fill = UIView(frame: .zero)
  private var picture: UIImageView?
  private var effect: UIVisualEffectView?
  private var line: UIView?
  private var shadow: UIView?

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
    update()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ configuration: UIBackgroundConfiguration) {
    guard configuration != self.configuration else { return }
    let old = self.configuration.customView
    if let old, old !== configuration.customView, old.superview === fill { old.removeFromSuperview() }
    self.configuration = configuration
    update()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private func update() {
    let configuration = configuration
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.clipsToBounds = configuration.cornerRadius > 0
    if let custom = configuration.customView, custom.superview !== fill { fill.addSubview(custom) }
    showEffect(configuration)
    showPicture(configuration)
    showLine(configuration)
    showShadow(configuration.shadowProperties)
    setNeedsLayout()
  }

  private func showEffect(_ configuration: UIBackgroundConfiguration) {
    guard configuration.visualEffect != nil || effect != nil else { return }
    let view = effect ?? UIVisualEffectView(effect: nil)
    if effect == nil {
      fill.insertSubview(view, at: 0)
      effect = view
    }
    view.effect = configuration.visualEffect
  }

  private func showPicture(_ configuration: UIBackgroundConfiguration) {
    guard configuration.image != nil || picture != nil else { return }
    let view = picture ?? UIImageView(frame: .zero)
    if picture == nil {
      fill.insertSubview(view, at: effect == nil ? 0 : 1)
      picture = view
    }
    view.image = configuration.image
    view.contentMode = configuration.imageContentMode
  }

  private func showLine(_ configuration: UIBackgroundConfiguration) {
    guard configuration.strokeWidth > 0, configuration.strokeColor != .clear else {
      line?.removeFromSuperview()
      line = nil
      return
    }
    let view = line ?? UIView(frame: .zero)
    if line == nil {
      addSubview(view)
      line = view
    }
    view.layer.borderWidth = configuration.strokeWidth
    view.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    view.layer.cornerRadius = max(0, configuration.cornerRadius + configuration.strokeOutset)
  }

  /// Displays the shadow in a view below the background, because the background may clip to its corners.
  private func showShadow(_ properties: UIShadowProperties) {
    guard properties.opacity > 0 else {
      shadow?.removeFromSuperview()
      shadow = nil
      return
    }
    let view = shadow ?? UIView(frame: .zero)
    if shadow == nil {
      insertSubview(view, at: 0)
      shadow = view
    }
    view.layer.shadowColor = properties.color.resolvedColor(with: traitCollection).cgColor
    view.layer.shadowOpacity = Float(properties.opacity)
    view.layer.shadowRadius = properties.radius
    view.layer.shadowOffset = properties.offset
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    shadow?.layer.shadowColor = configuration.shadowProperties.color.resolvedColor(with: traitCollection).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if !edges.isEmpty, let margins = superview?.directionalLayoutMargins {
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    let frame = bounds.shrunk(by: UIEdgeInsets(insets, direction: effectiveUserInterfaceLayoutDirection))
    let inside = CGRect(origin: .zero, size: frame.size)
    set(fill, frame)
    set(configuration.customView, inside)
    set(picture, inside)
    set(effect, inside)
    set(shadow, frame)
    if let shadow {
      let radius = configuration.cornerRadius
      let outline = UIBezierPath(roundedRect: inside, cornerRadius: radius)
      shadow.layer.shadowPath = (configuration.shadowProperties.path ?? outline).cgPath
    }
    let outset = configuration.strokeOutset
    set(line, frame.shrunk(dx: -outset, dy: -outset))
  }

  private func set(_ view: UIView?, _ frame: CGRect) {
    if let view, view.layoutFrame != frame { view.layoutFrame = frame }
  }
}
