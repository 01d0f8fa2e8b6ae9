// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The configuration of a placeholder that covers the view. Default: nil, which means no placeholder.
  ///
  /// Set this property at any time, or in `updateContentUnavailableConfiguration(using:)`, which is called when the
  /// state changes.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { (unavailableContent as? ControllerUnavailableContent)?.content.contentCopy }
    set {
      if newValue == nil, unavailableContent == nil { return }
      let store = unavailableContent as? ControllerUnavailableContent ?? ControllerUnavailableContent()
      unavailableContent = store
      store.take(newValue, in: self)
    }
  }

  /// The state for the configuration: the traits, and the text in the navigation item's search bar.
  public final var _contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    #if hasFeature(Embedded)
      let state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    #else
      var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    #endif
    state.searchText = (navigationItem.searchController ?? parentController)?.searchedText
    return state
  }

  /// Schedules a call to `updateContentUnavailableConfiguration(using:)` before the next layout pass. Repeated requests
  /// are coalesced.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    needsUnavailableContentUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }
}

/// The content-unavailable configuration of a view controller, and the view that displays it.
final class ControllerUnavailableContent: UnavailableContentStore {
  override init() {}

  let content = ConfiguredContent()
  private var view: UIView?

  func take(_ configuration: (any UIContentConfiguration)?, in controller: UIViewController) {
    let updated = configuration?.updated(for: controller._contentUnavailableConfigurationState)
    guard let replacement = content.take(updated) else { return }
    view?.removeFromSuperview()
    view = nil
    guard updated != nil else { return }
    view = replacement
    install(in: controller)
  }

  override func install(in controller: UIViewController) {
    guard let view, let root = controller.viewIfLoaded, view.superview !== root else { return }
    if let scrollView = root as? UIScrollView {
      // Use the frame layout guide, so that the placeholder does not scroll with the content.
      let guide = scrollView.frameLayoutGuide
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    } else {
      view.layoutFrame = CGRect(origin: .zero, size: root.bounds.size)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.addSubview(view)
    }
  }

  override func bringToFront(in controller: UIViewController) {
    install(in: controller)
    if let view, let root = controller.viewIfLoaded, root.subviews.last !== view { root.bringSubviewToFront(view) }
  }
}
