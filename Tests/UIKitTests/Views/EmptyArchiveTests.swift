// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests the `init(coder:)` initializers, which are called directly with an empty coder.
@Suite(.oneApplication) @MainActor struct EmptyArchiveTests {
  private let coder = NSCoder()

  @Test("Objects created with an empty coder equal the default ones")
  func usable() throws {
    let recognizers = [
      UITapGestureRecognizer(coder: coder), UIPanGestureRecognizer(coder: coder),
      UIPinchGestureRecognizer(coder: coder),
      UIRotationGestureRecognizer(coder: coder), UILongPressGestureRecognizer(coder: coder),
      UISwipeGestureRecognizer(coder: coder), UIScreenEdgePanGestureRecognizer(coder: coder),
      UIHoverGestureRecognizer(coder: coder),
    ]
    let view = UIView()
    for recognizer in recognizers { view.addGestureRecognizer(try #require(recognizer)) }
    #expect(view.gestureRecognizers?.count == 8)
    #expect(UIBarButtonItem(coder: coder)?.isEnabled == true && UITabBarItem(coder: coder)?.title == nil)
    #expect(UINavigationItem(coder: coder)?.hidesBackButton == false)
    let guide = try #require(UILayoutGuide(coder: coder))
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view)
    #expect(CALayer(coder: coder)?.bounds == .zero && CAShapeLayer(coder: coder)?.lineWidth == 1)
    #expect(CAGradientLayer(coder: coder)?.colors == nil && CATextLayer(coder: coder)?.string == nil)
    #expect(CABasicAnimation(coder: coder)?.keyPath == nil && CAKeyframeAnimation(coder: coder)?.values == nil)
    #expect(CASpringAnimation(coder: coder)?.mass == 1 && CATransition(coder: coder)?.type == .fade)
    #expect(UIBezierPath(coder: coder)?.isEmpty == true && UIBlurEffect(coder: coder) != nil)
    #expect(UICubicTimingParameters(coder: coder)?.controlPoint1 == UICubicTimingParameters().controlPoint1)
    #expect(UISpringTimingParameters(coder: coder) != nil && UITraitCollection(coder: coder)?.displayScale == 2)
    #expect(UIKeyCommand(coder: coder)?.input == nil && UIToolbar(coder: coder)?.items == nil)
    #expect(UIFontDescriptor(coder: coder)?.pointSize == 0)
  }

  @Test("A color, a font and an image are nil with an empty coder, with one message each")
  func refused() {
    let faults = Diagnostics.recording {
      #expect(UIColor(coder: coder) == nil && UIFont(coder: coder) == nil && UIImage(coder: coder) == nil)
    }
    #expect(faults.map(\.kind) == ["noArchive", "noArchive", "noArchive"] && faults.allSatisfy(\.isWarning))
  }

  @Test("Traits that specify one value have the usual other values")
  func sizeClasses() {
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    #expect(wide.horizontalSizeClass == .regular && wide.verticalSizeClass == .regular && wide.displayScale == 2)
    #expect(UITraitCollection(verticalSizeClass: .compact).verticalSizeClass == .compact)
    #expect(UITraitCollection(verticalSizeClass: .compact).horizontalSizeClass == .compact)
  }

  private final class Cell: UICollectionViewCell {
    var woke = 0
    override func awakeFromNib() {
      super.awakeFromNib()
      woke += 1
    }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  }
  private final class Layout: UICollectionViewFlowLayout {
    override func awakeFromNib() {
      super.awakeFromNib()
      itemSize = CGSize(width: 7, height: 7)
    }
  }

  @Test("Methods for nib files can be overridden and called, and are not called otherwise")
  func awakening() {
    let cell = Cell(frame: .zero)
    #expect(cell.woke == 0)
    cell.awakeFromNib()
    cell.prepareForInterfaceBuilder()
    #expect(cell.woke == 1)
    let layout = Layout()
    layout.awakeFromNib()
    #expect(layout.itemSize.width == 7)
  }
}
