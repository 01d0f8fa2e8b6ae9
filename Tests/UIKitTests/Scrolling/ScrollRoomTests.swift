// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests the keyboard inset, indicator insets, layout guides, and limits of the motion formulas.
@MainActor @Suite(.oneApplication) struct ScrollRoomTests {
  @Test("The keyboard area is an inset at the end")
  func keyboard() {
    let stage = FingerStage()
    let list = UITableViewController(style: .plain)
    stage.window.rootViewController = list
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    list.tableView.tableHeaderView = field
    stage.tick()
    let usual = list.tableView.adjustedContentInset
    #expect(field.becomeFirstResponder())
    UIApplication.shared.handle(InputEvent(.keyboard, y: 120, milliseconds: stage.time * 1000))
    stage.wait(0.5)
    #expect(list.tableView.adjustedContentInset.bottom == usual.bottom + 120)
    #expect(list.tableView.adjustedContentInset.top == usual.top)
  }

  @Test("Indicators keep the distance of their insets from the edges")
  func indicators() {
    let s = ScrollStage(viewport: CGSize(width: 300, height: 400), content: CGSize(width: 3_000, height: 400), scale: 1)
    s.view.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 20, bottom: 10, right: 0)
    s.view.contentOffset.x = 100
    s.view.flashScrollIndicators()
    guard let bar = s.view.layer.sublayers?.last else {
      Issue.record("no indicator")
      return
    }
    #expect(abs(bar.frame.maxY - 387) < 1e-9, "400, minus the inset and the margin of 3")
    #expect(bar.frame.minX >= 100 + 20 + 3 && bar.frame.minX < 100 + 20 + 3 + 20)
  }

  @Test("A view constrained to the frame guide stays in place while the content scrolls")
  func frameGuide() {
    let s = ScrollStage()
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    s.view.addSubview(label)
    let guide = s.view.frameLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor, constant: 15),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 50), label.heightAnchor.constraint(equalToConstant: 20),
    ])
    s.stage.tick()
    #expect(label.convert(CGPoint.zero, to: nil).y == 15)
    s.view.contentOffset.y = 300
    s.stage.tick()
    #expect(label.convert(CGPoint.zero, to: nil).y == 15)
  }

  @Test("A deceleration passes a point ahead at any speed, and none without speed")
  func crossing() {
    func law(_ velocity: Double) -> ScrollPhysics.Deceleration {
      ScrollPhysics.Deceleration(origin: 0, velocity: velocity, retention: 0.998, endSpeed: 0.1)
    }
    #expect(law(1).crossingTime(of: 0.1) != nil)
    #expect(law(-1).crossingTime(of: -0.1) != nil)
    #expect(law(0).crossingTime(of: 0.1) == nil)
    #expect(law(-1).crossingTime(of: 0.1) == nil)
  }

  @Test("A pull by exactly one point is consistent with adjacent values")
  func rubberBand() {
    let band = ScrollPhysics.RubberBand(extent: 400)
    #expect(band.shown(1) > 0 && abs(band.shown(1) - band.shown(1.0001)) < 0.001)
    #expect(band.shown(-1) == -band.shown(1) && band.shown(0) == 0)
  }

  @Test("An animation begins at the current offset after any time at rest")
  func animationAfterRest() {
    func path(after seconds: Double) -> [CGFloat] {
      let s = ScrollStage()
      s.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      s.stage.wait(seconds)
      s.view.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
      return (0..<5).map { _ in
        s.stage.tick()
        return s.view.contentOffset.y
      }
    }
    #expect(path(after: 0.5) == path(after: 5))
  }
}
