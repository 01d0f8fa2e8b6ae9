// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  nonisolated extension UIResponder: NSKeyValueObserving {}
  nonisolated extension UICollectionViewLayout: NSKeyValueObserving {}
#endif
