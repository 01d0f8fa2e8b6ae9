// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that a debug build stops with the fault's message when an API is misused. Each case stops a process of its
/// own.
///
/// The faults of all cases are recorded. Only every fifth case also runs in a process, or every case if the number of
/// trials is increased.
@MainActor @Suite(.oneApplication) struct MisuseStopsTests {
  /// A case of misuse, and the kind of its fault.
  nonisolated struct Mistake: Sendable {
    let kind: String
    let make: @MainActor @Sendable () -> Void

    init(_ kind: String, _ make: @escaping @MainActor @Sendable () -> Void) {
      self.kind = kind
      self.make = make
    }
  }

  /// The cases of misuse in all of UIKit except for dynamics, which has its own suite.
  nonisolated static let mistakes: [Mistake] = [
    Mistake("viewCycle") {
      let view = UIView()
      view.addSubview(view)
    },
    Mistake("subviewIndex") { UIView().exchangeSubview(at: 0, withSubviewAt: 3) },
    Mistake("nonFiniteGeometry") { UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) },
    Mistake("nonFiniteGeometry") { UIScrollView().contentSize = CGSize(width: -1, height: CGFloat.infinity) },
    Mistake("nonFiniteGeometry") { UIPanGestureRecognizer().setTranslation(CGPoint(x: 0, y: CGFloat.nan), in: nil) },
    Mistake("zoomScale") { UIScrollView().minimumZoomScale = -1 },
    Mistake("pressDuration") { UILongPressGestureRecognizer().minimumPressDuration = -1 },
    Mistake("touchIndex") { _ = UITapGestureRecognizer().location(ofTouch: 2, in: nil) },
    Mistake("rotation") { UIRotationGestureRecognizer().rotation = .nan },
    Mistake("stackIndex") { UIStackView().insertArrangedSubview(UIView(), at: 4) },
    Mistake("sliderValue") { UISlider().value = .nan },
    Mistake("segmentIndex") { UISegmentedControl(items: ["a"]).setTitle("b", forSegmentAt: 7) },
    Mistake("stepperValue") { UIStepper().stepValue = 0 },
    Mistake("popoverWithoutSource") {
      UIScreen.main.configure(size: CGSize(width: 1000, height: 800), scale: 2)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      window.rootViewController?.present(popover, animated: false)
    },
    Mistake("progressValue") { UIProgressView().progress = .nan },
    Mistake("alertAction") {
      let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "b", style: .cancel))
      alert.addAction(UIAlertAction(title: "c", style: .cancel))
    },
    Mistake("alertTextField") {
      UIAlertController(title: "a", message: nil, preferredStyle: .actionSheet).addTextField()
    },
    Mistake("presentOutsideWindow") { UIViewController().present(UIViewController(), animated: false) },
    Mistake("notOnNavigationStack") {
      _ = UINavigationController(rootViewController: UIViewController())
        .popToViewController(UIViewController(), animated: false)
    },
    Mistake("constraintMeaningless") {
      let view = UIView()
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: .nan
      ).isActive = true
    },
    Mistake("noCommonAncestor") {
      let (view, stranger) = (UIView(), UIView())
      view.widthAnchor.constraint(equalTo: stranger.widthAnchor).isActive = true
    },
    Mistake("pageControllers") {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        .setViewControllers([], direction: .forward, animated: false)
    },
    Mistake("imageLiteral") { _ = UIImage(imageLiteralResourceName: "none") },
    Mistake("fontSize") { _ = UIFont.systemFont(ofSize: .nan) },
    Mistake("colorNotANumber") { _ = CGColor(red: .nan, green: 0, blue: 0, alpha: 1) },
    Mistake("pathNotFinite") { UIBezierPath().move(to: CGPoint(x: CGFloat.nan, y: 0)) },
    Mistake("transactionCommit") { CATransaction.commit() },
    Mistake("nonFiniteValue") { CALayer().cornerRadius = .nan },
    Mistake("nonFiniteTime") { UIApplication.shared.tick(timestamp: .nan) },
    Mistake("wrongViewClass") { UITableView().register(UIView.self, forCellReuseIdentifier: "view") },
    Mistake("sectionOutOfRange") { MisuseStopsTests.show { _ = $0.numberOfItems(inSection: 9) } },
    Mistake("itemOutOfRange") {
      MisuseStopsTests.show { $0.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: false) }
    },
    Mistake("invalidUpdate") { MisuseStopsTests.show { $0.insertItems(at: [IndexPath(item: 0, section: 0)]) } },
    Mistake("duplicateIdentifier") {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([1, 1])
    },
    Mistake("snapshotIdentifier") {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendItems([1], toSection: 3)
    },
  ]

  /// Calls a closure with a collection view that shows three items in a window.
  static func show(_ body: (UICollectionView) -> Void) {
    let bench = CollectionBench.grid(3)
    bench.layOut()
    body(bench.view)
    bench.tick()
  }

  nonisolated static let count = mistakes.count + DynamicsMisuse.cases.count

  /// Returns the case of misuse at an index, and the kind of its fault.
  static func mistake(_ index: Int) -> Mistake {
    if index < mistakes.count { return mistakes[index] }
    let made = DynamicsMisuse.cases[index - mistakes.count]
    return Mistake(made.kind) {
      let scene = DynamicsMisuse.Scene()
      scene.animator.step(by: 0.1)
      made.commit(scene)
    }
  }

  @Test("The process ends, and its last output is the kind of the fault and its message")
  func stops() async throws {
    #expect(Self.count >= 60)
    let tried = Seeds.trials > 1 ? 1 : 5
    var kinds: [String] = []
    for index in 0..<Self.count {
      let mistake = Self.mistake(index)
      let fault = try #require(Diagnostics.recording { mistake.make() }.first, "mistake \(index) is not reported")
      #expect(fault.kind == mistake.kind, "mistake \(index)")
      // A warning about a call that is allowed but rarely intended does not stop the program.
      if fault.isWarning || index % tried != 0 { continue }
      kinds.append(fault.kind)
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [index = index as Int] in
        await MainActor.run { MisuseStopsTests.mistake(index).make() }
      }
      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.contains("Fatal error: \(fault.kind): "), "mistake \(index): \(words.suffix(300))")
    }
    Figures.count(kinds.count, "errors that end a process", of: "misuse")
    Figures.count(Set(kinds).count, "kinds of such errors", of: "misuse")
  }
}
