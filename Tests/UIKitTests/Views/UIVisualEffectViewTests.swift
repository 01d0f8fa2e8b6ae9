// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests that a blur is sent to the host in a separate record, and that it can be animated.
@Suite(.oneApplication)
@MainActor
struct UIVisualEffectViewTests {
  let window: UIWindow
  let encoder = FrameEncoder()

  init() {
    UIApplication.shared.reset()
    window = UIWindow()
    window.makeKeyAndVisible()
  }

  /// Runs a frame at the given time and returns its backdrop records.
  private func backdrops(at time: TimeInterval) throws -> [FrameRecord] {
    UIApplication.shared.tick(timestamp: time, into: encoder)
    return try Frame.decode(at: encoder.address).records.filter {
      if case .backdrop = $0 { true } else { false }
    }
  }

  @Test("The blur is sent once, with its color, and the content is above it")
  func told() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    view.contentView.addSubview(UILabel())
    window.addSubview(view)
    let backdrop = view.subviews[0]
    let records = try backdrops(at: 0)
    #expect(records == [.backdrop(backdrop.layer.stageID, radius: 20, saturation: 1.8)])
    #expect(try backdrops(at: 0.1).isEmpty)
    #expect(backdrop.frame == view.bounds && view.contentView.frame == view.bounds && backdrop.alpha == 1)
    #expect(view.subviews.last === view.contentView && backdrop.backgroundColor != nil)
  }

  @Test("Without a blur nothing is sent, as for a view with vibrancy")
  func none() throws {
    window.addSubview(UIVisualEffectView(effect: nil))
    window.addSubview(UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))))
    #expect(try backdrops(at: 0).isEmpty)
    #expect(window.subviews.allSatisfy { $0.subviews[0].alpha == 0 })
  }

  @Test("Vibrancy tints the content view with the color of its style, in the appearance of the blur")
  func vibrancy() {
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .fill))
    view.tintColor = .systemRed
    #expect(view.contentView.tintColor == .systemFill)
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial))
    #expect(view.contentView.tintColor == .label)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemThinMaterialDark), style: .secondaryLabel)
    #expect(view.contentView.tintColor == UIColor.secondaryLabel.resolvedColor(with: dark))
    view.effect = UIBlurEffect(style: .regular)
    #expect(view.contentView.tintColor == .systemRed)
    for style in UIVibrancyEffectStyle.allCases {
      let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light), style: style)
      #expect(effect.style == style && effect.color.cgColor.alpha > 0)
    }
  }

  @Test("An effect set in an animation block appears and disappears gradually")
  func animated() throws {
    let view = UIVisualEffectView(frame: window.bounds)
    window.addSubview(view)
    _ = try backdrops(at: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = UIBlurEffect(style: .regular) }
    _ = try backdrops(at: 0)
    _ = try backdrops(at: 0.5)
    let layer = view.subviews[0].layer
    #expect(abs(layer.presentationState.opacity - 0.5) < 0.01 && layer.backdropRadius == 20)
    _ = try backdrops(at: 1)
    #expect(layer.presentationState.opacity == 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
    _ = try backdrops(at: 1)
    _ = try backdrops(at: 1.75)
    #expect(abs(layer.presentationState.opacity - 0.25) < 0.01)
  }

  @Test("Every style has colors and a radius, and adaptive ones differ in dark mode")
  func looks() {
    for style in UIBlurEffect.Style.allCases {
      let look = BlurParameters(style)
      #expect(look.alpha > 0 && look.alpha < 1)
    }
    #expect(BlurParameters(.regular).light != BlurParameters(.regular).dark)
    #expect(BlurParameters(.systemMaterialDark).light == BlurParameters(.systemMaterialDark).dark)
  }
}
