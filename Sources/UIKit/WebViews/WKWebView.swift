// SPDX-License-Identifier: MIT

/// A view for a web page.
///
/// In a browser a frame over the view shows the page: an address, or HTML of the application. It is sandboxed: it cannot
/// reach the application, and HTML of the application has no storage. A site may forbid to be shown in frames; the frame is empty then.
/// While the view is on no stage, loading is deferred; a view that returns to the stage loads its page again, without a notification.
///
/// Other hosts show no pages. There the view shows the title of what it was given, the text of HTML, and of an address a button that opens
/// it outside, by `UIApplication.open(_:)`; the browser build has none. Its delegate is notified as if the page had been loaded, so that
/// activity indicators end.
///
/// Differs from Apple: browsers do not report errors of pages in frames, and the title only of HTML that the application supplies. A link
/// in a page is followed without asking the delegate, which is notified of the loaded page; `url` remains. Scripts cannot be evaluated.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// The settings; of them, whether scripts run has an effect. The view has its own copy.
  public final let configuration: WKWebViewConfiguration
  /// Is notified of pages. Default: nil. It is not retained.
  @WeakReference open var navigationDelegate: (any WKNavigationDelegate)?
  /// Would make windows and show alerts of pages. Never called. Default: nil. It is not retained.
  @WeakReference open var uiDelegate: (any WKUIDelegate)?
  /// The scroll view of the page, which is empty.
  public final let scrollView = UIScrollView()
  /// Stored only. Default: false.
  open var allowsBackForwardNavigationGestures = false
  /// Stored only. Default: true.
  open var allowsLinkPreview = true
  /// Stored only. Default: nil.
  open var customUserAgent: String?
  /// Stored only. Default: false.
  open var isInspectable = false
  /// Stored only. Default: 1.
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

  /// Makes a view with settings.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view with the usual settings.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Makes a view with the usual settings; decoding from archives is not supported.
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

  /// Places the text and the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin = UIKitTuning.webPageMargin
    let safe = safeAreaInsets
    // Not with `insetBy(dx:dy:)`, which makes a rectangle at infinity of a small one.
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

  /// The address of the page; nil before the first one.
  open var url: URL? { history.item?.url }
  /// The title of the page: that of HTML, and otherwise the host of the address. Nil before the first page.
  open var title: String? { history.item?.title }
  /// Whether a page is being loaded: until the host has shown it, or until the next frame if it shows none.
  open var isLoading: Bool { loading != nil }
  /// How much of the page was loaded: 0.1 while it is, and then 1. 0 before the first page.
  open var estimatedProgress: Double { loading != nil ? 0.1 : history.item == nil ? 0 : 1 }
  /// Whether the host shows a page that was loaded over a secure connection.
  open var hasOnlySecureContent: Bool {
    !pageView.isHidden && url?.scheme.map { $0.isLiterallyEqual(to: "https") } ?? false
  }
  /// Whether there is an earlier page.
  open var canGoBack: Bool { history.canGoBack }
  /// Whether there is a later page.
  open var canGoForward: Bool { history.canGoForward }

  #if hasFeature(Embedded)
    /// Shows an address.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { request.url.flatMap { load($0) } }
  #endif

  /// Shows an address. `load(_:)` of a `URLRequest` is in the module WebKit, because on Linux requests are in FoundationNetworking.
  package final func load(_ url: URL) -> WKNavigation? { show(WebPage(url: url)) }

  /// Shows HTML. Differs from Apple: the policy of the page that contains the application also restricts its scripts, images and relative
  /// addresses. Those of exported applications allow none, so include styles and pictures in the HTML.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(WebPage(html: string, baseURL: baseURL))
  }

  /// Shows the name of a file.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    show(WebPage(url: url))
  }

  /// Shows the earlier page; nil if there is none, or the delegate does not allow it.
  @discardableResult
  open func goBack() -> WKNavigation? { step(-1) }

  /// Shows the later page; nil if there is none, or the delegate does not allow it.
  @discardableResult
  open func goForward() -> WKNavigation? { step(1) }

  /// Shows the page again; nil before the first one, or if the delegate does not allow it.
  @discardableResult
  open func reload() -> WKNavigation? { history.item.flatMap { page in ask(page, .reload) { _ in } } }

  /// As `reload()`.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Ends loading. Differs from Apple: a browser then shows nothing of the page that was being loaded, nor of the one before.
  open func stopLoading() {
    guard loading != nil else { return }
    pageView.stop()
    endLoading(.cancelled)
  }

  private func show(_ page: WebPage) -> WKNavigation? { ask(page, .other) { $0.history.add(page) } }

  private func step(_ count: Int) -> WKNavigation? {
    history.item(count).flatMap { page in ask(page, .backForward) { $0.history.step(count) } }
  }

  /// Asks the delegate; if it allows the page, `accepted` is called and the page is loaded. It may decide later.
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
    let isShown = WebPageView.canShow(page)
    pageView.isHidden = !isShown
    if isShown {
      pageView.load(page, runsScripts: runsScripts)
    } else {
      pageView.stop()
      showPlaceholder(for: page)
    }
    AppContext.shared.afterCommit { [me = WeakReference(self)] in
      guard let view = me.wrappedValue, view.loading === navigation else { return }
      view.navigationDelegate?.webView(view, didStartProvisionalNavigation: navigation)
      if !isShown { view.finish(navigation) }
    }
    return navigation
  }

  private var runsScripts: Bool {
    configuration.preferences.javaScriptEnabled && configuration.defaultWebpagePreferences.allowsContentJavaScript
  }

  private func showPlaceholder(for page: WebPage) {
    Diagnostics.report(
      "hostRequest", "WKWebView shows a placeholder for \(page.title): the host shows no pages inside of an application"
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

  /// Why a page was not loaded.
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
    /// Runs nothing; the handler receives an error after the current frame.
    open func evaluateJavaScript(
      _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
      guard let completionHandler else { return }
      AppContext.shared.afterCommit { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
    }

    /// Runs nothing.
    public final func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
      throw WKError(.javaScriptExceptionOccurred)
    }
  #else
    /// Runs nothing; the handler receives an error after the current frame.
    open func evaluateJavaScript(
      _ javaScriptString: String, completionHandler: ((AnyObject?, WKError?) -> Void)? = nil
    ) {
      guard let completionHandler else { return }
      AppContext.shared.afterCommit { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
    }
  #endif
}

extension UIKitTuning {
  /// Points around the placeholder of a page (20, our choice).
  static let webPageMargin: CGFloat = 20
}
