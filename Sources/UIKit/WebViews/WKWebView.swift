// SPDX-License-Identifier: MIT

/// A view for a web page.
///
/// Hosts show no pages inside of an application. The view shows the title of what it was given, the text of HTML, and of an address a
/// button that opens it outside, by `UIApplication.open(_:)`; the browser build has none. Its delegate is notified as if the page had been loaded, so that activity
/// indicators end.
///
/// Differs from Apple: nothing is loaded, scripts are not run, and links in a page do not exist.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// The settings, which are stored only. The view has its own copy.
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
  private let button = UIButton(type: .system)
  private var history = WebHistory()
  private var isPageLoading = false

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
  /// Whether a page is being loaded: from `load(_:)` until the next frame.
  open var isLoading: Bool { isPageLoading }
  /// How much of the page was loaded, 0...1.
  open var estimatedProgress: Double { isPageLoading ? 0.1 : history.item == nil ? 0 : 1 }
  /// Whether the page was loaded over a secure connection: never.
  open var hasOnlySecureContent: Bool { false }
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

  /// Shows the text of HTML.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(WebPage(html: string, baseURL: baseURL))
  }

  /// Shows the name of a file.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    show(WebPage(url: url))
  }

  /// Shows the earlier page; nil if there is none.
  @discardableResult
  open func goBack() -> WKNavigation? { history.step(-1).flatMap { begin($0) } }

  /// Shows the later page; nil if there is none.
  @discardableResult
  open func goForward() -> WKNavigation? { history.step(1).flatMap { begin($0) } }

  /// Shows the page again; nil before the first one.
  @discardableResult
  open func reload() -> WKNavigation? { history.item.flatMap { begin($0) } }

  /// As `reload()`.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Nothing: a page is loaded by the next frame.
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
