// SPDX-License-Identifier: MIT

import SprungStage

/// A view whose layer contains the host's web page.
///
/// The page is requested whenever the view appears on the stage. When the view leaves the stage, the host discards the
/// page together with the layer.
final class WebPageView: UIView {
  /// An event that the host reports for the page.
  enum Event {
    /// The requested page has loaded.
    case loaded
    /// The page could not be loaded.
    case failed
    /// A link or a script has loaded a different page.
    case followed
  }

  private var page: WebPage?
  private var runsScripts = true
  private var isSending = false
  /// Whether the page has already been reported as loaded. Later requests for the same page are not reported.
  private var isReported = false
  private var number: UInt32 = 0
  /// The closure that receives the events. The closure is called outside of transactions.
  var reported: ((Event) -> Void)?

  override var kindName: String { "page" }

  /// Returns whether the host can display a page.
  static func canShow(_ page: WebPage) -> Bool {
    HostRequests.canAnswer(.pages) && (page.html != nil || page.isOpenable)
  }

  /// Replaces the current page.
  func load(_ page: WebPage, runsScripts: Bool) {
    self.page = page
    self.runsScripts = runsScripts
    isReported = false
    withdraw()
    sendSoon()
  }

  /// Stops loading and removes the page.
  func stop() {
    guard page != nil else { return }
    page = nil
    withdraw()
    if layer.stageID != 0 { HostRequests.shared.send(.stopPage, files: [name]) { _ in } }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    withdraw()
    if window != nil, page != nil { sendSoon() }
  }

  private var name: StageFile { StageFile(name: "\(layer.stageID)", type: "", bytes: []) }

  private func withdraw() {
    if number != 0 { HostRequests.shared.withdraw(number) }
    number = 0
  }

  /// Sends the request after the next commit, because the host must receive the layer first.
  private func sendSoon() {
    guard !isSending else { return }
    isSending = true
    AppContext.shared.afterCommit { [me = WeakReference(self)] in
      me.wrappedValue?.isSending = false
      me.wrappedValue?.send()
    }
  }

  private func send() {
    guard let page, number == 0, window != nil, layer.stageID != 0 else { return }
    let content =
      page.html.map { StageFile(name: "\(layer.stageID)", type: "text/html", bytes: Array($0.utf8)) }
      ?? StageFile(
        name: "\(layer.stageID)", type: "text/uri-list", bytes: Array((page.url?.absoluteString ?? "").utf8))
    let options = StageFile(
      name: runsScripts ? "scripts" : "", type: "", bytes: Array((page.base?.absoluteString ?? "").utf8))
    number = HostRequests.shared.send(.page, files: [content, options]) { [me = WeakReference(self)] answer in
      me.wrappedValue?.answered(answer.outcome)
    }
  }

  private func answered(_ outcome: StageAnswer.Outcome) {
    number = 0
    guard outcome != .cancelled else { return }
    if outcome == .done { awaitNextPage() }
    guard !isReported else { return }
    isReported = true
    reported?(outcome == .done ? .loaded : .failed)
  }

  private func awaitNextPage() {
    number = HostRequests.shared.send(.nextPage, files: [name]) { [me = WeakReference(self)] answer in
      guard let view = me.wrappedValue else { return }
      view.number = 0
      guard answer.outcome == .done else { return }
      view.awaitNextPage()
      view.reported?(.followed)
    }
  }
}
