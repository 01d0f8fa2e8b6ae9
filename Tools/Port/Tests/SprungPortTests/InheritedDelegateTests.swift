// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Tests UIKit delegate methods that only a subclass implements.
@Suite struct InheritedDelegateTests {
  private let base = "class A: UIViewController, UICollectionViewDelegateFlowLayout {\n}"

  @Test(arguments: [
    ("func scrollViewDidScroll(_ s: UIScrollView) {}", "func scrollViewDidScroll(_ s: UIScrollView) {  }"),
    (
      "func collectionView(_ c: UICollectionView, shouldSelectItemAt i: IndexPath) -> Bool { false }",
      "func collectionView(_ c: UICollectionView, shouldSelectItemAt i: IndexPath) -> Bool { true }"
    ),
    (
      "func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize { .zero }",
      "func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize { (l as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50) }"
    ),
  ]) func theBaseClassGetsTheMethod(method: String, inherited: String) {
    let texts = Ported.texts([
      ("A.swift", base), ("B.swift", "class B: A {\n  \(method)\n}\nclass C: A {\n  \(method)\n}"),
    ])
    #expect(texts[0] == base.dropLast() + inherited + " }")
    #expect(texts[1] == "class B: A {\n  override \(method)\n}\nclass C: A {\n  override \(method)\n}")
  }

  @Test func otherMethodsAreNotChanged() {
    let source =
      "class B: A {\n  func go(_ c: UICollectionView) {}\n  private func scrollViewHelp(_ s: UIScrollView) {}\n}"
    #expect(Ported.texts([("A.swift", base), ("B.swift", source)]) == [base, source])
  }

  @Test func defaultBehaviorOfUIKitMustBeKnown() {
    let ported = PortedSources(
      [
        ("A.swift", base),
        (
          "B.swift",
          "class B: A {\n  func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell { x }\n}"
        ),
      ],
      root: "/app")
    #expect(ported.problems.map(\.line) == [2])
  }
}
