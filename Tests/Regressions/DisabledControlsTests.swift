// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A disabled button in a cell consumed touches, so tapping it did not select the cell. On iOS, a disabled control
/// forwards its touches to the next responder.
@Suite(.oneApplication) @MainActor struct DisabledControlsTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let control: UIControl
    init(_ control: UIControl) { self.control = control }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentView.addSubview(control)
      return cell
    }
  }

  private func control(_ kind: Int) -> UIControl {
    switch kind {
    case 0: UIButton(type: .system)
    case 1: UISwitch()
    case 2: UISlider()
    case 3: UITextField()
    default: UISegmentedControl(items: ["One", "Two"])
    }
  }

  @Test(
    "A tap selects the item through a disabled control, but not through an enabled one", arguments: 0..<5,
    [false, true])
  func tap(kind: Int, isEnabled: Bool) {
    let stage = RegressionFingers(size: CGSize(width: 320, height: 568))
    let control = control(kind)
    control.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    control.isEnabled = isEnabled
    let source = Source(control)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.window.addSubview(view)
    stage.wait(0.1)
    let place = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
    stage.down(Double(place.x), Double(place.y))
    stage.up(Double(place.x), Double(place.y), after: 0.1)
    #expect((view.indexPathsForSelectedItems ?? []) == (isEnabled ? [] : [IndexPath(item: 0, section: 0)]))
  }

  @Test(
    "A control disabled during a touch keeps it, and its superview receives no end without a beginning"
  )
  func disabledInTouch() {
    final class Around: UIView {
      var calls = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
    }
    let stage = RegressionFingers(size: CGSize(width: 320, height: 568))
    let around = Around(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
    around.addSubview(button)
    stage.window.addSubview(around)
    stage.wait(0.1)
    stage.down(60, 40)
    button.isEnabled = false
    stage.up(60, 40, after: 0.1)
    #expect(around.calls == 0)
    stage.down(60, 40)
    button.isEnabled = true
    stage.up(60, 40, after: 0.1)
    #expect(around.calls == 2)
  }
}
