// SPDX-License-Identifier: MIT

import Foundation
import SprungHeadless
import SprungPhysics
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// The reliability table counted 47 kinds of misuse, but the code reported dozens of others that were not tested. These
/// tests cover the kinds that no other suite covers. `Scripts/reliability --stale` compares the kinds reported by all
/// native tests with the table.
@Suite(.oneApplication) @MainActor final class UntriedMisuseTests {
  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  /// A data source and delegate that each violate one rule.
  final class Careless: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var identifier = "cell"
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    }
    func collectionView(
      _ view: UICollectionView, transitionLayoutForOldLayout old: UICollectionViewLayout,
      newLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      UICollectionViewTransitionLayout(currentLayout: newLayout, nextLayout: old)
    }
  }

  final class Viewless: UIViewController {
    override func loadView() {}
  }

  private var milliseconds = 0.0

  private func expect(_ kind: String, _ body: () -> Void, location: SourceLocation = #_sourceLocation) {
    let faults = Diagnostics.recording(body)
    #expect(faults.map(\.kind) == [kind], sourceLocation: location)
    #expect(faults.allSatisfy { $0.message.count > 20 }, sourceLocation: location)
  }

  private func step(_ host: HeadlessHost) {
    milliseconds += 20
    host.frame(milliseconds: milliseconds)
  }

  @Test func misuseOfLayersImagesAndAnimationsIsReported() {
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

  @Test func misuseOfControllersIsReported() {
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

  @Test func misuseOfCollectionViewsIsReported() {
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

  @Test func invalidDataSourceAndDelegateResultsAreReported() {
    let host = HeadlessHost(size: CGSize(width: 200, height: 200), scale: 2) { UIViewController() }
    defer { host.stop() }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
    let careless = Careless()
    view.dataSource = careless
    view.delegate = careless
    host.window.addSubview(view)
    step(host)
    let path = IndexPath(item: 0, section: 0)
    let cell = view.cellForItem(at: path)
    careless.identifier = "other"
    expect("reconfiguredCell") { view.reconfigureItems(at: [path]) }
    #expect(cell != nil && view.cellForItem(at: path) === cell)
    let next = UICollectionViewFlowLayout()
    expect("transitionLayout") {
      let made = view.startInteractiveTransition(to: next, completion: nil)
      #expect(made.nextLayout === next)
    }
    view.cancelInteractiveTransition()
    let diffable = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
    expect("noSupplementaryView") {
      _ = diffable.collectionView(view, viewForSupplementaryElementOfKind: "badge", at: path)
    }
  }

  /// An edit declares how many characters follow. In this message, only two of three arrive.
  @Test func invalidHostMessagesAreReported() {
    let host = HeadlessHost(size: CGSize(width: 200, height: 200), scale: 2) { UIViewController() }
    defer { host.stop() }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    host.window.addSubview(field)
    step(host)
    field.becomeFirstResponder()
    step(host)
    expect("textEditCut") {
      UIApplication.shared.handle(InputEvent(.textEdit, identifier: 0, x: 0, y: 0, a: 3, b: 0, milliseconds: 50))
      for scalar in "ab".unicodeScalars {
        UIApplication.shared.handle(
          InputEvent(.character, identifier: Int32(scalar.value), x: 0, y: 0, a: 0, b: 0, milliseconds: 50))
      }
      step(host)
    }
    #expect(field.text == "")
  }

  @Test func imagesThatAreTooLargeAreReported() {
    let size = StageProtocol.largestImage + 1
    expect("stageImageTooLarge") {
      FrameEncoder().imageData(StageProtocol.firstImageNumber, [UInt8](repeating: 0, count: size))
    }
    // The header of a 1 x 1 pixel PNG file: signature, length and name of its first chunk, size, format.
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
    file += [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0, 0, 0, 0]
    file += [UInt8](repeating: 0, count: size - file.count)
    expect("imageTooLarge") { #expect(UIImage(data: Data(file)) == nil) }
  }

  @Test func invalidDynamicsIdentifiersAreReported() {
    let world = World()
    let set = world.addBoundarySet()
    expect("reservedTag") { world.addWall(through: [.zero, CGPoint(x: 9, y: 9)], tag: .min, to: set) }
    world.removeBoundarySet(set)
    expect("unknownBoundarySet") { world.removeBoundarySet(set) }
    let field = world.addField(FieldDescription(.noise))
    expect("fieldKind") { if let field { world.setField(field, to: FieldDescription(.drag)) } }
  }

  final class Sleeper: UIViewController {
    var isOver = false

    override func viewDidLoad() {
      super.viewDidLoad()
      Task {
        try? await Task.sleep(until: .now, clock: .continuous)
        isOver = true
      }
    }
  }

  /// Both calls wait in real time, which the host does not control.
  @Test func waitingInRealTimeIsReported() async throws {
    nonisolated(unsafe) var kinds: [String] = []
    let lock = NSLock()
    Diagnostics.handler = { fault in lock.withLock { kinds.append(fault.kind) } }
    defer { Diagnostics.handler = nil }
    let sleeper = Sleeper()
    let host = HeadlessHost(size: CGSize(width: 200, height: 200), scale: 2) { sleeper }
    defer { host.stop() }
    for _ in 0..<500 where !sleeper.isOver {
      step(host)
      try await Task.sleep(nanoseconds: 1_000_000)
    }
    #expect(sleeper.isOver && lock.withLock { kinds } == ["sleepUntil"])
    let arrived = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      DispatchQueue.main.async {}
      arrived.signal()
    }
    arrived.wait()
    step(host)
    #expect(lock.withLock { kinds } == ["sleepUntil", "workFromAnotherThread"])
  }
}
