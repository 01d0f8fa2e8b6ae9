// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let chip = makeView(Chip.self, width: 90)
  check.expect(chip.label.superview === chip, "the class's own initializer ran")
  check.expect(chip.frame, is: CGRect(x: 0, y: 0, width: 90, height: 20), "the chip")
  check.expect(makeController(DetailController.self).kind == "detail", "a controller by init()")
  check.expect(DetailController.page().kind == "detail", "a controller by its class")
  let row = makeCell(Row.self)
  check.expect(row.tag == 7 && row.reuseIdentifier == "row", "a cell by its class")
  let all = makeAll([Chip.self, UIView.self])
  check.expect(all.count == 2 && all[0] is Chip && !(all[1] is Chip), "classes of a list")

  let model = BadgeModel()
  let sources: [BadgeSource] = [model, PlainModel()]
  check.expect(sources[0].badge == "new", "an optional property that is there")
  check.expect(sources[1].badge == nil, "an optional property that is not")
  check.expect(sources[0].badge?.count ?? 0 == 3, "a member of an optional property")
  check.expect(sources[1].parentSource?.badge! == "new", "a chain of optional properties")
  check.expect(sources[1].clear == nil, "an optional method")
  let badge = Badge(source: model, size: 4)
  check.expect(badge.source === model && Badge(size: 4).source == nil, "the memberwise initializers of a struct")
}
