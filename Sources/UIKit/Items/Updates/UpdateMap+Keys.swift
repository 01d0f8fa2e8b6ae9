// SPDX-License-Identifier: MIT

import SprungModels

nonisolated extension UpdateMap {
  /// Returns the new key of an element. Supplementary and decoration elements move with their section and keep their
  /// item index.
  package func newKey(ofOld key: ElementKey) -> ElementKey? {
    if key.isCell {
      return newPosition(ofOld: ItemPosition(key.section, key.item))
        .map { ElementKey(section: $0.section, item: $0.item) }
    }
    return newSection(ofOld: key.section).map { ElementKey(kind: key.kind, section: $0, item: key.item) }
  }

  /// Returns the old key of an element. Supplementary and decoration elements move with their section.
  package func oldKey(ofNew key: ElementKey) -> ElementKey? {
    if key.isCell {
      return oldPosition(ofNew: ItemPosition(key.section, key.item))
        .map { ElementKey(section: $0.section, item: $0.item) }
    }
    return oldSection(ofNew: key.section).map { ElementKey(kind: key.kind, section: $0, item: key.item) }
  }

  /// Returns whether the element with an old key gets a new view in the same position.
  package func isReloaded(oldKey key: ElementKey) -> Bool {
    key.isCell ? isReloaded(old: ItemPosition(key.section, key.item)) : isReloaded(oldSection: key.section)
  }
}
