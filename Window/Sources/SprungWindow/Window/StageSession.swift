// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungScript
import SprungStage

/// A running application and its display: collects input, asks for one frame at a time, and keeps what the frames describe.
///
/// It reads no clock and opens no window. Its owner calls `tick` once a refresh while `onWish` asks for refreshes.
public final class StageSession {
  /// Milliseconds that a refresh waits for the answer, so that it is drawn in the same refresh.
  private static let patience: Int32 = 5

  /// The nodes of the frames so far.
  public private(set) var nodes: StageNodes
  /// The flags of the last frame.
  private(set) var flags = FrameFlags()
  /// Milliseconds after which the application wants a frame though it rests; 0 for never.
  private(set) var wakeUp: UInt32 = 0
  /// The hash of everything on the stage after the last frame; nil where the link does not know it.
  private(set) var hash: UInt64?
  /// Whether the last frame was not at rest.
  private(set) var isBusy = false
  /// Frames that were shown.
  private(set) var frameCount = 0
  /// Whether a frame was asked for that has not come.
  private(set) var isWaiting = false
  /// Whether the application takes input and gives frames.
  private(set) var isRunning = false
  /// Why the application does not run any more.
  private(set) var ending: String?
  /// Writes down input and frames while it is set.
  var recorder: ScriptRecorder?

  /// Refreshes are wanted.
  var onWish: () -> Void = {}
  /// A frame arrived. The records are those that concern more than one layer.
  var onFrame: ([FrameRecord]) -> Void = { _ in }
  /// The stage is empty and restarts.
  var onReset: () -> Void = {}
  /// A frame arrived, with its time in milliseconds and the hash of everything on the stage.
  var onHash: (_ milliseconds: Double, _ hash: UInt64) -> Void = { _, _ in }
  /// Other news of the link.
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

  /// Takes input for the next frame. Times never run backwards: an event that is stamped before an earlier one has its time.
  func receive(_ event: InputEvent) {
    var event = event
    event.milliseconds = max(event.milliseconds, lastInput)
    lastInput = event.milliseconds
    queue.append(event)
    if isRunning { onWish() }
  }

  /// The program gets the text of the clipboard before what is received next.
  func paste(_ text: String) { link.paste(text) }

  /// Has the application open an address.
  func open(_ address: String) {
    link.open(address)
    if isRunning { onWish() }
  }

  /// Whether the next refresh is wanted.
  var wantsTick: Bool { isRunning && (isWaiting || !queue.isEmpty || flags.contains(.moreFrames)) }

  /// A refresh of the screen at a time: asks for its frame, unless the one before has not come.
  func tick(milliseconds: Double) {
    if !isWaiting, isRunning { ask(milliseconds: milliseconds) }
    if isWaiting { link.wait(milliseconds: Self.patience) }
  }

  /// Asks for the frame of a time.
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

  /// Shows one more frame before a time without frames, and waits for it: that is when applications save.
  func showLastFrame(milliseconds: Double) {
    func wait() {
      // Two seconds at most: an application that hangs must not hold up the window.
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
      // Focus is that of layers that are gone.
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
    case .named, .titled, .status, .recovered: onNews(news)
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
