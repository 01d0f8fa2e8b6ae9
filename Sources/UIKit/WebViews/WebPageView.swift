// SPDX-License-Identifier: MIT

import SprungStage

/// The view in whose layer the host shows a web page.
///
/// A page is requested once the view is on the stage, and again when the view returns to it, since a host discards the page with its layer.
final class WebPageView: UIView {
  /// A report of the host about the page.
  enum Event {
    /// The page that was requested is shown.
    case loaded
    /// The host cannot show the page.
    case failed
    /// A link or a script in the page shows another one.
    case followed
  }

  private var page: WebPage?
  private var runsScripts = true
  private var isSending = false
  /// Whether the page was reported as loaded, so that nothing more is reported when it is requested again.
  private var isReported = false
  private var number: UInt32 = 0
  /// Receives the reports. It is called outside of transactions.
  var reported: ((Event) -> Void)?

  override var kindName: String { "page" }

  /// Whether the host can show a page.
  static func canShow(_ page: WebPage) -> Bool {
    HostRequests.canAnswer(.pages) && (page.html != nil || page.isOpenable)
  }

  /// Shows a page in place of the one before.
  func load(_ page: WebPage, runsScripts: Bool) {
    self.page = page
    self.runsScripts = runsScripts
    isReported = false
    withdraw()
    sendSoon()
  }

  /// Ends loading, or removes the page.
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

  /// The host knows the layer only after a commit.
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
