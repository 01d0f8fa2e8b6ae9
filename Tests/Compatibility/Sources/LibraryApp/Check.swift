// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks large titles with a search bar and a refresh control, and a screen with a small title.
@MainActor public func check(_ check: Check) {
  let library = LibraryViewController(style: .plain)
  let navigation = UINavigationController(rootViewController: library)
  check.show { navigation }
  check.frames(2)
  let bar = navigation.navigationBar
  check.expect(bar.prefersLargeTitles && bar.frame.height == 148, "title, large title and search row")
  library.tableView.contentOffset.y += 52
  check.frames(2)
  check.expect(bar.frame.height, is: 96, "the search row shrinks first")
  library.tableView.contentOffset.y += 20
  check.frames(2)
  check.expect(bar.frame.height, is: 76, "then the large title")
  library.tableView.contentOffset.y += 200
  check.frames(2)
  check.expect(bar.frame.height, is: 44, "at last only the title between the buttons")
  check.expect(library.view.safeAreaInsets.top, is: bar.frame.maxY, "it is a part of the safe area")

  library.tableView.setContentOffset(CGPoint(x: 0, y: -bar.frame.maxY), animated: false)
  check.frames(2)
  library.tableView(library.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
  check.wait(1)
  check.expect(navigation.topViewController is AlbumViewController, "the album is displayed")
  check.expect(bar.frame.height, is: 74, "a small title below a prompt")
  navigation.popViewController(animated: true)
  check.wait(1)
  check.expect(bar.frame.height, is: 44, "the list is where it was")
  library.tableView.setContentOffset(CGPoint(x: 0, y: -168), animated: true)
  check.wait(1)
  check.expect(bar.frame.height, is: 148, "at the top everything is displayed")
  check.finger.drag(from: CGPoint(x: 160, y: 250), to: CGPoint(x: 160, y: 500), over: 0.5)
  check.settle()
  check.expect(library.refreshControl?.isRefreshing == false && bar.frame.height == 148, "it was refreshed")
}
