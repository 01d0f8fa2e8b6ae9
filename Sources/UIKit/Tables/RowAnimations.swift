// SPDX-License-Identifier: MIT

import SprungModels

/// The animations of the rows and sections in an update, keyed by the index paths that the app has reported.
struct RowAnimations {
  private var insertedRows: [ItemPosition: UITableView.RowAnimation] = [:]
  private var deletedRows: [ItemPosition: UITableView.RowAnimation] = [:]
  private var insertedSections: [Int: UITableView.RowAnimation] = [:]
  private var deletedSections: [Int: UITableView.RowAnimation] = [:]

  mutating func insert(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    for path in paths { insertedRows[ItemPosition(path)] = animation }
  }

  mutating func delete(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    for path in paths { deletedRows[ItemPosition(path)] = animation }
  }

  mutating func insert(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { insertedSections[section] = animation }
  }

  mutating func delete(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { deletedSections[section] = animation }
  }

  /// Returns the animation of an appearing row, or nil if the row existed before.
  func ofAppearing(_ path: IndexPath, _ map: UpdateMap?) -> UITableView.RowAnimation? {
    if let animation = insertedRows[ItemPosition(path)] ?? insertedSections[path.section] { return animation }
    // Reloads are reported with the old index path.
    guard let old = map?.oldPosition(ofNew: ItemPosition(path)), map?.isReloaded(old: old) ?? false else {
      guard let section = map?.oldSection(ofNew: path.section) else { return nil }
      return map?.isReloaded(old: ItemPosition(section, 0)) ?? false ? deletedSections[section] : nil
    }
    return deletedRows[old]
  }

  /// Returns the animation of a disappearing row, or nil if the row remains.
  func ofDisappearing(_ path: IndexPath, _ map: UpdateMap?) -> UITableView.RowAnimation? {
    deletedRows[ItemPosition(path)] ?? deletedSections[path.section]
  }
}

extension UITableView.RowAnimation {
  /// Moves attributes to the start or end position of an animation. With `fade` and `automatic`, the position does not
  /// change.
  func moveAway(_ attributes: UICollectionViewLayoutAttributes?, width: CGFloat, hides: Bool = false) {
    guard let attributes else { return }
    switch self {
    case .left: attributes.center.x -= width
    case .right: attributes.center.x += width
    case .top: attributes.center.y -= attributes.size.height
    case .bottom: attributes.center.y += attributes.size.height
    case .middle: attributes.size.height = 0
    case .none:
      if hides { attributes.isHidden = true } else { attributes.alpha = 1 }
    case .fade, .automatic: break
    }
  }
}
