// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Tests classes that implement `responds(to:)` and forward delegate calls.
@Suite struct DelegateProxyTests {
  private let source = """
    class P: NSObject, UISearchBarDelegate {
      weak var next: UISearchBarDelegate?
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { a() }
      override func responds(to s: Selector!) -> Bool { super.responds(to: s) || next?.responds(to: s) ?? false }
      override func forwardingTarget(for s: Selector!) -> Any? { next!.responds(to: s) ? next : super.forwardingTarget(for: s) }
    }
    """

  @Test func functionsOfProxyAreRewritten() {
    let text = Ported.text(source)
    #expect(
      text.contains(
        "func doesRespond(to s: Selector!) -> Bool { (implementsDelegateMethod(self, s) == true || super.responds(to: s)) || Optional(delegateResponds(next, s)) ?? false }"
      ))
    #expect(
      text.contains(
        "func forwardingTarget(for s: Selector!) -> Any? { delegateResponds(next!, s) ? next : (nil as ActionSender?) }"
      ))
    #expect(
      text.contains("@_nonoverride func responds(to aSelector: Selector!) -> Bool { doesRespond(to: aSelector) }"))
    #expect(Ported.problems(source).isEmpty)
  }

  @Test func methods() {
    let text = Ported.text(source)
    // Each optional method that the class does not declare is generated once.
    #expect(
      text.contains(
        "func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { let target = forwardedUISearchBarDelegate(\"searchBarSearchButtonClicked:\"); return OptionalCalls.forward(from: self, to: target) { target.searchBarSearchButtonClicked(searchBar) } }"
      ))
    #expect(text.components(separatedBy: "func searchBarCancelButtonClicked(").count == 2)
    #expect(text.contains("if !responds(to: Selector.init(\"searchBarCancelButtonClicked:\")) { return"))
    #expect(text.contains("final class UnansweredP: NSObject, UISearchBarDelegate {}"))
  }

  @Test func proxyIsRewrittenOnce() {
    let once = Ported.text(source)
    #expect(Ported.text(once) == once)
  }

  @Test func subclassesOfProxiesAreRewritten() {
    let text = Ported.text(
      source + """

        class Q: P {
          override func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { b() }
          func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { c() }
          override func responds(to s: Selector!) -> Bool { super.responds(to: s) }
        }
        """)
    #expect(text.contains("override func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {"))
    #expect(text.contains("override func doesRespond(to s: Selector!) -> Bool { super.doesRespond(to: s) }"))
    #expect(text.components(separatedBy: "@_nonoverride").count == 2)
  }

  /// Tests that UIKit can call flow layout methods of a forwarding collection view delegate, and methods of a
  /// forwarding table data source.
  @Test func protocolsOfProxiesAreExtended() {
    let text = Ported.text(
      """
      class P: NSObject, UICollectionViewDelegate, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { a() }
        override func responds(to s: Selector!) -> Bool { true }
        override func forwardingTarget(for s: Selector!) -> Any? { nil }
      }
      """)
    #expect(
      text.contains(
        "class P: NSObject, UICollectionViewDelegate, UITableViewDataSource, UICollectionViewDelegateFlowLayout {"))
    #expect(
      text.contains("final class UnansweredP: NSObject, UICollectionViewDelegateFlowLayout, UITableViewDataSource {\n"))
    #expect(
      text.contains(
        "  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fatalError() }\n"))
    #expect(!text.contains("numberOfRowsInSection section: Int) -> Int { if"))
    #expect(text.contains("sizeForItemAt indexPath: IndexPath) -> CGSize { let target"))
  }

  /// Tests that calls that ask a delegate whether it responds to a selector are rewritten.
  @Test func respondsToQueriesAreRewritten() {
    let text = Ported.text(
      "func a(_ d: UIScrollViewDelegate?) -> Bool { d?.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll)) == true }"
    )
    #expect(
      text.hasPrefix(
        "func a(_ d: UIScrollViewDelegate?) -> Bool { Optional(delegateResponds(d, Selector(\"scrollViewDidScroll:\"))) == true }\n"
      ))
    #expect(
      Ported.text("func a(_ d: D) { _ = d.responds(to: #selector(D.b)) }\nprotocol D {}").contains("d.responds(to:"))
  }
}
