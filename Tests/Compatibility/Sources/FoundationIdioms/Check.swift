// SPDX-License-Identifier: MIT

import CompatibilitySupport
import Foundation
import UIKit

private final class Cells: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor public func check(_ check: Check) {
  let layout = FadingLayout()
  let source = Cells()
  let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  view.dataSource = source
  check.show(view)
  check.expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha ?? 0, is: 1, "the first cell")
  check.expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.alpha ?? 0, is: 0.5, "the last cell")
  let one = layout.copies(in: view.bounds)
  check.expect(one.count == 4 && one[0] !== layout.copies(in: view.bounds)[0], "copies are others")
  check.expect(layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.alpha ?? 0, is: 1, "the original")

  let swatches = Swatches(limit: 2)
  let first = swatches.color(1)
  check.expect(swatches.color(1) === first && swatches.made == 1, "kept")
  for number in 2...6 { _ = swatches.color(number) }
  check.expect(swatches.made == 6, "made once each")

  let preferences = Preferences(defaults: UserDefaults.standard)
  let date = Date(timeIntervalSinceReferenceDate: 1000.5)
  preferences.save(names: ["a\tb", "c\nd"], sizes: [1.5, -2], picture: Data([0, 10, 255]), at: date)
  check.expect(preferences.names == ["a\tb", "c\nd"], "texts")
  check.expect(preferences.sizes == [1.5, -2], "numbers")
  check.expect(preferences.picture == Data([0, 10, 255]), "bytes")
  check.expect(preferences.date == date, "a moment")
  check.expect(preferences.counts == ["a": 1, "b": 2], "values by name")
  check.expect(preferences.volume == nil, "none")
  for key in ["names", "sizes", "picture", "date", "counts"] { UserDefaults.standard.removeObject(forKey: key) }

  check.expect(sentence(" one, two,  three") == "Hello one-2-three", sentence(" one, two,  three"))
  for (text, expected) in [
    ("two words", "Two Words"), ("HELLO wORLD", "Hello World"), ("it's", "It's"), ("élan vital", "Élan Vital"), ("", ""),
  ] {
    check.expect(text.capitalized == expected, "\(text) becomes \(text.capitalized)")
  }
  check.expect("a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")) == ["a", "b", "c"], "parts by a set")
  check.expect("".components(separatedBy: ",") == [""] && ",a,".components(separatedBy: ",") == ["", "a", ""], "ends")
  check.expect("aXbxc".range(of: "x", options: .caseInsensitive) == "aXbxc".range(of: "X"), "capital letters")
  check.expect("axbxc".range(of: "x", options: .backwards)?.lowerBound.utf16Offset(in: "axbxc") == 3, "from the end")
  check.expect("ab".range(of: "b", options: .anchored) == nil && "ab".range(of: "c") == nil, "nowhere")
  check.expect("7".padding(toLength: 3, withPad: "0", startingAt: 0) == "700", "padded")
  check.expect("long".padding(toLength: 2, withPad: " ", startingAt: 0) == "lo", "cut")
  check.expect("Straße".localizedCaseInsensitiveContains("STRA"), "a part")
  check.expect("a".caseInsensitiveCompare("B") == .orderedAscending, "an order")
  check.expect(waves(2.25), is: 2 + 3 + 1.5 + 5.0625 + 2.25 + 0.25 + 2.25 + 1, "functions of C")
  let thrown = dice(200)
  check.expect((1...6).allSatisfy { thrown.contains($0) }, "all sides of a die")
  check.expect(thrown.allSatisfy { (1...6).contains($0) }, "no others")
}
