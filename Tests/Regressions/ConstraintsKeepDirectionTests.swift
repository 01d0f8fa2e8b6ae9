// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// Stack views are implemented with constraints. If the layout direction became right to left after the views were
/// created, rows stayed left to right. Constraints that were already in the engine did not update their leading and
/// trailing edges.
@Suite(.oneApplication)
struct ConstraintsKeepDirectionTests {
  @Test("Leading and trailing switch sides with the application's layout direction")
  func direction() {
    let controller = UIViewController()
    let first = UIView()
    let second = UIView()
    let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { controller }
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.spacing = 20
    let lone = UIView()
    for view in [stack, lone] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
      first.widthAnchor.constraint(equalToConstant: 50), second.widthAnchor.constraint(equalToConstant: 80),
      first.heightAnchor.constraint(equalToConstant: 40),
      lone.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
      lone.topAnchor.constraint(equalTo: stack.bottomAnchor),
      lone.widthAnchor.constraint(equalToConstant: 30), lone.heightAnchor.constraint(equalToConstant: 30),
    ])
    host.frame(milliseconds: 0)
    #expect(first.convert(first.bounds, to: nil).minX == 10)
    #expect(second.convert(second.bounds, to: nil).minX == 80)
    UIApplication.shared.userInterfaceLayoutDirection = .rightToLeft
    host.frame(milliseconds: 16)
    #expect(first.convert(first.bounds, to: nil).maxX == 310)
    #expect(second.convert(second.bounds, to: nil).maxX == 240)
    #expect(lone.frame.maxX == 310)
    UIApplication.shared.userInterfaceLayoutDirection = .leftToRight
    host.frame(milliseconds: 32)
    #expect(first.convert(first.bounds, to: nil).minX == 10)
    #expect(lone.frame.minX == 10)
    host.stop()
  }
}
