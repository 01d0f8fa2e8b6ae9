// SPDX-License-Identifier: MIT

/// The settings of a web view. Stored only, but for whether scripts run.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Scripts and handlers of messages, which are never called.
  open var userContentController = WKUserContentController()
  /// Settings of pages.
  open var preferences = WKPreferences()
  /// Settings of pages that a delegate may change for one.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// The cookies and caches.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The process pool of the pages.
  open var processPool = WKProcessPool()
  /// Whether videos play in the page. Default: false.
  open var allowsInlineMediaPlayback = false
  /// Whether videos may float over other applications. Default: true.
  open var allowsPictureInPictureMediaPlayback = true
  /// Which media need a tap to play. Default: none.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// The end of the name that pages receive. Default: nil.
  open var applicationNameForUserAgent: String?
  /// Whether nothing shows until a page is loaded. Default: false.
  open var suppressesIncrementalRendering = false

  /// Makes the usual settings.
  public override init() { super.init() }
}

/// Kinds of media.
nonisolated public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sounds.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Videos.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// All.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// Settings of pages. Stored only, but for `javaScriptEnabled`.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The least size of letters in points. Default: 0.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run. Default: true.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows. Default: false.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Makes the usual settings.
  public override init() { super.init() }
}

/// Settings of a page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Whether scripts run. Default: true.
  open var allowsContentJavaScript = true
  /// Makes the usual settings.
  public override init() { super.init() }
}

/// The shared state of pages: nothing.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  /// Makes a pool.
  public override init() { super.init() }
}

/// The cookies and caches of pages, of which there are none.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  /// Whether data outlive the application: never.
  open var isPersistent: Bool { false }
  /// The store of the application.
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// A store that is forgotten.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// Scripts and handlers of messages. Stored only: no script runs.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  private var handlers: [(name: String, handler: any WKScriptMessageHandler)] = []
  private var scripts: [WKUserScript] = []

  /// Makes a controller without scripts.
  public override init() { super.init() }

  /// The scripts.
  open var userScripts: [WKUserScript] { scripts }
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { scripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { scripts = [] }
  /// Adds a handler, which is retained and never called.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    removeScriptMessageHandler(forName: name)
    handlers.append((name, scriptMessageHandler))
  }
  /// Removes a handler.
  open func removeScriptMessageHandler(forName name: String) {
    handlers.removeAll { $0.name.isLiterallyEqual(to: name) }
  }
  /// Removes all handlers.
  open func removeAllScriptMessageHandlers() { handlers = [] }
}

/// Receives messages of scripts, of which there are none.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A script sent a message. Never called.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a script.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The name of the handler.
  open var name: String { "" }
  #if !hasFeature(Embedded)
    /// The content.
    open var body: Any { "" }
  #endif
}

/// When a script runs.
nonisolated public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page.
  case atDocumentStart = 0
  /// After the page.
  case atDocumentEnd = 1
}

/// A script for pages. Stored only.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The script.
  public final let source: String
  /// When it runs.
  public final let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in the page and not in its frames.
  public final let isForMainFrameOnly: Bool

  /// Makes a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}
