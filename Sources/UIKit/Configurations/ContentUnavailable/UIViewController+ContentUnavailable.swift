// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The content that covers the view while there is none; nil, the default, displays the view alone.
  ///
  /// Set it in `updateContentUnavailableConfiguration(using:)`, which is called when the state changes, or at any time.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { (unavailableContent as? ControllerUnavailableContent)?.content.contentCopy }
    set {
      if newValue == nil, unavailableContent == nil { return }
      let store = unavailableContent as? ControllerUnavailableContent ?? ControllerUnavailableContent()
      unavailableContent = store
      store.take(newValue, in: self)
    }
  }

  /// The state that configurations depend on: traits, and the text of the search bar in the navigation item.
  public final var _contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    #if hasFeature(Embedded)
      let state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    #else
      var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    #endif
    state.searchText = (navigationItem.searchController ?? parentController)?.searchedText
    return state
  }

  /// Calls `updateContentUnavailableConfiguration(using:)` before the next layout, once for any number of calls.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    needsUnavailableContentUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }
}

/// The unavailable content of a controller, and the view that displays it.
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
      // It does not scroll with the content.
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
