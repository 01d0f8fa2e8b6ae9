// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// A `contentInset` of 1e308 was accepted because it is finite. The range of offsets became infinite, and a
/// deceleration never ended: its offset reached -1.6e31. All setters now reject finite numbers beyond `GeometryLimit`.
/// Frames, bounds, centers and content sizes are clamped instead, because programs set them to
/// `CGFloat.greatestFiniteMagnitude`. These properties reject only nonfinite numbers.
@Suite(.oneApplication)
@MainActor
struct AbsurdGeometryTests {
  nonisolated static let absurd: [Double] = [1e308, -1e308, 1.0000001e15, 1e30, -1e18, .infinity, -.infinity, .nan]

  private let fingers = RegressionFingers()

  /// Makes calls with numbers beyond the limit. Each call must report exactly one fault, whose message contains `name`.
  private func refuses(_ name: String, _ kind: String, _ body: () -> Void) {
    let faults = Diagnostics.recording(body)
    #expect(faults.map { $0.kind } == [kind], "\(name)")
    #expect(faults.first?.message.contains(name) ?? false, "\(name): \(faults.first?.message ?? "no fault")")
    let range = name.lowercased().hasSuffix("scale") ? "above 0 and at most 1e15" : "between -1e15 and 1e15"
    let rule = kind == "nonFiniteInput" ? "between -1e9 and 1e9" : range
    #expect(faults.first?.message.contains(rule) ?? false, "\(name)")
  }

  /// Like `refuses`, but for properties that clamp finite numbers to the limit without a fault.
  private func limits(_ name: String, _ bad: Double, _ body: () -> CGFloat) {
    guard bad.isFinite else { return refuses(name, "nonFiniteGeometry") { _ = body() } }
    let faults = Diagnostics.recording { #expect((9.9999999e14...1e15).contains(body().magnitude), "\(name)") }
    #expect(faults.isEmpty, "\(name)")
  }

  @Test("A scroll view rejects absurd numbers or clamps its content", arguments: absurd)
  func scrollView(bad: Double) {
    let view = UIScrollView(frame: fingers.window.bounds)
    view.contentSize = CGSize(width: 400, height: 2000)
    fingers.window.addSubview(view)
    let bounds = view.bounds
    limits("contentInset", bad) {
      view.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: bad, right: 0)
      return view.contentInset.bottom
    }
    view.contentInset = .zero
    limits("contentSize", abs(bad)) {
      view.contentSize = CGSize(width: 5, height: abs(bad))
      return view.contentSize.height
    }
    view.contentSize = CGSize(width: 400, height: 2000)
    limits("contentOffset", bad) {
      view.contentOffset.y = bad
      return view.contentOffset.y
    }
    limits("contentOffset", bad) {
      view.setContentOffset(CGPoint(x: bad, y: 0), animated: false)
      return view.contentOffset.x
    }
    view.contentOffset = .zero
    refuses("The rectangle", "nonFiniteGeometry") {
      view.scrollRectToVisible(CGRect(x: 0, y: bad, width: 5, height: 5), animated: false)
    }
    refuses("IndicatorInsets", "nonFiniteGeometry") { view.verticalScrollIndicatorInsets.left = bad }
    refuses("zoomScale", "zoomScale") { view.zoomScale = abs(bad) }
    #expect(view.bounds == bounds && view.contentSize.height == 2000 && view.contentInset == .zero)
    #expect(view.verticalScrollIndicatorInsets == .zero && view.contentOffset == .zero)
  }

  /// Returns all properties of a view that a setter may have changed.
  private func geometry(_ view: UIView) -> [CGFloat] {
    let (layer, t) = (view.layer, view.transform)
    return [
      layer.bounds.minX, layer.bounds.minY, layer.bounds.width, layer.bounds.height, layer.position.x, layer.position.y,
      layer.anchorPoint.x, layer.anchorPoint.y, layer.zPosition, layer.cornerRadius, t.a, t.b, t.c, t.d, t.tx, t.ty,
    ]
  }

  @Test(
    "Views and layers clamp position and size, reject other numbers, and apply nothing partially", arguments: absurd)
  func views(bad: Double) {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let before = geometry(view)
    limits("frame", bad) {
      view.frame = CGRect(x: bad, y: 0, width: 5, height: 5)
      return view.frame.minX
    }
    limits("frame", abs(bad)) {
      view.frame = CGRect(x: 0, y: 0, width: 5, height: abs(bad))
      return view.frame.height
    }
    limits("bounds", bad) {
      view.bounds.origin.x = bad
      return view.bounds.minX
    }
    view.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    limits("bounds", abs(bad)) {
      view.bounds.size.width = abs(bad)
      return view.bounds.width
    }
    view.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    limits("position", bad) {
      view.center.y = bad
      return view.center.y
    }
    limits("position", bad) {
      view.layer.position = CGPoint(x: bad, y: 0)
      return view.layer.position.x
    }
    limits("frame", bad) { UIView(frame: CGRect(x: bad, y: 0, width: 0, height: 0)).center.x }
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    refuses("transform", "nonFiniteValue") { view.transform = CGAffineTransform(translationX: bad, y: 0) }
    refuses("transform", "nonFiniteValue") { view.transform3D = CATransform3DMakeScale(bad, 1, 1) }
    refuses("anchorPoint", "nonFiniteGeometry") { view.layer.anchorPoint.x = bad }
    refuses("zPosition", "nonFiniteValue") { view.layer.zPosition = bad }
    refuses("cornerRadius", "nonFiniteValue") { view.layer.cornerRadius = bad }
    refuses("layoutMargins", "nonFiniteGeometry") { view.layoutMargins.top = bad }
    #expect(geometry(view) == before && view.layoutMargins.top == 8)
    let controller = UIViewController()
    refuses("additionalSafeAreaInsets", "nonFiniteGeometry") { controller.additionalSafeAreaInsets.top = bad }
    #expect(controller.additionalSafeAreaInsets == .zero)
  }

  @Test("A valid frame is rejected if a tiny scale or a far anchor makes its bounds invalid")
  func derived() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 1e-13, y: 1e-13)
    let small = geometry(view)
    #expect(!Diagnostics.recording { view.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000) }.isEmpty)
    #expect(geometry(view) == small)
    view.transform = .identity
    view.layer.anchorPoint = CGPoint(x: 1e14, y: 0)
    let far = geometry(view)
    #expect(!Diagnostics.recording { view.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000) }.isEmpty)
    #expect(geometry(view) == far)
  }

  @Test("Attributes, paths, gestures, fonts and the screen reject absurd numbers", arguments: absurd)
  func others(bad: Double) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    refuses("center", "attributesGeometry") { attributes.center.x = bad }
    refuses("size", "attributesGeometry") { attributes.size = CGSize(width: 1, height: bad) }
    refuses("frame", "attributesGeometry") { attributes.frame = CGRect(x: 0, y: bad, width: 1, height: 1) }
    refuses("transform", "attributesGeometry") { attributes.transform = CGAffineTransform(translationX: 0, y: bad) }
    #expect(attributes.frame == .zero && attributes.transform == .identity)
    let path = UIBezierPath()
    refuses("point", "pathNotFinite") { path.move(to: CGPoint(x: bad, y: 0)) }
    refuses("transform", "pathNotFinite") { path.apply(CGAffineTransform(scaleX: bad, y: 1)) }
    refuses("translation", "nonFiniteGeometry") {
      UIPanGestureRecognizer().setTranslation(CGPoint(x: bad, y: 0), in: nil)
    }
    refuses("scale", "pinchScale") { UIPinchGestureRecognizer().scale = bad }
    refuses("rotation", "rotation") { UIRotationGestureRecognizer().rotation = bad }
    refuses("screen", "screenSize") { UIScreen.main.configure(size: CGSize(width: 400, height: bad), scale: 2) }
    refuses("spacing", "stackSpacing") { UIStackView().spacing = bad }
    #expect(UIScreen.main.bounds.height == 700)
  }

  @Test("Absurd input from a host is rejected", arguments: [Float(1e30), -2e9, .infinity, .nan])
  func input(bad: Float) {
    let list = UIScrollView(frame: fingers.window.bounds)
    list.contentSize = CGSize(width: 400, height: 2000)
    fingers.window.addSubview(list)
    for kind in [InputKind.pointerDown, .pointerMove, .hover, .wheel, .resize] {
      refuses("kind \(kind.rawValue)", "nonFiniteInput") {
        UIApplication.shared.handle(InputEvent(kind, identifier: 1, x: 5, y: bad, a: 2, milliseconds: 0))
      }
      refuses("kind \(kind.rawValue)", "nonFiniteInput") {
        UIApplication.shared.handle(InputEvent(kind, identifier: 1, x: 5, y: 5, a: bad, milliseconds: 0))
      }
    }
    fingers.wait(0.1)
    #expect(list.contentOffset == .zero && UIScreen.main.bounds.height == 700)
  }

  @Test("The largest accepted geometry scrolls and comes to rest", arguments: [1.0, -1])
  func largest(direction: Double) {
    let view = UIScrollView(frame: fingers.window.bounds)
    fingers.window.addSubview(view)
    view.contentSize = CGSize(width: 1e15, height: 1e15)
    view.contentInset = UIEdgeInsets(top: 1e15, left: 1e15, bottom: 1e15, right: 1e15)
    view.contentOffset = CGPoint(x: 0, y: direction * 4.9999999e14)
    for _ in 0..<3 {
      fingers.down(200, 350)
      for step in 1...8 { fingers.move(200, 350 - direction * 40 * Double(step), after: 0.008) }
      fingers.up(200, 350 - direction * 320)
      #expect(fingers.settles(within: 15))
    }
    #expect(view.offsetRange.clamp(view.contentOffset) == view.contentOffset && view.contentOffset.keepsLimit)
  }

  @Test("An animation rejects absurd values", arguments: absurd)
  func animation(bad: Double) {
    let animation = CABasicAnimation(keyPath: "position.x")
    refuses("toValue", "animationValue") { animation.toValue = bad }
    #expect(animation.toValue == nil)
  }

  /// Programs commonly measure text with a label of unlimited height, and use a view that covers the entire plane.
  @Test func unboundedSizesAreClampedWithoutFaults() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: CGFloat.greatestFiniteMagnitude))
    label.numberOfLines = 0
    label.text = "Words that need several lines of a narrow label"
    let faults = Diagnostics.recording {
      label.sizeToFit()
      let view = UIView(frame: .infinite)
      fingers.window.addSubview(view)
      #expect(view.frame.minX <= -5e14 && view.bounds.width == 1e15)
      fingers.wait(0.1)
    }
    #expect(faults.isEmpty)
    #expect(label.frame.origin == .zero && label.frame.width <= 100)
    #expect(
      label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 1e15)).height && label.frame.height > 60)
  }
}
