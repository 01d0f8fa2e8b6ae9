// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct ConstraintChangeTests {
  private func box(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: parent.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    return view
  }

  @Test func constraintsAreAnimatedInBlock() {
    let stage = FingerStage(size: CGSize(width: 320, height: 568))
    let panel = UIView(frame: stage.window.bounds)
    stage.window.addSubview(panel)
    let child = box(in: panel)
    let left = child.leadingAnchor.constraint(equalTo: panel.leadingAnchor)
    left.isActive = true
    stage.tick()
    #expect(child.frame.minX == 0)
    left.constant = 100
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { panel.layoutIfNeeded() }
    #expect(child.frame.minX == 100)
    stage.wait(0.1)
    #expect(abs(child.layer.presentation()!.position.x - 55) < 1)
    stage.wait(0.2)
    #expect(child.layer.presentation()!.position.x == 105)
  }

  @Test func constraintSetsAreExchanged() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = box(in: root)
    let narrow = [child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)]
    let wide = [child.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5)]
    for round in 0..<4 {
      NSLayoutConstraint.deactivate(round % 2 == 0 ? wide : narrow)
      NSLayoutConstraint.activate(round % 2 == 0 ? narrow : wide)
      let faults = Diagnostics.recording { root.layoutIfNeeded() }
      #expect(faults.isEmpty)
      #expect(child.frame.minX == (round % 2 == 0 ? 5 : 185))
    }
    #expect(!narrow[0].isActive && wide[0].isActive)
    #expect(root.constraints.count == 2 && child.constraints.count == 2)
    root.removeConstraint(wide[0])
    root.addConstraints(narrow)
    root.layoutIfNeeded()
    #expect(child.frame.minX == 5)
  }

  @Test func prioritiesDecideAndCanChange() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = box(in: root)
    let first = child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let second = child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)
    first.priority = .defaultHigh
    second.priority = .defaultLow
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    #expect(child.frame.minX == 10)
    second.priority = UILayoutPriority(751)
    root.layoutIfNeeded()
    #expect(child.frame.minX == 20)
    let faults = Diagnostics.recording {
      first.priority = .required
      root.layoutIfNeeded()
    }
    #expect(faults.map { $0.kind } == ["constraintRequiredChange"])
    #expect(child.frame.minX == 10)
  }

  @Test func orderOfLayoutPass() {
    let controller = PassController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    UIApplication.shared.tick(timestamp: 0)
    #expect(controller.log.first == "updateViewConstraints")
    let pass = Array(controller.log.drop { $0 != "viewWillLayoutSubviews" }.prefix(3))
    #expect(pass == ["viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"])
    #expect(controller.widthAtEnd == 50)
    controller.log = []
    controller.view.setNeedsUpdateConstraints()
    controller.view.updateConstraintsIfNeeded()
    #expect(controller.log == ["updateViewConstraints"])
    UIApplication.shared.reset()
  }

  @Test func constraintsAffectingViewAreFound() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = box(in: root)
    #expect(child.constraintsAffectingLayout(for: .vertical).count == 2)
    #expect(child.constraintsAffectingLayout(for: .horizontal).map { $0.firstAttribute } == [.width])
    #expect(child.hasAmbiguousLayout)
    #expect(root.ambiguousLayoutDescription == "UIView: constraints leave x open\n")
    root.layoutIfNeeded()
    child.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(child.frame.minX == 20)
    child.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    child.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    #expect(!child.hasAmbiguousLayout && root.ambiguousLayoutDescription == nil)
  }
}

private final class PassView: UIView {
  var log: (String) -> Void = { _ in }
  override func layoutSubviews() {
    super.layoutSubviews()
    log("layoutSubviews")
  }
}

private final class PassController: UIViewController {
  var log: [String] = []
  var widthAtEnd: CGFloat = 0
  let child = UIView()

  override func loadView() {
    let view = PassView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.log = { [unowned self] in log.append($0) }
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
  }

  override func updateViewConstraints() {
    super.updateViewConstraints()
    log.append("updateViewConstraints")
    if child.constraintsAffectingLayout(for: .horizontal).isEmpty {
      child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
    }
  }

  override func viewWillLayoutSubviews() { log.append("viewWillLayoutSubviews") }

  override func viewDidLayoutSubviews() {
    log.append("viewDidLayoutSubviews")
    widthAtEnd = child.frame.width
  }
}
