// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// Changes to a stack view in an animation block were not animated unless the block called `layoutIfNeeded`. The
/// arranged views jumped at the next layout, and the completion was called immediately.
@Suite(.oneApplication) @MainActor struct StackAnimatesTests {
  nonisolated enum Change: CaseIterable {
    case hides, shows, spacing, customSpacing, axis, distribution, alignment, inserts, appends, removes, margins

    @MainActor func make(_ stack: UIStackView) {
      let views = stack.arrangedSubviews
      switch self {
      case .hides: views[0].isHidden = true
      case .shows: views[3].isHidden = false
      case .spacing: stack.spacing = 40
      case .customSpacing: stack.setCustomSpacing(40, after: views[0])
      case .axis: stack.axis = .vertical
      case .distribution: stack.distribution = .equalSpacing
      case .alignment: stack.alignment = .bottom
      case .inserts: stack.insertArrangedSubview(Box(50), at: 0)
      case .appends: stack.addArrangedSubview(Box(50))
      case .removes: views[0].removeFromSuperview()
      case .margins: stack.isLayoutMarginsRelativeArrangement = true
      }
    }
  }

  private final class Box: UIView {
    let width: CGFloat
    init(_ width: CGFloat) {
      self.width = width
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
  }

  private func stack() -> UIStackView {
    let views = [Box(30), Box(40), Box(50), Box(60)]
    views[3].isHidden = true
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 200, width: 300, height: 60)
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 25, bottom: 5, right: 25)
    stack.alignment = .top
    return stack
  }

  private func frames(_ stack: UIStackView) -> [CGRect] { stack.arrangedSubviews.map(\.frame) }
  private func shown(_ stack: UIStackView) -> [CGRect] {
    stack.arrangedSubviews.map { $0.layer.presentation()?.frame ?? .null }
  }

  @Test(
    "A change in an animation block or a property animator moves the views without layoutIfNeeded",
    arguments: Change.allCases, [0, 1, 2])
  func animates(change: Change, kind: Int) {
    let stack = stack()
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) {
      let controller = UIViewController()
      controller.view.addSubview(stack)
      return controller
    }
    defer { host.stop() }
    let finger = TestFinger(on: host)
    finger.wait(0.1)
    let before = frames(stack)
    let old = stack.arrangedSubviews
    var ends: [Double] = []
    let begin = host.milliseconds
    host.perform {
      switch kind {
      case 0:
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
          change.make(stack)
        } completion: {
          if $0 { ends.append(host.milliseconds - begin) }
        }
      case 1:
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { change.make(stack) }
        animator.addCompletion { _ in ends.append(host.milliseconds - begin) }
        animator.startAnimation()
      default:
        UIView.animateKeyframes(
          withDuration: 0.5, delay: 0,
          options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        ) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { change.make(stack) }
        } completion: {
          if $0 { ends.append(host.milliseconds - begin) }
        }
      }
    }
    let after = frames(stack)
    let views = stack.arrangedSubviews
    finger.wait(0.25)
    #expect(ends.isEmpty)
    var moved = 0
    for (view, (end, middle)) in zip(views, zip(after, shown(stack))) {
      let start = old.firstIndex { $0 === view }.map { before[$0] } ?? .zero
      if start != end { moved += 1 }
      #expect(abs(middle.midX - (start.midX + end.midX) / 2) < 5, "\(start) \(middle) \(end)")
      #expect(abs(middle.width - (start.width + end.width) / 2) < 5, "\(start) \(middle) \(end)")
    }
    #expect(moved > 0)
    finger.wait(0.3)
    #expect(ends.count == 1 && abs((ends.first ?? 0) - 500) < 40, "\(ends)")
    #expect(frames(stack) == after && shown(stack) == after)
    host.perform { stack.setNeedsUpdateConstraints() }
    finger.wait(0.1)
    #expect(frames(stack) == after)
  }

  @Test("Repeatedly hiding and showing a view is animated with equal widths")
  func hidden() {
    let first = UIView()
    let second = UIView()
    let stack = UIStackView(frame: CGRect(x: 0, y: 200, width: 300, height: 50))
    stack.distribution = .fillEqually
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) {
      let controller = UIViewController()
      for view in [first, second] { stack.addArrangedSubview(view) }
      controller.view.addSubview(stack)
      return controller
    }
    defer { host.stop() }
    let finger = TestFinger(on: host)
    finger.wait(0.1)
    for hides in [true, false, true] {
      var ends: [Double] = []
      let begin = host.milliseconds
      host.perform {
        UIView.animate(withDuration: 0.5) {
          second.isHidden = hides
        } completion: {
          if $0 { ends.append(host.milliseconds - begin) }
        }
      }
      finger.wait(0.25)
      #expect(ends == [] && second.isHidden == hides)
      #expect(abs((first.layer.presentation()?.frame.width ?? 0) - 225) < 5)
      finger.wait(0.3)
      #expect(ends.count == 1 && abs((ends.first ?? 0) - 500) < 40)
      #expect(first.frame.width == (hides ? 300 : 150))
    }
  }

  @Test("Views positioned relative to a stack view move with its size")
  func neighbors() {
    let stack = stack()
    let below = UIView()
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) {
      let controller = UIViewController()
      let view: UIView = controller.view
      stack.axis = .vertical
      for subview in [stack, below] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        below.topAnchor.constraint(equalTo: stack.bottomAnchor), below.heightAnchor.constraint(equalToConstant: 10),
        below.leadingAnchor.constraint(equalTo: view.leadingAnchor), below.widthAnchor.constraint(equalToConstant: 10),
      ])
      return controller
    }
    defer { host.stop() }
    let finger = TestFinger(on: host)
    finger.wait(0.1)
    #expect(below.frame.minY == 60)
    host.perform {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { stack.arrangedSubviews[0].isHidden = true }
    }
    finger.wait(0.25)
    #expect(abs((below.layer.presentation()?.frame.minY ?? 0) - 50) < 1 && below.frame.minY == 40)
  }
}
