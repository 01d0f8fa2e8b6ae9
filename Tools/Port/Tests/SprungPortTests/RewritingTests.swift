// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SprungPort

/// Tests the rewriting of short snippets.
@Suite struct RewritingTests {
  struct Row: CustomStringConvertible, Sendable {
    let name: String
    let source: String
    let expected: String
    var description: String { name }
  }

  static let rows: [Row] = [
    Row(
      name: "attributes and modifiers of Objective-C",
      source:
        "@objc(Card) @IBDesignable class A: UIView {\n  @IBOutlet var b: UILabel!\n  @objc\n  dynamic var c = 0\n}",
      expected: "class A: UIView {\n  var b: UILabel!\n  \n  var c = 0\n}"),
    Row(
      name: "weak properties of a struct, whose memberwise initializer takes the object",
      source: "import UIKit\nstruct A { weak var b: UIView?; weak var c: UIView? { didSet {} } }",
      expected:
        "import UIKit\nstruct A { @WeakReference var b: UIView? = nil; @WeakReference var c: UIView? = nil { didSet {} } }"
    ),
    Row(
      name: "two imports on one line", source: "import Foundation; import UIKit\nlet a = 1",
      expected: "import UIKit\nlet a = 1"),
    Row(
      name: "forced calls of optional methods of UIKit, and of closures",
      source: "let a = d.numberOfSections!(in: c)\nb.scrollViewDidScroll!(c)\ndone!(1)\nx.done!(1)",
      expected: "let a = d.numberOfSections(in: c)\nb.scrollViewDidScroll(c)\ndone!(1)\nx.done!(1)"),
    Row(
      name: "a selector of an optional method of UIKit",
      source: "let a = #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))",
      expected: "let a = Selector(\"tableView:didSelectRowAt:\")"),
    Row(
      name: "construction through a generic parameter",
      source:
        "func a<V: UIView>(_: V.Type) -> V { V(frame: .zero) }\nfunc b<V>(_: V.Type) -> V where V: UIView { V.init() }",
      expected:
        "func a<V: UIView>(_: V.Type) -> V { MetatypeInstance.make(V.self, frame: .zero) }\nfunc b<V>(_: V.Type) -> V where V: UIView { MetatypeInstance.make(V.self) }"
    ),
    Row(
      name: "construction through class objects",
      source:
        "class A: UIViewController {\n  let c: UIView.Type = UILabel.self\n  func d() { _ = c.init(frame: .zero); _ = type(of: self).init() }\n  class func e() -> Self { self.init() }\n  static func f() -> Self { Self(nibName: nil, bundle: nil) }\n  convenience init(x: Int) { self.init() }\n}",
      expected:
        "class A: UIViewController {\n  let c: UIView.Type = UILabel.self\n  func d() { _ = MetatypeInstance.make(c, frame: .zero); _ = MetatypeInstance.make(type(of: self)) }\n  class func e() -> Self { MetatypeInstance.make(self) }\n  static func f() -> Self { MetatypeInstance.make(Self.self, nibName: nil, bundle: nil) }\n  convenience init(x: Int) { self.init() }\n}"
    ),
    Row(
      name: "construction by initializers of Swift",
      source:
        "protocol P { init() }\nclass A: UIView { required override init(frame: CGRect) { super.init(frame: frame) } }\nfunc a<V: UIView & P>(_: V.Type) -> V { V() }\nfunc b<V: A>(_: V.Type) -> V { V(frame: .zero) }\nfunc c<V: Decodable>(_: V.Type) -> V { V() }",
      expected:
        "protocol P { init() }\nclass A: UIView { required override init(frame: CGRect) { super.init(frame: frame) } }\nfunc a<V: UIView & P>(_: V.Type) -> V { V() }\nfunc b<V: A>(_: V.Type) -> V { V(frame: .zero) }\nfunc c<V: Decodable>(_: V.Type) -> V { V() }"
    ),
    Row(name: "entry point", source: "@UIApplicationMain\nclass A {}", expected: "@main\nclass A {}"),
    Row(
      name: "selector without arguments",
      source: "class A {\n  @objc func b() {}\n  func c() { d(#selector(b)) }\n}",
      expected: "class A {\n  func b() {}\n  func c() { d(Selector(\"b\", calling: { (me: A) in me.b() })) }\n}"),
    Row(
      name: "selector with sender, private",
      source: "class A {\n  @objc private func b(_ x: UIButton) {}\n  let s = #selector(A.b(_:))\n}",
      expected:
        "class A {\n  private func b(_ x: UIButton) {}\n  let s = Selector(\"b:\", calling: { (me: A, sender: UIButton) in me.b(sender) })\n}"
    ),
    Row(
      name: "selector with a labeled sender of any type and an event",
      source: "class A {\n  @objc func b(sender: Any, for e: UIEvent) {}\n  let s = #selector(b(sender:for:))\n}",
      expected:
        "class A {\n  func b(sender: Any, for e: UIEvent) {}\n  let s = Selector(\"bWithSender:for:\", calling: { (me: A, sender: AnyObject?, event: UIEvent?) in me.b(sender: sender ?? (me as AnyObject), for: event ?? UIEvent()) })\n}"
    ),
    Row(
      name: "selector of another class and of an inherited method",
      source:
        "class A {\n  @objc func b() {}\n}\nclass C: A {\n  let s = [#selector(b), #selector(A.b), #selector(self.b)]\n}",
      expected:
        "class A {\n  func b() {}\n}\nclass C: A {\n  let s = [Selector(\"b\", calling: { (me: C) in me.b() }), Selector(\"b\", calling: { (me: A) in me.b() }), Selector(\"b\", calling: { (me: C) in me.b() })]\n}"
    ),
    Row(
      name: "selector chosen by a type",
      source: "class A {\n  @objc func b() {}\n  @objc func b(_ c: A) {}\n  let s = #selector(b as () -> Void)\n}",
      expected:
        "class A {\n  func b() {}\n  func b(_ c: A) {}\n  let s = Selector(\"b\", calling: { (me: A) in me.b() })\n}"),
    Row(
      name: "selectors of UIKit's methods",
      source: "let a = #selector(UIView.setNeedsLayout)\nlet b = #selector(UIView.endEditing(_:))",
      expected:
        "let a = Selector(\"setNeedsLayout\", method: UIView.setNeedsLayout)\nlet b = Selector(\"endEditing:\", method: UIView.endEditing(_:))"
    ),
    Row(
      name: "observing by key path, of a subclass, and of what is unknown",
      source:
        "let a = b.observe(\\.contentOffset, options: .new) { _, _ in }\nlet c = observe(\\A.bounds) { d in }\ne.observe(\\.text) {}",
      expected:
        "let a = b.observe(.contentOffset, options: .new) { _, _ in }\nlet c = observe(.bounds) { d in }\ne.observe(\\.text) {}"
    ),
    Row(
      name: "observing by name in a plain object",
      source: "class A: NSObject {\n  override func observeValue(forKeyPath a: String?) {}\n}",
      expected: "class A: NSObject, NSKeyValueObserving {\n   func observeValue(forKeyPath a: String?) {}\n}"),
    Row(
      name: "edit actions",
      source: "let a = #selector(UIResponderStandardEditActions.copy(_:))",
      expected: "let a = Selector(\"copy:\")"),
    Row(
      name: "getter and setter",
      source: "class A {\n  @objc var b: Int = 0\n  let s = [#selector(getter: b), #selector(setter: A.b)]\n}",
      expected:
        "class A {\n  var b: Int = 0\n  let s = [Selector(\"b\", calling: { (me: A) in me.b }), Selector(\"setB:\", calling: { (me: A, value: Int) in me.b = value })]\n}"
    ),
    Row(
      name: "selectors of literal names",
      source:
        "class A {\n  @objc func b(_ x: A) {}\n  let s = [Selector(\"b:\"), Selector((\"b:\"))]\n  func c() { d(action: \"b:\") }\n}",
      expected:
        "class A {\n  func b(_ x: A) {}\n  let s = [Selector(\"b:\", calling: { (me: A, sender: A) in me.b(sender) }), Selector(\"b:\", calling: { (me: A, sender: A) in me.b(sender) })]\n  func c() { d(action: Selector(\"b:\", calling: { (me: A, sender: A) in me.b(sender) })) }\n}"
    ),
    Row(
      name: "no target: whoever has the method",
      source:
        "class A {\n  @objc func b() {}\n}\nclass C {\n  @objc func b() {}\n  func d() { send(#selector(A.b), to: nil) }\n}",
      expected:
        "class A {\n  func b() {}\n}\nclass C {\n  func b() {}\n  func d() { send(Selector(\"b\", calling: { (me: A) in me.b() }).or(Selector(\"b\", calling: { (me: C) in me.b() })), to: nil) }\n}"
    ),
    Row(
      name: "nested and generic classes",
      source:
        "class A {\n  class B<T> {\n    @objc func c() {}\n    func d() { e(#selector(c)) }\n  }\n}\nextension A.B {\n  func f() { e(#selector(c)) }\n}",
      expected:
        "class A {\n  class B<T> {\n    func c() {}\n    func d() { e(Selector(\"c\", calling: { (me: B) in me.c() })) }\n  }\n}\nextension A.B {\n  func f() { e(Selector(\"c\", calling: { (me: A.B) in me.c() })) }\n}"
    ),
    Row(
      name: "weak and unowned properties",
      source: "class A {\n  private weak var b: B?\n  unowned let c: C\n  weak public private(set) var d: B!\n}",
      expected:
        "class A {\n  @WeakReference private var b: B?\n  unowned(unsafe) let c: C\n  @WeakReference public private(set) var d: B!\n}"
    ),
    Row(
      name: "weak captures",
      source:
        "class A {\n  func b() {\n    run { [weak self, weak x = y, unowned z] in\n      self?.c(x, z)\n      guard let self = self else { return }\n      self.c()\n    }\n  }\n}",
      expected:
        "class A {\n  func b() {\n    run { [weakSelf = WeakReference(self), x = WeakReference(y), unowned(unsafe) z] in\n      weakSelf.wrappedValue?.c(x.wrappedValue, z)\n      guard let self = weakSelf.wrappedValue else { return }\n      self.c()\n    }\n  }\n}"
    ),
    Row(
      name: "self left out behind a guard",
      source:
        "class A {\n  var n = 0\n  func b(_ p: Int) {\n    run { [weak self] in\n      guard let self else { return }\n      n = p\n      b(n)\n      let m = n\n      print(m)\n    }\n  }\n}",
      expected:
        "class A {\n  var n = 0\n  func b(_ p: Int) {\n    run { [weakSelf = WeakReference(self)] in\n      guard let self = weakSelf.wrappedValue else { return }\n      self.n = p\n      self.b(self.n)\n      let m = self.n\n      print(m)\n    }\n  }\n}"
    ),
    Row(
      name: "closures in closures",
      source:
        "class A {\n  func b() {\n    run { [weak self] in\n      self?.run { [weak self] in self?.b() }\n      if let self = self { self.run { self.b() } } else { print(self == nil) }\n    }\n  }\n}",
      expected:
        "class A {\n  func b() {\n    run { [weakSelf = WeakReference(self)] in\n      weakSelf.wrappedValue?.run { [weakSelf = WeakReference(weakSelf.wrappedValue)] in weakSelf.wrappedValue?.b() }\n      if let self = weakSelf.wrappedValue { self.run { self.b() } } else { print(weakSelf.wrappedValue == nil) }\n    }\n  }\n}"
    ),
    Row(
      name: "a weak variable and self between backticks",
      source:
        "class A {\n  func b() {\n    weak var c = self\n    run { [weak self] in\n      guard let `self` = self else { return }\n      self.b()\n    }\n  }\n}",
      expected:
        "class A {\n  func b() {\n    @WeakReference var c = self\n    run { [weakSelf = WeakReference(self)] in\n      guard let self = weakSelf.wrappedValue else { return }\n      self.b()\n    }\n  }\n}"
    ),
    Row(
      name: "targets of no class",
      source:
        "class A {\n  weak var t: AnyObject?\n  var s: Selector?\n  func b(_ u: AnyObject) {\n    _ = t?.perform(s!, with: self)\n    u.perform(s)\n    perform(s!)\n  }\n}",
      expected:
        "class A {\n  @WeakReference var t: AnyObject?\n  var s: Selector?\n  func b(_ u: AnyObject) {\n    _ = SelectorTarget(t).perform(s!, with: self)\n    SelectorTarget(u).perform(s)\n    perform(s!)\n  }\n}"
    ),
    Row(
      name: "selectors in an extension of Selector",
      source:
        "class A {\n  @objc fileprivate func b(_ n: Notification) {}\n}\nprivate extension Selector {\n  static let b = #selector(A.b(_:))\n}",
      expected:
        "class A {\n  fileprivate func b(_ n: Notification) {}\n}\nprivate extension Selector {\n  static let b = Selector(\"b:\", calling: { (me: A, sender: Notification) in me.b(sender) })\n}"
    ),
    Row(
      name: "submodules, conditions and key paths",
      source:
        "import UIKit.UIGestureRecognizerSubclass\n#if os(iOS) || os(tvOS)\nlet a = #keyPath(UIScrollView.contentOffset)\n#endif",
      expected: "import UIKit\n#if canImport(UIKit) || os(tvOS)\nlet a = \"contentOffset\"\n#endif"),
    Row(
      name: "Any where UIKit is imported",
      source: "import UIKit\nclass A {\n  @IBAction func b(_ sender: Any?) -> [String: Any] { [:] }\n}",
      expected:
        "import UIKit\nclass A {\n  func b(_ sender: ActionSender?) -> [String: ActionSender] { [:] }\n}"),
  ]

  @Test(arguments: rows) func lineIsRewritten(_ row: Row) {
    #expect(Ported.text(row.source) == row.expected)
  }

  @Test(arguments: rows) func eachLineKeepsItsNumber(_ row: Row) {
    #expect(
      Ported.text(row.source).split(separator: "\n", omittingEmptySubsequences: false).count
        == row.source.split(separator: "\n", omittingEmptySubsequences: false).count)
  }

  @Test func unchangedSourceOnlyGetsItsLocation() throws {
    let source = "// A comment.\nstruct A {\n  var b = \"#selector(c)\"  // @objc\n}\n"
    let ported = PortedSources([("dir/A.swift", source)], root: "/app")
    let output = try #require(ported.outputs.first)
    #expect(output.text == "#sourceLocation(file: \"/app/dir/A.swift\", line: 1)\n" + source)
    #expect(output.changes == 0 && output.path == "dir/A.ported.swift" && output.origin == "dir/A.swift")
    #expect(PortedSources([("main.swift", source)], root: "/app").outputs.first?.path == "main.swift")
  }

  @Test func conditionalImportsPrecedeSource() throws {
    let ported = PortedSources([("A.swift", "import Foundation\nimport UIKit\n")], root: "/app")
    #expect(
      ported.outputs.first?.text
        == "#if canImport(Foundation)\nimport Foundation\n#endif\n#sourceLocation(file: \"/app/A.swift\", line: 1)\n\nimport UIKit\n"
    )
  }
}
