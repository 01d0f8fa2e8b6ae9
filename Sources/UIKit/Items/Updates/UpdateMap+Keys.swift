// SPDX-License-Identifier: MIT

import SprungModels

nonisolated extension UpdateMap {
  /// Where an element goes. Supplementary and decoration elements go with their section; the item number stays.
  package func newKey(ofOld key: ElementKey) -> ElementKey? {
    if key.isCell {
      return newPosition(ofOld: ItemPosition(key.section, key.item))
        .map { ElementKey(section: $0.section, item: $0.item) }
    }
    return newSection(ofOld: key.section).map { ElementKey(kind: key.kind, section: $0, item: key.item) }
  }

  /// Where an element comes from. Supplementary and decoration elements come with their section.
  package func oldKey(ofNew key: ElementKey) -> ElementKey? {
    if key.isCell {
      return oldPosition(ofNew: ItemPosition(key.section, key.item))
        .map { ElementKey(section: $0.section, item: $0.item) }
    }
    return oldSection(ofNew: key.section).map { ElementKey(kind: key.kind, section: $0, item: key.item) }
  }

  /// True if the element at an old place gets a new view although its place remains.
  package func isReloaded(oldKey key: ElementKey) -> Bool {
    key.isCell ? isReloaded(old: ItemPosition(key.section, key.item)) : isReloaded(oldSection: key.section)
  }
}
