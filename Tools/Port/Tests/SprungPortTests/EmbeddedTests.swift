// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Tests replacements for the parts of Swift that the browser build lacks.
@Suite struct EmbeddedTests {
  struct Row: CustomStringConvertible, Sendable {
    let description: String
    let source: String
    let expected: String
  }

  static let rows: [Row] = [
    Row(
      description: "key paths as functions", source: #"let a = b.map(\.frame.minX).first(where: \.isOdd)"#,
      expected: "let a = b.map({ $0.frame.minX }).first(where: { $0.isOdd })"),
    Row(
      description: "a key path as a value is unchanged", source: #"let a = animate(\.center)"#,
      expected: #"let a = animate(\.center)"#),
    Row(
      description: "items of a behavior",
      source: "let a = UIGravityBehavior(items: balls)\nlet b = UIPushBehavior(items: [ball], mode: .continuous)",
      expected:
        "let a = UIGravityBehavior(items: balls.map { $0 })\nlet b = UIPushBehavior(items: [ball], mode: .continuous)"),
    Row(
      description: "custom attributes class",
      source:
        "class A: UICollectionViewLayout {\n  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {\n    guard b else { return nil }\n    let c = d.map { return $0 }\n    return cache.filter { $0.e }\n  }\n}",
      expected:
        "class A: UICollectionViewLayout {\n  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {\n    guard b else { return nil }\n    let c = d.map { return $0 }\n    return cache.filter { $0.e }.map { $0 }\n  }\n}"
    ),
    Row(
      description: "delegate of a flow layout",
      source: "class A: UICollectionViewController, UICollectionViewDelegateFlowLayout {\n}",
      expected:
        "class A: UICollectionViewController, UICollectionViewDelegateFlowLayout { override var _flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { self };\n}"
    ),
    Row(
      description: "a view controller as its own delegate is unchanged",
      source: "class A: UIViewController, UICollectionViewDelegateFlowLayout {\n}",
      expected: "class A: UIViewController, UICollectionViewDelegateFlowLayout {\n}"),
    Row(
      description: "values of an animation",
      source: "a.fromValue = old\na.toValue = b + 1\na.byValue = 0.5\na.toValue = nil\na.toValue = .number(c)",
      expected:
        "a.fromValue = animationValue(old)\na.toValue = animationValue(b + 1)\na.byValue = 0.5\na.toValue = nil\na.toValue = .number(c)"
    ),
    Row(
      description: "class of a scene's delegate", source: "a.delegateClass = B.self\na.delegateClass = c",
      expected: "a.setDelegateClass(B.self) \na.delegateClass = c"),
    Row(
      description: "class of a layer",
      source: "class A: UIView {\n  override class var layerClass: AnyClass { return B.self }\n}",
      expected: "class A: UIView {\n  override class var layerClass: LayerClass { return B.self }\n}"),
    Row(
      description: "names of boundaries",
      source:
        "func a(_ b: C, withBoundaryIdentifier d: NSCopying?, e: Int) {\n  if let f = d as? String { g(f) }\n  h = e as? String\n  i.removeBoundary(withIdentifier: \"floor\" as NSString)\n}",
      expected:
        "func a(_ b: C, withBoundaryIdentifier d: NSCopying?, e: Int) {\n  if let f = d?.boundaryText { g(f) }\n  h = e as? String\n  i.removeBoundary(withIdentifier: \"floor\" as NSCopying)\n}"
    ),
    Row(
      description: "names of menus",
      source: "_ = UIContextMenuConfiguration(identifier: \"\\(a.id)\" as NSString, previewProvider: nil)\n"
        + "_ = UIContextMenuConfiguration(identifier: a.name as NSString) { _ in nil }\n_ = B(identifier: a as NSString)",
      expected: "_ = UIContextMenuConfiguration(identifier: \"\\(a.id)\" as NSCopying, previewProvider: nil)\n"
        + "_ = UIContextMenuConfiguration(identifier: \"\\(a.name)\" as NSCopying) { _ in nil }\n_ = B(identifier: NSString(string: a))"
    ),
    Row(
      description: "launch options stay", source: "import UIKit\nlet a: [UIApplication.LaunchOptionsKey: Any]? = nil",
      expected: "import UIKit\nlet a: [UIApplication.LaunchOptionsKey: Any]? = nil"),
    Row(
      description: "self of a convenience initializer",
      source: "class A: B {\n  convenience init() {\n    self.init(c: 1)\n    d = { [weak self] in self?.e() }\n  }\n}",
      expected:
        "class A: B {\n  convenience init() {\n    self.init(c: 1)\n    d = { [weakSelf = WeakReference<A>(self)] in weakSelf.wrappedValue?.e() }\n  }\n}"
    ),
  ]

  @Test(arguments: rows) func unsupportedCodeIsRewritten(_ row: Row) {
    #expect(Ported.text(row.source) == row.expected)
  }
}
