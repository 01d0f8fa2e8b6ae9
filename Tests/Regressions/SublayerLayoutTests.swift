// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// Adding a sublayer to a view's layer did not request layout of the view. On Apple's platforms, adding, inserting,
/// replacing, setting or removing sublayers invalidates a layer's layout (as measured for
/// github.com/gnustep/libs-quartzcore/pull/44).
@Suite(.oneApplication) @MainActor struct SublayerLayoutTests {
  private final class Host: UIView {
    var passes = 0
    var adds: CALayer?
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      if let adds { layer.insertSublayer(adds, at: 0) }
    }
  }

  private let host: HeadlessHost
  private let finger: TestFinger
  private let view = Host(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    let view = view
    host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
    finger = TestFinger(on: host)
    finger.wait(0.1)
  }

  @Test("Each change of the sublayers causes one layout of the view")
  func changes() {
    defer { host.stop() }
    let (first, second) = (CALayer(), CALayer())
    let changes: [() -> Void] = [
      { view.layer.addSublayer(first) }, { view.layer.insertSublayer(second, at: 0) },
      { view.layer.insertSublayer(second, above: first) }, { second.removeFromSuperlayer() },
    ]
    for change in changes {
      view.passes = 0
      host.perform { change() }
      #expect(view.layer.needsLayout())
      finger.wait(0.1)
      #expect(view.passes == 1 && !view.layer.needsLayout())
    }
    #expect(!first.needsLayout())
  }

  @Test("A view that adds a sublayer in each layout comes to rest")
  func withinLayout() {
    defer { host.stop() }
    view.adds = CALayer()
    view.passes = 0
    let faults = Diagnostics.recording {
      host.perform { view.setNeedsLayout() }
      finger.wait(0.2)
    }
    #expect(view.passes == 1 && faults.isEmpty && !UIApplication.shared.wantsFrame)
  }
}
