// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungModels
import UIKit
import UpdateScripts

/// A collection view and what bytes do to it and to its arrays.
@MainActor final class FuzzedCollection {
  private var reader: FuzzReader
  private let check: FuzzCheck
  private let window: UIWindow
  private let view: UICollectionView
  private let source = FuzzedSource()
  private var time = 0.0
  /// Completions that are not called yet.
  private var owed = 0

  init(_ bytes: [UInt8], _ check: FuzzCheck) {
    reader = FuzzReader(bytes)
    self.check = check
    UIApplication.shared.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 240))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: Self.layout(44, header: 20))
    for section in 0..<reader.int(in: 0..<4) {
      source.sections.append((0..<reader.int(in: 0..<9)).map { section * 10 + $0 })
    }
    view.allowsMultipleSelection = true
    view.register(FuzzedCell.self, forCellWithReuseIdentifier: "number")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    window.addSubview(view)
    window.makeKeyAndVisible()
    tick(1)
  }

  private static func layout(_ size: Int, header: Int) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: size, height: size)
    layout.headerReferenceSize = CGSize(width: header, height: header)
    layout.sectionInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    return layout
  }

  /// Does everything, and waits until nothing moves.
  func play() {
    for _ in 0..<24 where !reader.isAtEnd {
      change()
      look()
    }
    tick(60)
    look()
    check.expect(owed == 0, "\(owed) completions are not called, or twice")
  }

  private func tick(_ count: Int) {
    for _ in 0..<count {
      time += 1.0 / 60
      UIApplication.shared.tick(timestamp: time)
    }
  }

  private func look() {
    view.layoutIfNeeded()
    check.note(view.validate().first)
    check.note(UIApplication.shared.validate().first)
    check.note(source.disorder(in: view))
  }

  private func change() {
    switch reader.int(in: 0..<16) {
    case 0..<5: batch(script())
    case 5: UIView.performWithoutAnimation { batch(script()) }
    case 6:
      guard let damaged = script().damaged() else { return }
      batch(damaged)
      // Counts that fit say nothing of what moved or was reloaded, so cells may show what was there before.
      if damaged.refusal == nil { view.reloadData() }
    case 7, 8: tick(reader.int(in: 1..<20))
    case 9: view.contentOffset = CGPoint(x: 0, y: reader.double(in: -50...600))
    case 10: view.setContentOffset(CGPoint(x: 0, y: reader.int(in: 0..<300)), animated: true)
    case 11:
      if reader.bool() { source.sections = script().after }
      view.reloadData()
    case 12:
      owed += 1
      view.setCollectionViewLayout(
        Self.layout(reader.int(in: 20..<90), header: reader.int(in: 0..<30)), animated: reader.bool()
      ) { [self] _ in owed -= 1 }
    case 13:
      view.selectItem(at: reader.element(of: view.indexPathsForVisibleItems), animated: false, scrollPosition: [])
    case 14: view.frame.size = CGSize(width: reader.int(in: 50..<300), height: reader.int(in: 50..<300))
    default: view.reconfigureItems(at: view.indexPathsForVisibleItems)
    }
  }

  /// A batch for the arrays as they are, of the next bytes.
  private func script() -> UpdateScript {
    let choices = (0..<reader.int(in: 0..<40)).map { _ in reader.byte() }
    return UpdateScript(before: source.sections, choices: choices)
  }

  /// Applies a batch, every fifth operation in a batch inside it. One that breaks a rule is a fault, with its sentence.
  private func batch(_ script: UpdateScript) {
    let isNesting = reader.bool()
    let faults = Diagnostics.recording {
      owed += 1
      view.performBatchUpdates { [self] in
        source.sections = script.after
        for (index, operation) in script.operations.enumerated() {
          guard isNesting, index % 5 == 4 else {
            announce(operation)
            continue
          }
          owed += 1
          view.performBatchUpdates {
            self.announce(operation)
          } completion: { [self] _ in
            owed -= 1
          }
        }
      } completion: { [self] _ in
        owed -= 1
      }
    }
    let expected = script.refusal.map { ["invalidUpdate: Invalid update of a collection view: \($0)"] } ?? []
    // That an item is wider than the view is another matter, which the size of the view brings about.
    let told = faults.filter { $0.kind != "flowItemTooLong" }.map { "\($0.kind): \($0.message)" }
    check.expect(told == expected, "a batch is told of as \(told), which should be \(expected)")
    check.note(script.disagreementAboutRules())
  }

  private func announce(_ operation: UpdateOperation) {
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
}
