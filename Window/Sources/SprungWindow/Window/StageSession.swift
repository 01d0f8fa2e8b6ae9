// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungScript
import SprungStage

/// A running application and its display. It collects input, requests one frame at a time, and stores the layers.
///
/// It does not read a clock or open a window. Its owner calls `tick` on each screen refresh while refreshes are wanted.
public final class StageSession {
  /// The maximum time in milliseconds that a refresh waits for its frame, so that the frame is drawn in the same
  /// refresh.
  private static let patience: Int32 = 5

  /// The nodes of the stage after all frames so far.
  public private(set) var nodes: StageNodes
  /// The flags of the last frame.
  private(set) var flags = FrameFlags()
  /// The time in milliseconds after which an idle application wants another frame; 0 for never.
  private(set) var wakeUp: UInt32 = 0
  /// The hash of the entire stage after the last frame, or nil if the link does not know it.
  private(set) var hash: UInt64?
  /// Whether the application was still busy in the last frame.
  private(set) var isBusy = false
  /// The number of received frames.
  private(set) var frameCount = 0
  /// Whether a requested frame has not arrived yet.
  private(set) var isWaiting = false
  /// Whether the application accepts input and sends frames.
  private(set) var isRunning = false
  /// The reason why the application stopped.
  private(set) var ending: String?
  /// Records input and frames while it is set.
  var recorder: ScriptRecorder?

  /// Called when refreshes are wanted.
  var onWish: () -> Void = {}
  /// Called when a frame arrives, with the records that do not belong to a single layer.
  var onFrame: ([FrameRecord]) -> Void = { _ in }
  /// Called when the stage has been emptied, because the application restarts.
  var onReset: () -> Void = {}
  /// Called when a frame arrives, with its time in milliseconds and the hash of the entire stage.
  var onHash: (_ milliseconds: Double, _ hash: UInt64) -> Void = { _, _ in }
  /// Called with all other events of the link.
  var onNews: (StageNews) -> Void = { _ in }

  private let link: any StageLink
  private var queue: [InputEvent] = []
  private var time = 0.0
  private var lastInput = 0.0
  private let assets: String?

  init(_ link: any StageLink, width: Double, height: Double, scale: Double, assets: String? = nil) {
    self.link = link
    self.assets = assets
    nodes = StageNodes(scale: Float(scale), assets: assets)
    link.onNews = { [weak self] in self?.hear($0) }
    link.begin(width: width, height: height, scale: scale)
  }

  /// Queues input for the next frame. Times never decrease: an event with an earlier timestamp gets the latest time.
  func receive(_ event: InputEvent) {
    var event = event
    event.milliseconds = max(event.milliseconds, lastInput)
    lastInput = event.milliseconds
    queue.append(event)
    if isRunning { onWish() }
  }

  /// Sends the clipboard's text to the application before subsequent input.
  func paste(_ text: String) { link.paste(text) }

  /// Forwards a URL to the application, which opens it.
  func open(_ address: String) {
    link.open(address)
    if isRunning { onWish() }
  }

  /// Sends a step of a drag that the host controls. Returns whether the application receives it.
  func drag(_ step: StageDragStep) -> Bool {
    guard isRunning else { return false }
    link.drag(step)
    return true
  }

  /// Whether the next refresh is wanted.
  var wantsTick: Bool { isRunning && (isWaiting || !queue.isEmpty || flags.contains(.moreFrames)) }

  /// Handles a screen refresh by requesting the frame for its time, unless an earlier frame is still pending.
  func tick(milliseconds: Double) {
    if !isWaiting, isRunning { ask(milliseconds: milliseconds) }
    if isWaiting { link.wait(milliseconds: Self.patience) }
  }

  /// Requests the frame for the given time.
  func ask(milliseconds: Double) {
    guard isRunning, !isWaiting else { return }
    time = max(time, milliseconds)
    var records = [UInt8](repeating: 0, count: queue.count * StageProtocol.inputRecordSize)
    records.withUnsafeMutableBytes { bytes in
      for (index, event) in queue.enumerated() {
        event.encode(to: bytes.baseAddress! + index * StageProtocol.inputRecordSize)
        recorder?.add(event)
      }
    }
    queue = []
    recorder?.addFrame(milliseconds: time)
    isWaiting = true
    link.show(milliseconds: time, after: records)
  }

  /// Requests a last frame before updates pause, and waits for it. Applications use it to save their state.
  func showLastFrame(milliseconds: Double) {
    func wait() {
      // Wait at most two seconds, so that an unresponsive application does not block the window.
      for _ in 0..<20 where isWaiting { link.wait(milliseconds: 100) }
    }
    wait()
    ask(milliseconds: milliseconds)
    wait()
  }

  /// Ends the application.
  func end() {
    isRunning = false
    link.end()
  }

  private func hear(_ news: StageNews) {
    switch news {
    case .reset:
      nodes = StageNodes(scale: nodes.scale, assets: assets)
      (isRunning, isWaiting) = (true, false)
      flags = .moreFrames
      // Pending focus events refer to removed layers.
      queue.removeAll { $0.kind == .focus }
      onReset()
      onWish()
    case .frame(let bytes, let hash, let isBusy): take(bytes, hash: hash, isBusy: isBusy)
    case .wake: onWish()
    case .failed:
      onNews(news)
    case .ended(let reason):
      (isRunning, isWaiting) = (false, false)
      ending = reason
      onNews(news)
    case .named, .titled, .status, .recovered, .dropAnswer, .dragging: onNews(news)
    }
  }

  private func take(_ bytes: [UInt8], hash: UInt64?, isBusy: Bool) {
    isWaiting = false
    (self.hash, self.isBusy) = (hash, isBusy)
    do {
      let frame = try bytes.withUnsafeBytes { try Frame.decode($0) }
      try nodes.apply(frame)
      flags = frame.header.flags
      wakeUp = frame.header.wakeUpMilliseconds
      frameCount += 1
      if let hash { onHash(time, hash) }
      onFrame(frame.records)
    } catch {
      end()
      ending = "A frame of the application is not readable: \(error)"
      onNews(.ended("A frame of the application is not readable: \(error)"))
    }
    if wantsTick { onWish() }
  }
}
