// SPDX-License-Identifier: MIT

/// The settings of a web view. The settings are stored but have no effect, except for the one that enables scripts.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// The scripts and message handlers. No script or handler is ever called.
  open var userContentController = WKUserContentController()
  /// The preferences for pages.
  open var preferences = WKPreferences()
  /// The default preferences for a page, which a delegate can override for each navigation.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// The store for cookies and caches.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The process pool of the web view.
  open var processPool = WKProcessPool()
  /// Whether videos play inline rather than full screen. Default: false.
  open var allowsInlineMediaPlayback = false
  /// Whether videos can play picture in picture. Default: true.
  open var allowsPictureInPictureMediaPlayback = true
  /// The media types that require a user gesture to start playing. Default: none.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// The application name that is appended to the user agent string. Default: nil.
  open var applicationNameForUserAgent: String?
  /// Whether rendering is deferred until the page is completely loaded. Default: false.
  open var suppressesIncrementalRendering = false

  /// Creates the default configuration.
  public override init() { super.init() }
}

/// Types of media.
nonisolated public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Audio.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Video.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Audio and video.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// The settings of pages. The settings are stored but have no effect, except for `javaScriptEnabled`.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The minimum font size in points. Default: 0.
  open var minimumFontSize: CGFloat = 0
  /// Whether JavaScript is enabled. Default: true.
  open var javaScriptEnabled = true
  /// Whether scripts can open windows without a user gesture. Default: false.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Creates the default preferences.
  public override init() { super.init() }
}

/// The settings of a page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Whether the page can run JavaScript. Default: true.
  open var allowsContentJavaScript = true
  /// Creates the default preferences.
  public override init() { super.init() }
}

/// A process pool. The pool has no effect.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  /// Creates a process pool.
  public override init() { super.init() }
}

/// A store for cookies and caches. The store is always empty.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  /// Whether the data persists across launches. Always false.
  open var isPersistent: Bool { false }
  /// Returns a new, empty store.
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// Returns a new, empty store in memory.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// The scripts and message handlers of a web view. They are stored but never used, because no script runs.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  private var handlers: [(name: String, handler: any WKScriptMessageHandler)] = []
  private var scripts: [WKUserScript] = []

  /// Creates a controller without scripts.
  public override init() { super.init() }

  /// The scripts that were added.
  open var userScripts: [WKUserScript] { scripts }
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { scripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { scripts = [] }
  /// Adds a message handler, which is retained but never called. Replaces the handler with the same name.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    removeScriptMessageHandler(forName: name)
    handlers.append((name, scriptMessageHandler))
  }
  /// Removes the message handler with the given name.
  open func removeScriptMessageHandler(forName name: String) {
    handlers.removeAll { $0.name.isLiterallyEqual(to: name) }
  }
  /// Removes all message handlers.
  open func removeAllScriptMessageHandlers() { handlers = [] }
}

/// Receives messages from scripts. The method is never called, because no script runs.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called when a script sends a message. Never called.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message from a script.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The name of the message handler.
  open var name: String { "" }
  #if !hasFeature(Embedded)
    /// The body of the message.
    open var body: Any { "" }
  #endif
}

/// The time at which a script is injected into a page.
nonisolated public enum WKUserScriptInjectionTime: Int, Sendable {
  /// The script is injected before the document loads.
  case atDocumentStart = 0
  /// The script is injected after the document has loaded.
  case atDocumentEnd = 1
}

/// A script to inject into pages. Stored only.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The source code.
  public final let source: String
  /// The time at which the script is injected.
  public final let injectionTime: WKUserScriptInjectionTime
  /// Whether the script runs only in the main frame.
  public final let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}
