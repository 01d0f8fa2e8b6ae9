// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Animated images", .uiKit) struct ImageAnimationTests {
  let stage = ParticleStage()
  let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let colors: [UIColor] = [.red, .green, .blue]

  private var images: [UIImage] { colors.map { UIImage(color: $0, size: CGSize(width: 10, height: 10)) } }
  private var shown: CGColor? { view.layer.sublayers?[0].backgroundColor }

  init() { stage.window.addSubview(view) }

  @Test func defaultsMatchApples() {
    let view = UIImageView()
    #expect(view.animationImages == nil && view.highlightedAnimationImages == nil && !view.isAnimating)
    #expect(view.animationDuration == 0 && view.animationRepeatCount == 0)
    view.startAnimating()
    #expect(!view.isAnimating)
  }

  @Test("Images follow one another at equal intervals at any frame rate", arguments: [30.0, 60, 120])
  func intervals(rate: Double) throws {
    try stage.run(to: 1, rate: rate)
    view.image = UIImage(color: .black)
    view.animationImages = images
    view.animationDuration = 0.6
    view.animationRepeatCount = 2
    view.startAnimating()
    #expect(view.isAnimating)
    var seen: [CGColor?] = []
    for step in 0..<6 {
      try stage.run(to: 1.1 + 0.2 * Double(step), rate: rate)
      seen.append(shown)
    }
    #expect(seen == (colors + colors).map(\.cgColor))
    try stage.run(to: 2.25, rate: rate)
    #expect(!view.isAnimating && shown == UIColor.black.cgColor)
    #expect(!stage.wantsFrame)
  }

  @Test func frames() throws {
    view.animationImages = images
    view.animationDuration = 3
    view.startAnimating()
    try stage.run(to: 0.5)
    // Nothing is drawn until the next image is due.
    #expect(!stage.wantsFrame && shown == UIColor.red.cgColor)
    #expect(TimedWork.shared.nextDue.map { abs($0 - 1) < 0.02 } == true)
    stage.window.isHidden = true
    try stage.run(to: 2.5)
    #expect(TimedWork.shared.nextDue == nil)
    stage.window.isHidden = false
    try stage.run(to: 2.6)
    #expect(shown == UIColor.blue.cgColor && TimedWork.shared.nextDue != nil)
    view.stopAnimating()
    #expect(!view.isAnimating && shown == nil)
    try stage.run(to: 4)
    #expect(TimedWork.shared.nextDue == nil)
  }

  @Test func animatedImages() throws {
    let image = try #require(UIImage.animatedImage(with: images, duration: 0.3))
    #expect(image.images?.count == 3 && image.duration == 0.3 && image.size == CGSize(width: 10, height: 10))
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil && UIImage(color: .red).images == nil)
    #expect(UIImage.animatedImage(with: images, duration: 0)?.duration == 0.1)
    view.image = image
    #expect(view.isAnimating)
    try stage.run(to: 0.15)
    #expect(shown == UIColor.green.cgColor)
    view.stopAnimating()
    #expect(shown == UIColor.red.cgColor)
    view.startAnimating()
    #expect(view.isAnimating)
    view.image = UIImage(color: .black)
    try stage.run(to: 0.5)
    #expect(!view.isAnimating && shown == UIColor.black.cgColor)
    let other = UIImageView(image: image)
    #expect(other.isAnimating)
    #expect(image.withRenderingMode(.alwaysOriginal).images?.count == 3)
  }

  @Test func highlightedImages() throws {
    view.animationImages = images
    view.highlightedAnimationImages = images.reversed()
    view.isHighlighted = true
    view.startAnimating()
    try stage.run(to: 0.02)
    #expect(shown == UIColor.blue.cgColor && view.intrinsicContentSize == CGSize(width: 10, height: 10))
    view.highlightedAnimationImages = nil
    #expect(!view.isAnimating)
  }

  @Test func viewsAreReleased() throws {
    var lost: UIImageView? = UIImageView(image: UIImage.animatedImage(with: images, duration: 1))
    let reference = WeakReference(lost)
    stage.window.addSubview(lost!)
    try stage.run(to: 0.1)
    lost?.removeFromSuperview()
    lost = nil
    try stage.run(to: 2)
    #expect(reference.wrappedValue == nil && TimedWork.shared.nextDue == nil)
  }

  @Test func invalidDurationsAreRejected() {
    let faults = Diagnostics.recording {
      view.animationDuration = .nan
      view.animationDuration = -1
      _ = UIImage.animatedImage(with: images, duration: .infinity)
    }
    #expect(faults.map(\.kind) == Array(repeating: "nonFiniteValue", count: 3) && view.animationDuration == 0)
  }
}
