// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// If a view requested layout while it was being measured, for example by setting a label's text, it kept its first
/// size forever. The request for a new size was recorded while the previous request was being read, and was never
/// processed.
@Suite(.oneApplication) @MainActor struct MeasuringChangesAViewTests {
  final class Restless: UIView {
    var wanted = CGSize(width: 50, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    private let label = UILabel()
    var changesInLayout = false

    override var intrinsicContentSize: CGSize {
      label.text = "\(wanted.width)"
      if label.superview == nil { addSubview(label) }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
      return wanted
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if changesInLayout, wanted.width < 150 { wanted.width += 10 }
    }
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func sizeFollowsContentChangedDuringMeasurement(scale: Double) {
    let controller = UIViewController()
    let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: scale) { controller }
    let view = Restless()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    host.frame(milliseconds: 0)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    view.wanted = CGSize(width: 90, height: 30)
    host.frame(milliseconds: 16)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 90, height: 30))
    view.changesInLayout = true
    view.wanted.height = 40
    for frame in 2..<12 { host.frame(milliseconds: Double(16 * frame)) }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 150, height: 40))
  }
}
