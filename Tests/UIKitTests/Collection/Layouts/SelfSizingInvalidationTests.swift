// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that a visible cell is measured again automatically when its content changes.
@Suite(.oneApplication) @MainActor struct SelfSizingInvalidationTests {
  /// A cell with the height of the box inside it.
  final class BoxCell: UICollectionViewCell {
    let box = UIView()
    private(set) var height: NSLayoutConstraint!

    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      height = box.heightAnchor.constraint(equalToConstant: 40)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 320), height,
      ])
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    }
  }

  final class Bench {
    let stage = FingerStage(size: CGSize(width: 320, height: 480))
    let view: UICollectionView
    let source = Source()

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 320, height: 60)
      layout.minimumLineSpacing = 0
      view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
      view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
      view.dataSource = source
      stage.window.addSubview(view)
      stage.tick()
    }

    func cell(_ item: Int) -> BoxCell { view.cellForItem(at: IndexPath(item: item, section: 0)) as! BoxCell }
    func tops() -> [CGFloat] { (0..<4).map { cell($0).frame.minY } }
  }

  @Test("By default, cells and content views that invalidate their size are measured again; a constraint is not enough")
  func enabled() {
    let bench = Bench()
    #expect(bench.view.selfSizingInvalidation == .enabled && bench.tops() == [0, 40, 80, 120])
    bench.cell(1).height.constant = 100
    bench.stage.tick()
    #expect(bench.tops() == [0, 40, 80, 120])
    bench.cell(1).invalidateIntrinsicContentSize()
    bench.stage.tick()
    #expect(bench.tops() == [0, 40, 140, 180])
    bench.cell(0).height.constant = 10
    bench.cell(0).contentView.invalidateIntrinsicContentSize()
    bench.stage.tick()
    #expect(bench.tops() == [0, 10, 110, 150] && bench.view.validate() == [])
  }

  @Test("With constraints included, a constraint change triggers measuring once") func constraints() {
    let bench = Bench()
    bench.view.selfSizingInvalidation = .enabledIncludingConstraints
    bench.cell(1).height.constant = 100
    bench.stage.tick()
    #expect(bench.tops() == [0, 40, 140, 180] && bench.view.validate() == [])
    bench.stage.tick()
    bench.stage.tick()
    #expect(bench.stage.isAtRest)
  }

  @Test("When disabled, cells are measured only if the program invalidates the layout") func disabled() {
    let bench = Bench()
    bench.view.selfSizingInvalidation = .disabled
    bench.cell(1).height.constant = 100
    bench.cell(1).invalidateIntrinsicContentSize()
    bench.cell(2).contentConfiguration = UIListContentConfiguration.cell()
    bench.stage.tick()
    #expect(bench.tops() == [0, 40, 80, 120])
    bench.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    bench.stage.tick()
    #expect(bench.tops() == [0, 40, 140, 180])
  }

  @Test("In an animation block, cells are animated without an explicit layout call") func animated() {
    let bench = Bench()
    var isDone = false
    UIView.animate(
      withDuration: 1,
      animations: {
        bench.cell(1).height.constant = 100
        bench.cell(1).invalidateIntrinsicContentSize()
      }, completion: { isDone = $0 })
    #expect(bench.cell(2).frame.minY == 140)
    bench.stage.wait(0.5)
    let shown = bench.cell(2).layer.presentation()?.frame.minY ?? 0
    #expect(shown > 85 && shown < 135, "\(shown)")
    bench.stage.wait(0.6)
    #expect(isDone && bench.cell(2).layer.presentation()?.frame.minY == 140 && bench.view.validate() == [])
  }

  @Test("Outside an animation block, and in performWithoutAnimation, cells change at once") func atOnce() {
    let bench = Bench()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        bench.cell(1).height.constant = 100
        bench.cell(1).invalidateIntrinsicContentSize()
      }
    }
    bench.stage.tick()
    #expect(bench.cell(2).layer.presentation()?.frame.minY == 140)
  }

  @Test("Rows are measured again when their configuration changes, unless their height is fixed")
  func tables() {
    func change(_ mode: UITableView.SelfSizingInvalidation?, height: CGFloat?) -> (before: CGFloat, after: CGFloat) {
      let bench = TableBench(RowSource([["50", "60", "70"]])) {
        if let mode { $0.selfSizingInvalidation = mode }
        if let height { $0.rowHeight = height }
      }
      let before = bench.table.rectForRow(at: bench.path(2)).minY
      var content = UIListContentConfiguration.cell()
      content.text = String(repeating: "many words ", count: 40)
      bench.cell(0)?.contentConfiguration = content
      bench.stage.tick()
      #expect(bench.table.validate() == [])
      return (before, bench.table.rectForRow(at: bench.path(2)).minY)
    }
    let usual = change(nil, height: nil)
    #expect(usual.before == 110 && usual.after > 200)
    let disabled = change(.disabled, height: nil)
    #expect(disabled.before == disabled.after)
    let fixed = change(nil, height: 44)
    #expect(fixed.before == 88 && fixed.after == 88)
  }

  @Test("Rows are measured again when their cells invalidate their size, and animated in a block") func rows() {
    let bench = TableBench(RowSource([["50", "60", "70"]]))
    #expect(bench.table.selfSizingInvalidation == .enabled)
    UIView.animate(withDuration: 1) {
      bench.cell(0)?.word = "90"
      bench.cell(0)?.invalidateIntrinsicContentSize()
    }
    #expect(bench.table.rectForRow(at: bench.path(2)).minY == 150)
    bench.stage.wait(0.5)
    let shown = bench.cell(2)?.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 112 && shown < 148)
    bench.table.selfSizingInvalidation = .enabledIncludingConstraints
    bench.cell(0)?.word = "30"
    bench.stage.wait(1)
    #expect(bench.table.rectForRow(at: bench.path(2)).minY == 90 && bench.table.validate() == [])
  }
}
