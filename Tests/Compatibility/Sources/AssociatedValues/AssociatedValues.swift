// SPDX-License-Identifier: MIT

import UIKit

final class Token {
  nonisolated(unsafe) static var alive = 0
  init() { Token.alive += 1 }
  deinit { Token.alive -= 1 }
}

nonisolated(unsafe) private var tokenKey: UInt8 = 0
nonisolated(unsafe) private var nameKey: UInt8 = 0

extension NSObject {
  var token: Token? {
    get { return objc_getAssociatedObject(self, &tokenKey) as? Token }
    set { objc_setAssociatedObject(self, &tokenKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  var debugName: String? {
    get { return objc_getAssociatedObject(self, &nameKey) as? String }
    set { objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

enum Palette {
  static let accent = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
}

class CountedTable: UITableView {
  nonisolated(unsafe) static var released = 0
  deinit { CountedTable.released += 1 }
}

class RingLayer: CALayer {
  override class func needsDisplay(forKey key: String) -> Bool {
    if key == "progress" { return true }
    return super.needsDisplay(forKey: key)
  }

  override class func defaultValue(forKey key: String) -> Any? {
    return key == "progress" ? 0.25 : super.defaultValue(forKey: key)
  }

  override class func defaultAction(forKey event: String) -> CAAction? {
    return event == "opacity" ? NSNull() : super.defaultAction(forKey: event)
  }
}

class GridLayout: UICollectionViewFlowLayout {
  override var collectionView: UICollectionView { return super.collectionView! }
}

class FramedCell: UICollectionViewCell {
  class Content: UIView {}
  let content = Content()
  override var contentView: Content { return content }
}
