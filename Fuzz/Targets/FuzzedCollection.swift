// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungModels
import UIKit
import UpdateScripts

/// A collection view, and the calls that the bytes make on it and its arrays.
@MainActor final class FuzzedCollection {
  private var reader: FuzzReader
  private let check: FuzzCheck
  private let window: UIWindow
  private let root = UIViewController()
  private let reactions: FuzzReactions
  private let view: UICollectionView
  private let source = FuzzedSource()
  private var time = 0.0
  /// The number of completions that have not been called yet.
  private var owed = 0

  init(_ bytes: [UInt8], _ check: FuzzCheck) {
    reader = FuzzReader(bytes)
    reactions = FuzzReactions(bytes)
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
    view.delegate = source
    source.happens = { [unowned self] in happened() }
    window.rootViewController = root
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

  /// Runs all actions and waits until everything is at rest.
  func play() {
    for _ in 0..<24 where !reader.isAtEnd {
      change()
      look()
    }
    reactions.end()
    if view.window == nil { window.addSubview(view) }
    tick(60)
    look()
    check.expect(owed == 0, "\(owed) completions were not called or called twice")
  }

  private func tick(_ count: Int) {
    for _ in 0..<count {
      time += 1.0 / 60
      UIApplication.shared.tick(timestamp: time)
    }
  }

  private func look() {
    guard view.window != nil else { return }
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
      // Matching counts do not show what was moved or reloaded, so cells may display old content.
      if damaged.refusal == nil { view.reloadData() }
    case 7, 8: tick(reader.int(in: 1..<20))
    case 9: view.contentOffset = CGPoint(x: 0, y: reader.double(in: -50...600))
    case 10: view.setContentOffset(CGPoint(x: 0, y: reader.int(in: 0..<300)), animated: true)
    case 11:
      if reader.bool() { source.sections = script().after }
      view.reloadData()
    case 12:
      changeLayout(Self.layout(reader.int(in: 20..<90), header: reader.int(in: 0..<30)), animated: reader.bool())
    case 13:
      view.selectItem(at: reader.element(of: view.indexPathsForVisibleItems), animated: false, scrollPosition: [])
    case 14: view.frame.size = CGSize(width: reader.int(in: 50..<300), height: reader.int(in: 50..<300))
    default: view.reconfigureItems(at: view.indexPathsForVisibleItems)
    }
  }

  private func changeLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    owed += 1
    view.setCollectionViewLayout(layout, animated: animated) { [self] _ in completed() }
  }

  private func completed() {
    owed -= 1
    happened()
  }

  /// Called in a callback, which can trigger a reaction.
  private func happened() { reactions.callback(react) }

  private func react() {
    switch reactions.reader.int(in: 0..<9) {
    case 0, 1: batch(script(&reactions.reader))
    case 2: UIView.performWithoutAnimation { batch(script(&reactions.reader)) }
    case 3:
      source.sections = script(&reactions.reader).after
      view.reloadData()
    case 4:
      changeLayout(
        Self.layout(reactions.reader.int(in: 20..<90), header: 20), animated: reactions.reader.bool())
    case 5:
      let offset = CGPoint(x: 0, y: reactions.reader.int(in: 0..<300))
      view.setContentOffset(offset, animated: reactions.reader.bool())
    case 6: view.layoutIfNeeded()
    case 7: if view.superview == nil { window.addSubview(view) } else { view.removeFromSuperview() }
    default:
      if root.presentedViewController == nil {
        root.present(UIViewController(), animated: reactions.reader.bool()) { [weak self] in self?.happened() }
      } else {
        root.dismiss(animated: reactions.reader.bool()) { [weak self] in self?.happened() }
      }
    }
  }

  private func script() -> UpdateScript { script(&reader) }

  /// Returns a batch for the current arrays, chosen by the next bytes.
  private func script(_ reader: inout FuzzReader) -> UpdateScript {
    let choices = (0..<reader.int(in: 0..<40)).map { _ in reader.byte() }
    return UpdateScript(before: source.sections, choices: choices)
  }

  /// Applies a batch, with every fifth operation in a nested batch. Breaking a rule must cause a fault with the
  /// expected message.
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
            completed()
          }
        }
      } completion: { [self] _ in
        completed()
      }
    }
    let expected = script.refusal.map { ["invalidUpdate: Invalid collection view update: \($0)"] } ?? []
    // An item that is wider than the view is not a fault of the batch, but of the view's size.
    let told = faults.filter { $0.kind != "flowItemTooLong" }.map { "\($0.kind): \($0.message)" }
    check.expect(told == expected, "a batch is reported as \(told) instead of \(expected)")
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
