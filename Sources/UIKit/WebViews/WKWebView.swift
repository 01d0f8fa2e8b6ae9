// SPDX-License-Identifier: MIT

/// A view for web pages that shows a placeholder.
///
/// Hosts cannot display web pages inside an application. The view shows a title and the text of HTML, or a button that
/// opens the URL with `UIApplication.open(_:)`. The browser build has no button. The delegate is notified as if the
/// page had been loaded, so that activity indicators stop.
///
/// Differs from Apple: no page is loaded, scripts are not run, and links do not work.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// The configuration. Stored only, and shared with the caller rather than copied.
  public final let configuration: WKWebViewConfiguration
  /// The delegate that is notified of navigations. Default: nil. Not retained.
  @WeakReference open var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate for windows and alerts of pages. Never called. Default: nil. Not retained.
  @WeakReference open var uiDelegate: (any WKUIDelegate)?
  /// The scroll view of the page, which contains only the placeholder.
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
  private let button = UIButton(type: .system)
  private var history = WebHistory()
  private var isPageLoading = false

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
  }

  /// Lays out the text and the button.
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

  /// The URL of the current page. Nil before the first page.
  open var url: URL? { history.item?.url }
  /// The title of the page: the title of its HTML, or the host of its URL. Nil before the first page.
  open var title: String? { history.item?.title }
  /// Whether a page is being loaded: true from `load(_:)` until the next frame.
  open var isLoading: Bool { isPageLoading }
  /// The fraction of the current navigation that has loaded, 0...1.
  open var estimatedProgress: Double { isPageLoading ? 0.1 : history.item == nil ? 0 : 1 }
  /// Whether the page was loaded over secure connections only: always false.
  open var hasOnlySecureContent: Bool { false }
  /// Whether the history has a previous page.
  open var canGoBack: Bool { history.canGoBack }
  /// Whether the history has a next page.
  open var canGoForward: Bool { history.canGoForward }

  #if hasFeature(Embedded)
    /// Shows a placeholder for a request.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { request.url.flatMap { load($0) } }
  #endif

  /// Shows a placeholder for a URL. The module WebKit adds `load(_:)` for the `URLRequest` of FoundationNetworking.
  package final func load(_ url: URL) -> WKNavigation? { show(WebPage(url: url)) }

  /// Shows the text of an HTML string.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(WebPage(html: string, baseURL: baseURL))
  }

  /// Shows a placeholder for a file.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    show(WebPage(url: url))
  }

  /// Navigates to the previous page. Returns nil if there is none.
  @discardableResult
  open func goBack() -> WKNavigation? { history.step(-1).flatMap { begin($0) } }

  /// Navigates to the next page. Returns nil if there is none.
  @discardableResult
  open func goForward() -> WKNavigation? { history.step(1).flatMap { begin($0) } }

  /// Reloads the current page. Returns nil before the first page.
  @discardableResult
  open func reload() -> WKNavigation? { history.item.flatMap { begin($0) } }

  /// Equivalent to `reload()`.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Does nothing, because a navigation ends with the next frame.
  open func stopLoading() {}

  private func show(_ page: WebPage) -> WKNavigation? {
    let action = WKNavigationAction(page.url)
    guard let delegate = navigationDelegate else { return accept(page) }
    var isAllowed: Bool?
    var isDelayed = false
    delegate.webView(self, decidePolicyFor: action) { [me = WeakReference(self)] policy in
      isAllowed = policy == .allow
      if isDelayed, policy == .allow { _ = me.wrappedValue?.accept(page) }
    }
    isDelayed = true
    return isAllowed == true ? accept(page) : nil
  }

  private func accept(_ page: WebPage) -> WKNavigation? {
    history.add(page)
    return begin(page)
  }

  private func begin(_ page: WebPage) -> WKNavigation? {
    Diagnostics.report(
      "hostRequest", "WKWebView displays a placeholder for \(page.title): hosts cannot display web pages in an app.")
    let navigation = WKNavigation()
    isPageLoading = true
    placeholder.text = page.text
    #if !hasFeature(Embedded)
      button.isHidden = !page.isOpenable
    #endif
    accessibilityLabel = page.title
    setNeedsLayout()
    AppContext.shared.afterCommit { [me = WeakReference(self)] in me.wrappedValue?.finish(navigation) }
    return navigation
  }

  private func finish(_ navigation: WKNavigation) {
    isPageLoading = false
    guard let delegate = navigationDelegate else { return }
    delegate.webView(self, didStartProvisionalNavigation: navigation)
    delegate.webView(self, didCommit: navigation)
    delegate.webView(self, didFinish: navigation)
  }

  private func openOutside() {
    #if !hasFeature(Embedded)
      if let url { UIApplication.shared.open(url, options: [:], completionHandler: nil) }
    #endif
  }

  // MARK: Scripts

  #if !hasFeature(Embedded)
    /// Does not run the script. The handler receives an error after the current frame.
    open func evaluateJavaScript(
      _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
      guard let completionHandler else { return }
      AppContext.shared.afterCommit { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
    }

    /// Does not run the script and throws an error.
    public final func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
      throw WKError(.javaScriptExceptionOccurred)
    }
  #else
    /// Does not run the script. The handler receives an error after the current frame.
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
