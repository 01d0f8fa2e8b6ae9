// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor private final class Colors: InfiniteCarouselDataSource {
  func numberOfPages(in carousel: InfiniteCarouselView) -> Int { 4 }

  func carousel(_ carousel: InfiniteCarouselView, configure cell: UICollectionViewCell, page: Int) { cell.tag = page }
}

@MainActor public func check(_ check: Check) {
  let colors = Colors()
  let carousel = InfiniteCarouselView(frame: CGRect(x: 10, y: 50, width: 300, height: 200))
  var pages: [Int] = []
  carousel.onPage = { pages.append($0) }
  carousel.dataSource = colors
  check.show(carousel)
  check.frames(1)
  let view = carousel.collectionView
  check.expect(view.contentSize.width, is: 6 * 300, "the content's width")
  check.expect(view.contentOffset.x, is: 300, "the first page's offset")
  func flick(_ distance: CGFloat) {
    let start: CGFloat = distance < 0 ? 250 : 60
    check.finger.flick(from: CGPoint(x: start, y: 150), to: CGPoint(x: start + distance, y: 150), over: 0.12)
    check.expect(check.settle(), "it comes to rest")
  }
  flick(150)
  check.expect(pages == [3], "before the first page comes the last: \(pages)")
  check.expect(view.contentOffset.x, is: 1200, "the jump to the right end")
  check.frames(1)
  check.expect(view.visibleCells.map(\.tag) == [3], "the page that shows: \(view.visibleCells.map(\.tag))")
  flick(-150)
  check.expect(view.contentOffset.x, is: 300, "the jump back to the left end")
  for _ in 0..<5 { flick(-150) }
  check.expect(pages == [3, 0, 1, 2, 3, 0, 1], "round and round: \(pages)")
  check.expect(view.contentOffset.x, is: 600, "the second page")
  carousel.show(page: 3, animated: true)
  check.expect(check.settle(), "it comes to rest")
  check.expect(pages.last == 3, "an animated scroll ends on its page")
  check.expect(view.visibleCells.map(\.tag) == [3], "the page that shows at the end")
}
