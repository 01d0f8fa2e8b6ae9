// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A plain collection view beside a springy one, with a switch for the springs and the source code of the collection
/// view.
public final class PlainAndSpringyViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  /// The number of cards in each list.
  public static let count = 120

  /// Whether the second list should use springs. The property is ignored if reduced motion is enabled. Default: true.
  public var wantsSprings = true { didSet { if isViewLoaded { showSprings() } } }

  /// The layout of the second list while it uses springs.
  public var springy: SpringyFlowLayout { pair.springyList.springy }

  /// The switch.
  public let toggle = UISwitch()

  let pair = ListPair()
  let code = CodePanel()
  private let row = UIView()
  private let words = GalleryLabel(17)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for list in pair.lists {
      list.dataSource = self
      list.delegate = self
    }
    toggle.accessibilityLabel = "Springs"
    toggle.addHandler(for: .valueChanged) { [me = WeakReference(self)] _ in me.wrappedValue?.toggled() }
    // The accessibility label of the switch already describes its purpose.
    words.isAccessibilityElement = false
    row.backgroundColor = .secondarySystemBackground
    row.layer.cornerRadius = 12
    row.addSubview(words)
    row.addSubview(toggle)
    for part in [pair, row, code] { view.addSubview(part) }
    showSprings()
  }

  private func toggled() {
    wantsSprings = toggle.isOn
    UIAccessibility.post(notification: .announcement, argument: toggle.isOn ? "Springs on" : "Springs off")
  }

  private func showSprings() {
    let isReduced = UIAccessibility.isReduceMotionEnabled
    let isSpringy = wantsSprings && !isReduced
    words.text = isReduced ? "Springs (Reduce Motion is on)" : "Springs"
    toggle.isEnabled = !isReduced
    toggle.setOn(isSpringy, animated: false)
    guard pair.springyList.isSpringy != isSpringy else { return }
    pair.springyList.isSpringy = isSpringy
    pair.setNeedsLayout()
  }

  // MARK: Arrangement

  /// Places the code below the lists, or beside them if the view is wider than it is tall.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    showSprings()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 8, dy: 8)
    let isWide = area.width > area.height
    code.fontSize = min(area.width, area.height) >= 600 ? 13 : area.width >= (isWide ? 700 : 360) ? 12 : 10
    let height = max(44, view.scaled(26))
    if isWide {
      let width = min(code.textSize.width, area.width * 0.54)
      let x = area.maxX - width
      row.frame = CGRect(x: x, y: area.minY, width: width, height: height)
      let top = row.frame.maxY + 8
      code.frame = CGRect(x: x, y: top, width: width, height: max(0, min(code.textSize.height, area.maxY - top)))
      pair.frame = CGRect(x: area.minX, y: area.minY, width: max(0, x - 12 - area.minX), height: area.height)
    } else {
      let codeHeight = max(0, min(code.textSize.height, area.height * 0.4))
      code.frame = CGRect(x: area.minX, y: area.maxY - codeHeight, width: area.width, height: codeHeight)
      row.frame = CGRect(x: area.minX, y: code.frame.minY - 8 - height, width: area.width, height: height)
      let rest = max(0, row.frame.minY - 8 - area.minY)
      pair.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: rest)
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isMirrored {
      for part in [pair, row, code] { part.frame.origin.x = area.minX + area.maxX - part.frame.maxX }
    }
    let size = toggle.bounds.size
    let start: CGFloat = isMirrored ? 12 : row.bounds.width - 12 - size.width
    toggle.frame.origin = CGPoint(x: start, y: (height - size.height) / 2)
    let width = max(0, row.bounds.width - size.width - 36)
    words.frame = CGRect(x: isMirrored ? start + size.width + 12 : 12, y: 0, width: width, height: height)
    words.textAlignment = isMirrored ? .right : .left
  }

  // MARK: Lists

  /// Checks the reduced-motion setting, because it may have changed.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { showSprings() }

  /// Synchronizes the content offsets of the lists.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let other = scrollView === pair.plainList ? pair.springyList : pair.plainList
    if other.contentOffset != scrollView.contentOffset { other.contentOffset = scrollView.contentOffset }
  }

  /// Returns the same number of cards for both lists.
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Self.count
  }

  /// Returns a card that displays its number.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? SpringyCell)?.show(number: indexPath.item, of: Self.count, look: .finished)
    return cell
  }
}
