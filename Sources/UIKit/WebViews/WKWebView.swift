// SPDX-License-Identifier: MIT

/// A view that displays web pages.
///
/// In a browser, a frame at the position of the view displays a URL or the application's HTML. The frame is sandboxed:
/// the page cannot access the application, and the application's HTML has no storage. If a site forbids embedding, the
/// frame stays empty. Loading is deferred until the view is on a stage. A view that returns to the stage reloads its
/// page without notifying the delegate.
///
/// Other hosts display a placeholder: the title, the text of the HTML and, for a URL, a button that opens it with
/// `UIApplication.open(_:)`. The browser build has no such button. The delegate is notified as if the page had been
/// loaded, so that activity indicators stop.
///
/// Differs from Apple: in a browser, page errors are not reported, and the title is known only for the application's
/// HTML. Links are followed without consulting the delegate, which is notified after the new page has loaded. Following
/// a link does not change `url`. Scripts cannot be evaluated.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// The configuration of the view. Only the setting that enables scripts takes effect.
  public final let configuration: WKWebViewConfiguration
  /// The delegate that is notified of navigations. Default: nil. Not retained.
  @WeakReference open var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate for windows and alerts that pages open. Never called. Default: nil. Not retained.
  @WeakReference open var uiDelegate: (any WKUIDelegate)?
  /// The scroll view of the page. The scroll view contains only the placeholder.
  public final let scrollView = UIScrollView()
  /// Whether horizontal swipes navigate through the history. Stored only. Default: false.
  open var allowsBackForwardNavigationGestures = false
  /// Whether pressing a link shows a preview. Stored only. Default: true.
  open var allowsLinkPreview = true
  /// The user agent string. Stored only. Default: nil.
  open var customUserAgent: String?
  /// Whether a web inspector can connect to the view. Stored only. Default: false.
  open var isInspectable = false
  /// The scale factor of the page. Stored only. Default: 1.
  open var pageZoom: CGFloat = 1

  private let placeholder = UILabel()
  private let pageView = WebPageView()
  private let button = UIButton(type: .system)
  private var history = WebHistory() {
    willSet { layer.observers?.willChange(.page) }
    didSet { layer.observers?.didChange(.page) }
  }
  private var loading: WKNavigation? {
    willSet { layer.observers?.willChange(.page) }
    didSet { layer.observers?.didChange(.page) }
  }

  override var kindName: String { "WKWebView" }

  /// Creates a web view with a configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  /// Creates a web view with the default configuration.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a web view with the default configuration. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    super.backgroundColor = .systemBackground
    scrollView.layoutFrame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
    placeholder.numberOfLines = 0
    placeholder.textAlignment = .center
    placeholder.textColor = .secondaryLabel
    placeholder.font = .preferredFont(forTextStyle: .body)
    placeholder.adjustsFontForContentSizeCategory = true
    scrollView.addSubview(placeholder)
    button.setTitle("Open in Browser", for: .normal)
    button.isHidden = true
    button.addHandler(for: .primaryActionTriggered) { [me = WeakReference(self)] _ in me.wrappedValue?.openOutside() }
    scrollView.addSubview(button)
    pageView.isHidden = true
    pageView.layoutFrame = bounds
    pageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pageView.reported = { [me = WeakReference(self)] event in me.wrappedValue?.hostReported(event) }
    addSubview(pageView)
  }

  /// Lays out the text and the button of the placeholder.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin = UIKitTuning.webPageMargin
    let safe = safeAreaInsets
    // `insetBy(dx:dy:)` is not used because it returns the null rectangle for small bounds.
    let area = CGRect(
      x: bounds.minX + safe.left + margin, y: bounds.minY + safe.top + margin,
      width: max(0, bounds.width - safe.left - safe.right - 2 * margin),
      height: max(0, bounds.height - safe.top - safe.bottom - 2 * margin))
    let width = area.width
    let textHeight = min(area.height, placeholder.sizeThatFits(CGSize(width: width, height: 1e6)).height)
    let size = button.isHidden ? CGSize.zero : button.sizeThatFits(CGSize(width: width, height: 1e6))
    let top = area.minY + max(0, (area.height - textHeight - size.height) / 2)
    placeholder.layoutFrame = CGRect(x: area.minX, y: top, width: width, height: textHeight)
    button.layoutFrame = CGRect(
      x: area.midX - size.width / 2, y: top + textHeight, width: size.width, height: size.height)
  }

  // MARK: Pages

  /// The URL of the current page. The URL is nil before the first page.
  open var url: URL? { history.item?.url }
  /// The title of the page: the title in its HTML, or the host of its URL. The title is nil before the first page.
  open var title: String? { history.item?.title }
  /// Whether a page is being loaded. Hosts that cannot display pages end loading in the next frame.
  open var isLoading: Bool { loading != nil }
  /// The loading progress: 0 before the first page, 0.1 while a page is loading, and 1 afterward.
  open var estimatedProgress: Double { loading != nil ? 0.1 : history.item == nil ? 0 : 1 }
  /// Whether the host shows a page that was loaded over a secure connection.
  open var hasOnlySecureContent: Bool {
    !pageView.isHidden && url?.scheme.map { $0.isLiterallyEqual(to: "https") } ?? false
  }
  /// Whether the history has a previous page.
  open var canGoBack: Bool { history.canGoBack }
  /// Whether the history has a next page.
  open var canGoForward: Bool { history.canGoForward }

  #if hasFeature(Embedded)
    /// Loads the URL of a request.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { request.url.flatMap { load($0) } }
  #endif

  /// Loads a URL. The WebKit module adds `load(_:)` for FoundationNetworking's `URLRequest`.
  package final func load(_ url: URL) -> WKNavigation? { show(WebPage(url: url)) }

  /// Loads HTML. Differs from Apple: the content security policy of the application's page also applies to scripts,
  /// images and relative URLs in the HTML. Exported applications do not allow any of them, so embed styles and images.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(WebPage(html: string, baseURL: baseURL))
  }

  /// Displays a placeholder for a file.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    show(WebPage(url: url))
  }

  /// Navigates to the previous page. Returns nil if there is no such page or the delegate does not allow the navigation
  /// immediately.
  @discardableResult
  open func goBack() -> WKNavigation? { step(-1) }

  /// Navigates to the next page. Returns nil if there is no such page or the delegate does not allow the navigation
  /// immediately.
  @discardableResult
  open func goForward() -> WKNavigation? { step(1) }

  /// Reloads the page. Returns nil if there is no page or the delegate does not allow the navigation immediately.
  @discardableResult
  open func reload() -> WKNavigation? { history.item.flatMap { page in ask(page, .reload) { _ in } } }

  /// Equivalent to `reload()`.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Stops loading. Differs from Apple: in a browser, the view is then empty and does not display the previous page.
  open func stopLoading() {
    guard loading != nil else { return }
    pageView.stop()
    endLoading(.cancelled)
  }

  private func show(_ page: WebPage) -> WKNavigation? { ask(page, .other) { $0.history.add(page) } }

  private func step(_ count: Int) -> WKNavigation? {
    history.item(count).flatMap { page in ask(page, .backForward) { $0.history.step(count) } }
  }

  /// Requests a decision from the delegate. If the delegate allows the page, calls `accepted` and loads the page,
  /// immediately or later.
  private func ask(
    _ page: WebPage, _ type: WKNavigationType, _ accepted: @escaping (WKWebView) -> Void
  ) -> WKNavigation? {
    guard let delegate = navigationDelegate else {
      accepted(self)
      return begin(page)
    }
    var isAllowed = false
    var isDelayed = false
    delegate.webView(self, decidePolicyFor: WKNavigationAction(page.url, type)) { [me = WeakReference(self)] policy in
      isAllowed = policy == .allow
      guard isDelayed, isAllowed, let view = me.wrappedValue else { return }
      accepted(view)
      _ = view.begin(page)
    }
    isDelayed = true
    guard isAllowed else { return nil }
    accepted(self)
    return begin(page)
  }

  private func begin(_ page: WebPage) -> WKNavigation? {
    if loading != nil { endLoading(.cancelled) }
    let navigation = WKNavigation()
    loading = navigation
    accessibilityLabel = page.title
    // During the launch, the capabilities of some hosts are not known yet.
    let isEarly = !AppContext.shared.isHostKnown
    if !isEarly { display(page) }
    AppContext.shared.afterCommit { [me = WeakReference(self)] in
      guard let view = me.wrappedValue, view.loading === navigation else { return }
      if isEarly { view.display(page) }
      view.navigationDelegate?.webView(view, didStartProvisionalNavigation: navigation)
      if view.pageView.isHidden { view.finish(navigation) }
    }
    return navigation
  }

  /// Displays the page or, if the host cannot do that, the placeholder.
  private func display(_ page: WebPage) {
    let isShown = WebPageView.canShow(page)
    pageView.isHidden = !isShown
    if isShown {
      pageView.load(page, runsScripts: runsScripts)
    } else {
      pageView.stop()
      showPlaceholder(for: page)
    }
  }

  private var runsScripts: Bool {
    configuration.preferences.javaScriptEnabled && configuration.defaultWebpagePreferences.allowsContentJavaScript
  }

  private func showPlaceholder(for page: WebPage) {
    Diagnostics.report(
      "hostRequest", "WKWebView shows a placeholder for \(page.title), because this host cannot display web pages."
    )
    placeholder.text = page.text
    #if !hasFeature(Embedded)
      button.isHidden = !page.isOpenable
    #endif
    setNeedsLayout()
  }

  private func hostReported(_ event: WebPageView.Event) {
    switch event {
    case .loaded: if let loading { finish(loading) }
    case .failed: endLoading(.failed)
    case .followed:
      guard loading == nil else { return }
      let navigation = WKNavigation()
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      finish(navigation)
    }
  }

  /// The reason why a page was not loaded.
  private enum LoadingEnd {
    case cancelled, failed
  }

  private func endLoading(_ end: LoadingEnd) {
    guard let navigation = loading else { return }
    loading = nil
    #if !hasFeature(Embedded)
      let error = URLError(end == .cancelled ? .cancelled : .cannotLoadFromNetwork)
      AppContext.shared.afterCommit { [me = WeakReference(self)] in
        guard let view = me.wrappedValue else { return }
        view.navigationDelegate?.webView(view, didFailProvisionalNavigation: navigation, withError: error)
      }
    #endif
  }

  private func finish(_ navigation: WKNavigation) {
    loading = nil
    navigationDelegate?.webView(self, didCommit: navigation)
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  private func openOutside() {
    #if !hasFeature(Embedded)
      if let url { UIApplication.shared.open(url, options: [:], completionHandler: nil) }
    #endif
  }

  // MARK: Scripts

  #if !hasFeature(Embedded)
    /// Reports that scripts cannot be evaluated: the handler receives an error after the current frame.
    open func evaluateJavaScript(
      _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
      guard let completionHandler else { return }
      AppContext.shared.afterCommit { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
    }

    /// Throws an error, because scripts cannot be evaluated.
    public final func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
      throw WKError(.javaScriptExceptionOccurred)
    }
  #else
    /// Reports that scripts cannot be evaluated: the handler receives an error after the current frame.
    open func evaluateJavaScript(
      _ javaScriptString: String, completionHandler: ((AnyObject?, WKError?) -> Void)? = nil
    ) {
      guard let completionHandler else { return }
      AppContext.shared.afterCommit { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
    }
  #endif
}

extension UIKitTuning {
  /// The margin around the placeholder of a page, in points (20, our choice).
  static let webPageMargin: CGFloat = 20
}
