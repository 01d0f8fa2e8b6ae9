// SPDX-License-Identifier: MIT

/// The configurations of a cell or header, and the views that show them.
final class ConfiguredContent {
  /// The configuration of the content view; nil while it is a plain view.
  private(set) var content: (any UIContentConfiguration)?
  /// The content view if a configuration made it.
  private(set) var view: (any UIView & UIContentView)?
  private(set) var background: UIBackgroundConfiguration?
  private(set) var backgroundView: BackgroundConfigurationView?
  /// Whether the configurations follow the state automatically.
  var updatesContent = true
  var updatesBackground = true
  /// Whether the state has changed since the last update of the configurations.
  var needsUpdate = true
  /// True while they are.
  var isUpdating = false

  /// A copy of the configuration; changing it does not affect the view.
  var contentCopy: (any UIContentConfiguration)? { Self.copy(content) }

  /// Takes a configuration over. Returns the view that must become the content view, nil if the current one stays.
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

  /// Takes a background over, and shows it behind everything else in a view.
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

  /// Adds the background to a view and fills it.
  func layOut(in view: UIView) {
    // The origin of the bounds moves all that is in the cell aside.
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
