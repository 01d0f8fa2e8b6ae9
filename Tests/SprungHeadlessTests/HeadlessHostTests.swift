// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungScript
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@testable import SprungHeadless

/// A screen with a square. When touched, the square moves across the stage in a view animation.
private final class SlidingSquareController: UIViewController {
  let square = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))

  override func viewDidLoad() {
    square.backgroundColor = .red
    view.addSubview(square)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.5) { self.square.center = CGPoint(x: 200, y: 300) }
  }
}

@Suite(.oneApplication) @MainActor struct HeadlessHostTests {
  private func makeHost() -> HeadlessHost {
    HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { SlidingSquareController() }
  }

  private func play(_ lines: String, rate: Int = 60) throws -> (host: HeadlessHost, hashes: [UInt64]) {
    let host = makeHost()
    let script = try Script(text: "sprung-script 1\nrate \(rate)\n" + lines, file: "square.txt")
    let player = ScriptPlayer(script, on: host)
    var hashes: [UInt64] = []
    player.afterFrame = { _ in hashes.append(host.stateHash) }
    try player.play()
    return (host, hashes)
  }

  private func square(in host: HeadlessHost) -> StageLayer? {
    host.tree.inDrawingOrder.first { $0.width == 40 && $0.height == 40 }
  }

  @Test func firstFrameContainsEntireTree() throws {
    let (host, _) = try play("wait 0")
    defer { host.stop() }
    let layer = try #require(square(in: host))
    #expect(layer.fill == PackedColor(rawValue: UIColor.red.cgColor.rgba))
    let center = try #require(host.tree.center(of: layer.id))
    #expect(center.x == 30)
    #expect(center.y == 40)
    #expect(host.frameCount == 1)
    #expect(host.lastHeader?.recordCount ?? 0 > 0)
  }

  @Test func settleEndsWithAnimation() throws {
    let (host, hashes) = try play("settle 2")
    defer { host.stop() }
    let layer = try #require(square(in: host))
    let center = try #require(host.tree.center(of: layer.id))
    #expect(center.x == 200)
    #expect(center.y == 300)
    #expect((28...40).contains(host.frameCount))
    #expect(Set(hashes).count > 20)
  }

  @Test func sameScriptProducesSameHashes() throws {
    let first = try play("settle 2").hashes
    let second = try play("settle 2")
    second.host.stop()
    #expect(first == second.hashes)
  }

  @Test func recordingReproducesHashes() throws {
    let host = makeHost()
    host.recorder = ScriptRecorder(demo: "square", width: 320, height: 568, scale: 2)
    let script = try Script(text: "sprung-script 1\nrate 90\ntap 30 40\nsettle 2", file: "a.txt")
    try ScriptPlayer(script, on: host).play()
    let hash = host.stateHash
    let text = try #require(host.recorder?.text)
    let again = makeHost()
    defer { again.stop() }
    try ScriptPlayer(try Script(text: text, file: "b.txt"), on: again).play()
    #expect(again.stateHash == hash)
    #expect(again.frameCount == host.frameCount)
  }

  @Test func pictureContainsSquare() throws {
    let (host, _) = try play("wait 0")
    defer { host.stop() }
    #expect(host.picture.contains("width=\"40.0\" height=\"40.0\""))
  }

  @Test func resizeReachesController() throws {
    let (host, _) = try play("event resize 0 0 500 400 3 0 0\nframe 0")
    defer { host.stop() }
    #expect(host.window.bounds.size == CGSize(width: 500, height: 400))
    #expect(UIScreen.main.scale == 3)
    UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2)
  }

  @Test func testFingerIsEquivalentToScript() throws {
    let script = try play("drag 30 40 to 90 200 over 0.5\ntap 5 5\nwait 1")
    let host = makeHost()
    defer { host.stop() }
    let finger = TestFinger(on: host)
    finger.drag(from: CGPoint(x: 30, y: 40), to: CGPoint(x: 90, y: 200), over: 0.5)
    finger.tap(CGPoint(x: 5, y: 5))
    finger.wait(1)
    #expect(host.stateHash == script.hashes.last)
    #expect(host.frameCount == script.hashes.count)
    #expect(finger.settle(within: 0.1))
  }

  @Test func settleReportsTimeout() {
    let host = makeHost()
    defer { host.stop() }
    #expect(!TestFinger(on: host).settle(within: 0.2))
  }

  @Test func invisibleChangesAffectHash() throws {
    let (host, _) = try play("settle 2")
    defer { host.stop() }
    let before = host.stateHash
    let view = try #require(host.window.rootViewController?.view.subviews.first)
    view.center.x = view.center.x.nextUp
    #expect(host.stateHash != before)
  }

  @Test func preferredTextSizeApplies() {
    let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2, contentSizeCategory: .accessibilityLarge) {
      SlidingSquareController()
    }
    #expect(host.window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
    host.stop()
    #expect(makeHost().window.traitCollection.preferredContentSizeCategory == .large)
  }
}
