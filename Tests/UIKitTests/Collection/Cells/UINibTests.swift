// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// There are no nibs; each way to use one says what to do instead.
@Suite(.oneApplication)
@MainActor
struct UINibTests {
  @Test("Registering a nib names the class to register, and registers nothing")
  func registering() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let nib = UINib(nibName: "PhotoCell", bundle: nil)
    let faults = Diagnostics.recording {
      list.register(nib, forCellWithReuseIdentifier: "photo")
      list.register(nib, forSupplementaryViewOfKind: "header", withReuseIdentifier: "photo")
      list.collectionViewLayout.register(nib, forDecorationViewOfKind: "shelf")
      #expect(nib.instantiate(withOwner: nil).isEmpty)
    }
    #expect(faults.map(\.kind) == ["nib", "nib", "nib", "nib"])
    #expect(faults[0].message.contains("register(PhotoCell.self, forCellWithReuseIdentifier: \"photo\")"))
  }

  @Test("nil is a class that is taken away, not a nib")
  func nothing() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let faults = Diagnostics.recording { list.register(nil, forCellWithReuseIdentifier: "photo") }
    #expect(faults.isEmpty)
  }
}
