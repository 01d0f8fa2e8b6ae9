// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// The table of reliability counted 47 kinds of misuse; dozens of others were reported by code that no test reached. Each test
/// of one names its kind, which `DiagnosticRules` checks; these are the kinds that no other suite tries.
@Suite(.oneApplication) @MainActor struct UntriedMisuseTests {
  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  final class Viewless: UIViewController {
    override func loadView() {}
  }

  private func expect(_ kind: String, _ body: () -> Void, location: SourceLocation = #_sourceLocation) {
    let faults = Diagnostics.recording(body)
    #expect(faults.map(\.kind) == [kind], sourceLocation: location)
    #expect(faults.allSatisfy { $0.message.count > 20 }, sourceLocation: location)
  }

  @Test func layersPicturesAndAnimations() {
    let layer = CALayer()
    expect("layerCycle") { layer.addSublayer(layer) }
    #expect(layer.superlayer == nil)
    expect("layerCopy") { _ = CALayer(layer: "a text") }
    expect("imageSize") { #expect(UIImage(color: .red, size: .zero).size == CGSize(width: 1, height: 1)) }
    expect("animationRepeatCount") {
      UIView.animate(withDuration: 0.1) { UIView.modifyAnimations(withRepeatCount: 0, autoreverses: false) {} }
    }
    expect("timingCurve") { _ = CAMediaTimingFunction(controlPoints: .nan, 0, 1, 1) }
    expect("timingIndex") {
      var values: [Float] = [7, 7]
      CAMediaTimingFunction(controlPoints: 0, 0, 1, 1).getControlPoint(at: 4, values: &values)
      #expect(values == [7, 7])
    }
    expect("transitionPercent") { UIPercentDrivenInteractiveTransition().update(.nan) }
    expect("accessibilityArgument") { UIAccessibility.post(notification: .announcement, argument: 5) }
    expect("previewWithoutPlace") { _ = UITargetedPreview(view: UIView()) }
  }

  @Test func controllers() {
    expect("presentationStyle") {
      let child = UIViewController()
      child.modalPresentationStyle = .none
      UIViewController().present(child, animated: false)
    }
    expect("noView") { #expect(Viewless().view != nil) }
    expect("noTable") {
      let controller = UITableViewController()
      controller.view = UIView()
      _ = controller.tableView
    }
    expect("storyboardSegue") { UIViewController().performSegue(withIdentifier: "next", sender: nil) }
  }

  @Test func collectionViews() {
    let (first, second) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    let transition = UICollectionViewTransitionLayout(currentLayout: first, nextLayout: second)
    expect("transitionProgress") { transition.transitionProgress = .nan }
    #expect(transition.transitionProgress == 0)
    expect("animatedKey") { transition.updateValue(.nan, forAnimatedKey: "offset") }
    expect("attributesBounds") {
      UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)).bounds =
        CGRect(x: 1, y: 0, width: 2, height: 2)
    }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: first)
    expect("interactiveTransition") { view.finishInteractiveTransition() }
    let source = Source()
    let path = IndexPath(item: 0, section: 0)
    expect("missingMove") { source.collectionView(view, moveItemAt: path, to: path) }
    expect("missingSupplementaryView") {
      _ = source.collectionView(view, viewForSupplementaryElementOfKind: "badge", at: path)
    }
  }
}
