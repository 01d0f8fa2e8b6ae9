// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungScript
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests the requests of an application to a headless host, the test's responses, and their replay.
@Suite("Requests to a headless host", .oneApplication)
@MainActor
struct HeadlessHostRequestsTests {
  private final class Opener: UIViewController, UIDocumentPickerDelegate {
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
      button.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
      view.addSubview(button)
    }

    private func open() {
      label.text = "…"
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
      picker.delegate = self
      present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      label.text = urls.first.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { label.text = "cancelled" }
  }

  private func play(_ host: HeadlessHost, seconds: Double) {
    for _ in 0..<Int(seconds * 60) { host.frame(milliseconds: host.milliseconds + 1000 / 60.0) }
  }

  /// Taps the button that opens a dialog.
  private func open(_ host: HeadlessHost) {
    play(host, seconds: 0.1)
    for kind in [InputKind.pointerDown, .pointerUp] {
      host.send(InputEvent(kind, flags: .touch, identifier: 1, x: 60, y: 120, milliseconds: host.milliseconds))
      play(host, seconds: 0.1)
    }
  }

  @Test("A response may precede or follow the request, and a recording is replayed without user input")
  func answers() throws {
    for isBefore in [true, false] {
      let opener = Opener()
      let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { opener }
      host.recorder = ScriptRecorder(demo: "opener", width: 320, height: 568, scale: 2)
      host.abilities = [.open]
      let file = StageFile(
        name: "a.txt", type: "text/plain", bytes: Array("Hällo, world, in more than one record".utf8))
      if isBefore { host.answer(.done, files: [file]) }
      open(host)
      play(host, seconds: 1)
      #expect(host.requests.map { $0.kind } == [.open] && host.openRequests.isEmpty == isBefore)
      if !isBefore {
        #expect(opener.label.text == "…")
        host.answer(.done, files: [file])
      }
      play(host, seconds: 1)
      #expect(opener.label.text == "Hällo, world, in more than one record")
      let hash = host.stateHash
      let text = try #require(host.recorder?.text)
      host.stop()

      let script = try Script(text: text, file: "recording")
      let copy = Opener()
      let replay = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { copy }
      let player = ScriptPlayer(script, on: replay)
      for line in script.lines { try player.play(line.step, line: line.number) }
      #expect(copy.label.text == opener.label.text && replay.stateHash == hash)
      replay.stop()
    }
  }

  @Test("Without host capabilities nothing is requested, and the picker is cancelled")
  func none() {
    let opener = Opener()
    let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { opener }
    let faults = Diagnostics.recording {
      open(host)
      play(host, seconds: 2)
    }
    #expect(faults.map { $0.kind } == ["hostRequest"] && host.requests.isEmpty && opener.label.text == "cancelled")
    host.stop()
  }
}
