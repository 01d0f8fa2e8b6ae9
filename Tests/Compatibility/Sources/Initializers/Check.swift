// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = PlainController()
  check.show { controller }
  check.expect(controller.box.superview === controller.view, "a controller without nib loads its view")
  check.expect(ConvenientController().title == "Convenient" && ModelController(number: 3).number == 3, "controllers")
  check.expect(GridController().collectionView.collectionViewLayout is UICollectionViewFlowLayout, "a grid")
  check.expect(
    (ConvenientGridController().collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal,
    "a grid with its own layout")
  let navigation = Navigation(rootViewController: UIViewController())
  check.expect(navigation.viewControllers.count == 1 && !navigation.navigationBar.isTranslucent, "navigation")
  check.expect(EmptyNavigation().viewControllers.isEmpty, "empty navigation")
  check.expect(Tabs([UIViewController(), UIViewController()]).viewControllers?.count ?? 0 == 2, "tabs")
  check.expect(Grid().collectionViewLayout is UICollectionViewFlowLayout, "a collection view")
  check.expect(Picture(image: nil).contentMode == .scaleToFill, "a picture of an image")
  check.expect(Picture(frame: .zero).contentMode == .scaleAspectFill, "a picture of a frame")
  check.expect(Caption("a").text == "a" && TitledButton(title: "b").currentTitle == "b", "words")
  check.expect(RoundButton().layer.cornerRadius == 22 && ConvenientView().bounds.width == 10, "sizes")
  check.expect(Rows([UIView(), UIView()]).arrangedSubviews.count == 2, "a stack")
  check.expect(WideField().borderStyle == .roundedRect && !Note().isScrollEnabled, "text")
  check.expect(ListLayout(height: 7).itemSize.height == 7 && ListLayout().minimumLineSpacing == 2, "layouts")
  check.expect(ColumnLayout(columns: 4).columns == 4 && DistancePan(distance: 9).distance == 9, "stored values")
  check.expect(Falling(items: [controller.box]).childBehaviors.count == 1, "a behavior")
  let ring = RingView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  ring.ring.path = UIBezierPath(ovalIn: ring.bounds).cgPath
  controller.view.addSubview(ring)
  check.frames(1)
  check.expect(ring.ring.presentation()?.lineWidth ?? 0, is: 4, "the layer of a view is made by its own initializer")
  check.expect(Ring(layer: ring.ring).path != nil, "a copy of a layer")
  check.expect(Spinner().tintColor == .systemGray, "a refresh control")
}
