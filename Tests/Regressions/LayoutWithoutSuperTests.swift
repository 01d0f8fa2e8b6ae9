// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// A view that overrode `layoutSubviews()` without calling `super` applied none of its constraints. UIKit applies them
/// before it calls `layoutSubviews()`.
@Suite(.oneApplication) @MainActor struct LayoutWithoutSuperTests {
  private final class Board: UIView {
    let child = UIView()
    let label = UILabel()
    var callsSuper = true
    var childInside = CGRect.zero
    var passes = 0

    override func layoutSubviews() {
      if callsSuper { super.layoutSubviews() }
      passes += 1
      childInside = child.frame
      label.sizeToFit()
    }
    func build() {
      for view in [child, label] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      NSLayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
        child.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        child.centerYAnchor.constraint(equalTo: centerYAnchor), child.heightAnchor.constraint(equalToConstant: 100),
        label.topAnchor.constraint(equalTo: child.bottomAnchor), label.leadingAnchor.constraint(equalTo: leadingAnchor),
      ])
    }
  }

  @Test("Constraints are applied with and without super in any kind of view", arguments: [true, false], [0, 1, 2])
  func applied(callsSuper: Bool, kind: Int) {
    let board = Board()
    board.callsSuper = callsSuper
    board.build()
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) {
      let controller = UIViewController()
      switch kind {
      case 0: controller.view = board
      case 1:
        board.frame = controller.view.bounds
        board.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(board)
      default:
        let view: UIView = controller.view
        board.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(board)
        NSLayoutConstraint.activate([
          board.topAnchor.constraint(equalTo: view.topAnchor),
          board.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          board.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          board.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }
      return controller
    }
    defer { host.stop() }
    let finger = TestFinger(on: host)
    finger.wait(0.1)
    let expected = CGRect(x: 20, y: 372, width: 350, height: 100)
    #expect(board.child.frame == expected && board.childInside == expected, "\(board.child.frame) \(board.childInside)")
    #expect(board.label.frame.origin == CGPoint(x: 0, y: 472))
    let passes = board.passes
    host.perform { board.setNeedsLayout() }
    finger.wait(0.1)
    #expect(board.passes == passes + 1 && board.child.frame == expected)
    #expect(finger.settle(within: 1))
  }
}
