// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing
import UIKit
import UpdateScripts

/// Tests random use of a collection view: scrolling, reloads, and changes of layout, size and selection. Batches of
/// every kind can be nested or run during animations. Arrays determine the expected display.
@Suite(.oneApplication)
@MainActor
struct UICollectionViewAttackTests {
  /// The session of one simulated user.
  @MainActor
  private final class Session {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 240))
    let view: UICollectionView
    let source: NumberSource
    var random: SeededRandom
    var time = 0.0
    /// The number of completion handlers that have not been called yet.
    var owed = 0
    var batches = 0
    var seed: UInt64

    init(seed: UInt64) {
      UIApplication.shared.reset()
      self.seed = seed &* 1_000_003
      random = SeededRandom(seed: seed)
      source = NumberSource(UpdateScript(seed: seed).before)
      view = UICollectionView(frame: window.bounds, collectionViewLayout: Session.layout(44, header: 20))
      view.allowsMultipleSelection = true
      source.register(in: view)
      window.addSubview(view)
      window.makeKeyAndVisible()
      tick(1)
    }

    static func layout(_ size: Double, header: Double) -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: size, height: size)
      layout.headerReferenceSize = CGSize(width: header, height: header)
      layout.sectionInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
      return layout
    }

    func tick(_ count: Int) {
      for _ in 0..<count {
        time += 1.0 / 60
        UIApplication.shared.tick(timestamp: time)
      }
    }

    /// Applies a random batch, with some of its operations in a nested batch.
    func batch() {
      seed &+= 1
      let script = UpdateScript(seed: seed, before: source.sections)
      batches += 1
      owed += 1
      view.performBatchUpdates { [self] in
        source.sections = script.after
        for (index, operation) in script.operations.enumerated() {
          guard index % 5 == 4 else {
            announce(operation)
            continue
          }
          owed += 1
          view.performBatchUpdates {
            self.announce(operation)
          } completion: { _ in
            self.owed -= 1
          }
        }
      } completion: { _ in
        self.owed -= 1
      }
    }

    func announce(_ operation: UpdateOperation) {
      switch operation {
      case .insertItem(let place): view.insertItems(at: [place.indexPath])
      case .deleteItem(let place): view.deleteItems(at: [place.indexPath])
      case .reloadItem(let place): view.reloadItems(at: [place.indexPath])
      case .moveItem(let from, let to): view.moveItem(at: from.indexPath, to: to.indexPath)
      case .insertSection(let section): view.insertSections([section])
      case .deleteSection(let section): view.deleteSections([section])
      case .reloadSection(let section): view.reloadSections([section])
      case .moveSection(let from, let to): view.moveSection(from, toSection: to)
      }
    }

    func step() -> String {
      switch random.int(in: 0..<16) {
      case 0...4:
        batch()
        return "batch"
      case 5:
        UIView.performWithoutAnimation { batch() }
        return "batch without animation"
      case 6, 7, 8:
        tick(random.int(in: 1..<12))
        return "ticks"
      case 9:
        view.contentOffset = CGPoint(x: 0, y: random.double(in: -50..<600))
        return "scroll"
      case 10:
        view.setContentOffset(CGPoint(x: 0, y: random.double(in: 0..<300)), animated: true)
        return "scroll animated"
      case 11:
        if random.bool() { source.sections = UpdateScript(seed: seed, before: source.sections).after }
        view.reloadData()
        return "reload"
      case 12:
        owed += 1
        view.setCollectionViewLayout(
          Session.layout(random.double(in: 20..<90), header: random.double(in: 0..<30)), animated: random.bool()
        ) { _ in self.owed -= 1 }
        return "layout"
      case 13:
        let path = view.indexPathsForVisibleItems.randomElement(using: &random)
        view.selectItem(at: path, animated: false, scrollPosition: [])
        return "select"
      case 14:
        let size = CGSize(width: random.double(in: 100..<300), height: random.double(in: 100..<300))
        if random.bool() {
          UIView.animate(withDuration: 0.2) { self.view.frame.size = size }
        } else {
          view.frame.size = size
        }
        return "resize"
      default:
        view.reconfigureItems(at: view.indexPathsForVisibleItems)
        return "reconfigure"
      }
    }

    func breaches() -> [String] {
      view.layoutIfNeeded()
      // Views of the old state stay on screen until their animation ends.
      let shown = view.subviews.count { $0 is UICollectionReusableView && !$0.isHidden }
      let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      return view.validate() + UIApplication.shared.validate()
        + source.check(view, leaving: shown - view.visibleCells.count - headers.count)
    }
  }

  @Test(
    "After any sequence, the display matches the arrays, and every display begins and ends once",
    arguments: Seeds.below(40))
  func attack(seed: Int) {
    let session = Session(seed: UInt64(seed))
    var story: [String] = []
    for _ in 0..<40 {
      story.append(session.step())
      let breaches = session.breaches()
      guard breaches.isEmpty else {
        #expect(breaches == [], "seed \(seed), after \(story)")
        return
      }
    }
    session.tick(60)
    #expect(session.breaches() == [], "seed \(seed), at the end")
    #expect(session.owed == 0, "seed \(seed): every completion is called once")
    session.view.reloadData()
    session.source.sections = []
    session.tick(2)
    #expect(session.view.subviews.filter { $0 is UICollectionReusableView }.isEmpty)
    #expect(session.source.check(session.view, leaving: 0) == [], "seed \(seed): every display has ended")
    Figures.count(session.batches, "batches in views", of: "batch updates")
  }
}
