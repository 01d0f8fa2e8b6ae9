// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that `delegate?.method?(...)` compiles and calls the method only if the delegate implements it.
@Suite(.oneApplication)
struct OptionalCallTests {
  final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 10 + indexPath.item, height: 20) }
  }

  final class Silent: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      UICollectionViewCell()
    }
  }

  final class Scrolls: NSObject, UIScrollViewDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { count += 10 }
  }

  private let layout = UICollectionViewFlowLayout()
  private let first = IndexPath(item: 0, section: 0)

  private func make() -> UICollectionView {
    UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
  }

  @Test func implementedMethodReturnsResult() {
    let view = make()
    let sizes = Sizes()
    view.delegate = sizes
    let delegate = view.delegate as? UICollectionViewDelegateFlowLayout
    let size = delegate?.collectionView?(view, layout: layout, sizeForItemAt: first) ?? .zero
    #expect(size == CGSize(width: 10, height: 20))
    #expect(delegate!.collectionView!(view, layout: layout, sizeForItemAt: first).width == 10)
  }

  @Test func missingMethodReturnsNil() {
    let view = make()
    let silent = Silent()
    view.delegate = silent
    view.dataSource = silent
    let delegate = view.delegate as? UICollectionViewDelegateFlowLayout
    #expect(delegate?.collectionView?(view, layout: layout, sizeForItemAt: first) == nil)
    #expect(delegate?.collectionView?(view, layout: layout, insetForSectionAt: 0) == nil)
    #expect(view.delegate?.collectionView?(view, shouldSelectItemAt: first) == nil)
    #expect(view.dataSource?.numberOfSections?(in: view) ?? 7 == 7)
    #expect(
      view.dataSource?.collectionView?(view, viewForSupplementaryElementOfKind: "header", at: first) == nil,
      "asked with a question mark, nothing is missing")
    // The methods themselves still return their defaults.
    #expect(view.delegate?.collectionView(view, shouldSelectItemAt: first) == true)
  }

  @Test func callsWithoutResultReachDelegate() {
    let view = UIScrollView()
    let scrolls = Scrolls()
    view.delegate = scrolls
    view.delegate?.scrollViewDidScroll?(view)
    view.delegate?.scrollViewDidEndDragging?(view, willDecelerate: false)
    view.delegate?.scrollViewDidZoom?(view)
    scrolls.scrollViewDidScroll(view)
    #expect(scrolls.count == 12)
  }

  @Test func nestedQueriesDoNotCount() {
    final class Outer: NSObject, UICollectionViewDelegateFlowLayout {
      let inner = Silent()
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        inner.collectionView?(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
          ?? CGSize(width: 3, height: 4)
      }
    }
    let view = make()
    let outer = Outer()
    let asked: any UICollectionViewDelegateFlowLayout = outer
    #expect(
      asked.collectionView?(view, layout: layout, sizeForItemAt: first) == CGSize(width: 3, height: 4))
  }

  /// A class like those that `sprung port` generates for `forwardingTarget(for:)`.
  final class Proxy: NSObject, UICollectionViewDelegateFlowLayout {
    var target: any UICollectionViewDelegateFlowLayout
    init(_ target: any UICollectionViewDelegateFlowLayout) { self.target = target }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      OptionalCalls.forward(from: self, to: target) {
        target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      }
    }
  }

  @Test func proxyImplementsMethodsOfItsTarget() {
    let view = make()
    let (sizes, silent) = (Sizes(), Silent())
    let inner = Proxy(sizes)
    let proxy = Proxy(inner)
    let delegate: any UICollectionViewDelegateFlowLayout = proxy
    #expect(delegate.collectionView?(view, layout: layout, sizeForItemAt: first) == CGSize(width: 10, height: 20))
    inner.target = silent
    #expect(delegate.collectionView?(view, layout: layout, sizeForItemAt: first) == nil)
    #expect(delegate.collectionView(view, layout: layout, sizeForItemAt: first) == layout.itemSize)
  }

  final class Texts: NSObject, UITextViewDelegate, UITextFieldDelegate, UISearchBarDelegate {
    var log: [String] = []
    func textViewDidChange(_ textView: UITextView) { log.append("view") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
  }

  @Test func textDelegatesCanBeCalled() {
    let texts = Texts()
    let view: any UITextViewDelegate = texts
    let field: any UITextFieldDelegate = texts
    let search: any UISearchBarDelegate = texts
    view.textViewDidChange?(UITextView())
    search.searchBarSearchButtonClicked?(UISearchBar())
    #expect(texts.log == ["view", "search"])
    #expect(field.textFieldShouldReturn?(UITextField()) == false)
    #expect(field.textFieldShouldClear?(UITextField()) == nil)
  }
}
