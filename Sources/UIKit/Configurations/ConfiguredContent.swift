// SPDX-License-Identifier: MIT

/// The configurations of a cell or header, and the views that display them.
final class ConfiguredContent {
  /// The configuration of the content view, or nil for a plain view.
  private(set) var content: (any UIContentConfiguration)?
  /// The content view that a configuration created, or nil if the content view is a plain view.
  private(set) var view: (any UIView & UIContentView)?
  private(set) var background: UIBackgroundConfiguration?
  private(set) var backgroundView: BackgroundConfigurationView?
  /// Whether the configurations are updated automatically when the state changes.
  var updatesContent = true
  var updatesBackground = true
  /// Whether the configurations must be updated because the state has changed.
  var needsUpdate = true
  /// Whether the configurations are being updated.
  var isUpdating = false

  /// A copy of the content configuration, which can be changed without affecting the view.
  var contentCopy: (any UIContentConfiguration)? { Self.copy(content) }

  /// Applies a content configuration. Returns the new content view, or nil if the current content view is still used.
  func take(_ configuration: (any UIContentConfiguration)?) -> UIView? {
    guard let configuration = Self.copy(configuration) else {
      content = nil
      guard view != nil else { return nil }
      view = nil
      return UIView()
    }
    content = configuration
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return nil
    }
    let made = configuration.makeContentView()
    view = made
    return made
  }

  /// Applies a background configuration. The background is displayed behind all other subviews of the given view.
  func take(_ configuration: UIBackgroundConfiguration?, in view: UIView) {
    background = configuration
    guard let configuration else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    if let backgroundView {
      backgroundView.show(configuration)
      return
    }
    let made = BackgroundConfigurationView(configuration)
    view.insertSubview(made, at: 0)
    backgroundView = made
    layOut(in: view)
  }

  /// Sizes the background so that it fills the given view.
  func layOut(in view: UIView) {
    // The origin of the bounds is ignored, because it moves only the cell's content.
    let frame = CGRect(origin: .zero, size: view.bounds.size)
    if let backgroundView, backgroundView.layoutFrame != frame { backgroundView.layoutFrame = frame }
  }

  private static func copy(_ configuration: (any UIContentConfiguration)?) -> (any UIContentConfiguration)? {
    #if hasFeature(Embedded)
      if let list = configuration as? UIListContentConfiguration { return UIListContentConfiguration(list.content) }
      if let configuration = configuration as? UIContentUnavailableConfiguration {
        return UIContentUnavailableConfiguration(configuration.content)
      }
    #endif
    return configuration
  }
}
