// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungHeadless
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// The flag `wantsText` and the event `character` were in the protocol before any program used them, so the
/// corresponding branch of the browser host never ran. An app without text input ignores typed characters and never
/// sets `wantsText`. A host relies on the text fields that it receives, not on the flag.
@Suite(.oneApplication)
@MainActor
struct ReservedTextInputTests {
  @Test("A program without text input ignores a typed character")
  func program() {
    let field = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var presses = 0
    field.addHandler(for: .allEvents) { _ in presses += 1 }
    let host = HeadlessHost(size: CGSize(width: 100, height: 100), scale: 1) {
      let controller = UIViewController()
      controller.view.addSubview(field)
      return controller
    }
    host.frame(milliseconds: 0)
    host.send(InputEvent(.focus, identifier: Int32(bitPattern: field.layer.stageID), milliseconds: 5))
    host.frame(milliseconds: 10)
    let (hash, picture) = (host.stateHash, host.picture)
    let faults = Diagnostics.recording {
      for scalar in [0x20, 0x0A, 0x61, 0x1F600] as [Int32] {
        host.send(InputEvent(.character, identifier: scalar, milliseconds: 20))
      }
      host.frame(milliseconds: 20)
    }
    #expect(faults.isEmpty && presses == 0 && host.stateHash == hash && host.picture == picture)
    host.stop()
  }

  @Test("An application without text never sets wantsText, and a host ignores the flag")
  func host() throws {
    func tree(_ flags: FrameFlags) throws -> String {
      let encoder = FrameEncoder()
      encoder.beginFrame()
      encoder.create(1, parent: 0, kind: .box, index: 0)
      encoder.endFrame(flags: flags, simulatedTime: 1)
      var tree = StageTree()
      try tree.apply(Frame.decode(at: encoder.address))
      return SVGPicture(tree, width: 10, height: 10).text
    }
    #expect(try tree([.settled, .wantsText]) == tree(.settled))
    let host = HeadlessHost(size: CGSize(width: 100, height: 100), scale: 1) { UIViewController() }
    for frame in 0..<5 {
      host.frame(milliseconds: Double(frame) * 16)
      #expect(host.lastHeader.map { !$0.flags.contains(.wantsText) } ?? false)
    }
    host.stop()
  }
}
