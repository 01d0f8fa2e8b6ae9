// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let album = AlbumViewController()
  check.show { album }
  let photo = album.openPhoto()
  check.expect(check.settle(), "the photo comes to rest")
  check.finger.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 200), over: 0.3)
  check.expect(check.settle(), "it springs back")
  check.expect(album.presentedViewController === photo, "a short pull does not dismiss")
  check.expect(photo.view.frame, is: CGRect(x: 0, y: 0, width: 320, height: 568), "the photo's place")
  check.finger.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400), over: 0.3)
  check.expect(check.settle(), "it goes")
  check.expect(album.presentedViewController == nil, "a long pull dismisses")
  check.expect(photo.story == ["didAppear", "didAppear", "didDisappear"], "what it heard: \(photo.story)")
  let again = album.openPhoto()
  check.settle()
  again.dismiss(animated: true)
  check.expect(check.settle(), "without a finger it leaves by itself")
  check.expect(album.presentedViewController == nil, "it is gone")
}
