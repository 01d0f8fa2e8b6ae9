// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// An animation block of a view animated `borderWidth`, `borderColor`, `zPosition` and the shadow of its layer. UIKit
/// changes these properties immediately, and a block without other changes completes immediately.
@Suite(.oneApplication) @MainActor struct ExemptLayerValuesTests {
  nonisolated enum Value: CaseIterable {
    case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius, zPosition
    case position, bounds, transform, opacity, backgroundColor, cornerRadius, anchorPoint

    var isExempt: Bool {
      switch self {
      case .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .zPosition: true
      default: false
      }
    }

    @MainActor func change(_ layer: CALayer) {
      switch self {
      case .borderWidth: layer.borderWidth = 5
      case .borderColor: layer.borderColor = UIColor.red.cgColor
      case .shadowColor: layer.shadowColor = UIColor.blue.cgColor
      case .shadowOpacity: layer.shadowOpacity = 0.5
      case .shadowOffset: layer.shadowOffset = CGSize(width: 1, height: 1)
      case .shadowRadius: layer.shadowRadius = 5
      case .zPosition: layer.zPosition = 3
      case .position: layer.position = CGPoint(x: 70, y: 20)
      case .bounds: layer.bounds = CGRect(x: 0, y: 0, width: 123, height: 456)
      case .transform: layer.transform = CATransform3DMakeScale(1.5, 1.5, 1.5)
      case .opacity: layer.opacity = 0.5
      case .backgroundColor: layer.backgroundColor = UIColor.blue.cgColor
      case .cornerRadius: layer.cornerRadius = 3
      case .anchorPoint: layer.anchorPoint = CGPoint(x: 0.2, y: 0.4)
      }
    }
  }

  private func stage() -> (HeadlessHost, TestFinger, UIView) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
    let finger = TestFinger(on: host)
    finger.wait(0.1)
    return (host, finger, view)
  }

  @Test("Exempt values change immediately in blocks and property animators", arguments: Value.allCases, [false, true])
  func blocks(value: Value, isAnimator: Bool) {
    let (host, finger, view) = stage()
    defer { host.stop() }
    var ends: [Bool] = []
    host.perform {
      if isAnimator {
        UIViewPropertyAnimator(duration: 0.5, curve: .linear) { value.change(view.layer) }.startAnimation()
      } else {
        UIView.animate(withDuration: 0.5) {
          value.change(view.layer)
        } completion: {
          ends.append($0)
        }
      }
      #expect((view.layer.animationKeys() == nil) == value.isExempt)
    }
    finger.wait(0.1)
    if !isAnimator { #expect(ends == (value.isExempt ? [true] : [])) }
    finger.wait(0.6)
    if !isAnimator { #expect(ends == [true]) }
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A layer without a view animates these values")
  func ownLayer() {
    let (host, finger, view) = stage()
    defer { host.stop() }
    let layer = CALayer()
    host.perform { view.layer.addSublayer(layer) }
    finger.wait(0.1)
    host.perform {
      layer.position = CGPoint(x: 50, y: 20)
      layer.zPosition = 3
      layer.borderWidth = 5
      layer.shadowOpacity = 0.3
    }
    #expect((layer.animationKeys() ?? []).sorted() == ["borderWidth", "position", "shadowOpacity", "zPosition"])
    for key in layer.animationKeys() ?? [] {
      #expect((layer.animation(forKey: key) as? CABasicAnimation)?.isAdditive == false)
    }
  }
}
