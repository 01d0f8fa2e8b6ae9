// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests asymmetric margins, inequalities in right-to-left layouts, guides of nested views, and views that are removed
/// or added late.
@Suite(.oneApplication)
@MainActor
struct ConstraintDetailTests {
  private func root(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
    UIApplication.shared.reset()
    return UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func child(of parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test("Each margin grows by the safe area inset of its side")
  func safeMargins() {
    UIApplication.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 10)
    let view = UIView(frame: controller.view.bounds)
    controller.view.addSubview(view)
    UIApplication.shared.tick(timestamp: 0)
    #expect(view.layoutMargins == UIEdgeInsets(top: 48, left: 38, bottom: 28, right: 18))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("Preserved superview margins apply to each side by the amount that the view does not cover")
  func preservedMargins() {
    let root = root()
    root.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 25, right: 20)
    let view = UIView(frame: CGRect(x: 4, y: 3, width: 310, height: 475))
    view.preservesSuperviewLayoutMargins = true
    root.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 37, left: 26, bottom: 23, right: 14))
  }

  @Test("An inequality between a center and a leading edge is reversed in right-to-left layouts")
  func reversedInequality() {
    let root = root()
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      root.semanticContentAttribute = direction
      let view = child(of: root)
      let pull = view.centerXAnchor.constraint(
        equalTo: direction == .forceLeftToRight ? root.leftAnchor : root.rightAnchor)
      pull.priority = .defaultLow
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: view, attribute: .centerX, relatedBy: .greaterThanOrEqual, toItem: root, attribute: .leading,
          multiplier: 1,
          constant: 50), pull, view.widthAnchor.constraint(equalToConstant: 20),
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
      ])
      root.layoutIfNeeded()
      #expect(view.center.x == (direction == .forceLeftToRight ? 50 : 270))
      view.removeFromSuperview()
    }
  }

  @Test("Sizes bounded by another size have no constant of their own")
  func boundedDimensions() {
    let root = root()
    let view = child(of: root)
    let widest = view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5)
    let highest = view.heightAnchor.constraint(greaterThanOrEqualTo: root.heightAnchor, multiplier: 0.25)
    #expect(widest.constant == 0 && highest.constant == 0)
    #expect(widest.relation == .lessThanOrEqual && highest.relation == .greaterThanOrEqual)
    let wants = [view.widthAnchor.constraint(equalToConstant: 1000), view.heightAnchor.constraint(equalToConstant: 0)]
    for want in wants { want.priority = .defaultLow }
    NSLayoutConstraint.activate(
      wants + [
        widest, highest, view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 160, height: 120))
  }

  @Test("The description of a constraint contains its relation")
  func relations() {
    let view = root()
    /// Returns the description without object addresses such as `:0x7f8`.
    func text(_ constraint: NSLayoutConstraint) -> String {
      constraint.description.split(separator: ":0x").enumerated().map { index, part in
        index == 0 ? String(part) : String(part.drop { $0.isHexDigit })
      }.joined()
    }
    #expect(
      text(view.widthAnchor.constraint(equalToConstant: 10)) == "<NSLayoutConstraint UIView.width == 10   (inactive)>")
    #expect(
      text(view.widthAnchor.constraint(lessThanOrEqualToConstant: 10))
        == "<NSLayoutConstraint UIView.width <= 10   (inactive)>")
    let named = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
    named.identifier = "least"
    #expect(text(named) == "<NSLayoutConstraint 'least' UIView.width >= 10   (inactive)>")
  }

  @Test("A guide of a view without constraints is relative to that view's frame")
  func guideOfFramedView() {
    let root = root()
    let middle = UIView(frame: CGRect(x: 50, y: 70, width: 200, height: 200))
    root.addSubview(middle)
    let guide = UILayoutGuide()
    middle.addLayoutGuide(guide)
    let view = child(of: root)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 20), guide.heightAnchor.constraint(equalToConstant: 30),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor),
      view.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 100, width: 20, height: 30))
    #expect(guide.layoutFrame == CGRect(x: 50, y: 30, width: 20, height: 30))
    middle.frame.origin.x = 60
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 40)
  }

  @Test("The frame of a guide reflects the current constraints")
  func currentGuide() {
    let root = root()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor), guide.topAnchor.constraint(equalTo: root.topAnchor), width,
      guide.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 20, height: 30))
    width.constant = 90
    #expect(guide.layoutFrame.width == 90)
    let block = SizedBlock(CGSize(width: 40, height: 10))
    block.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(block)
    width.isActive = false
    guide.widthAnchor.constraint(equalTo: block.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 40)
    block.natural.width = 70
    #expect(guide.layoutFrame.width == 70)
  }

  @Test("A view removed from its hierarchy lays out its own constraints in its current size")
  func afterLeaving() {
    let root = root()
    let outer = child(of: root)
    let inner = child(of: outer)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.widthAnchor.constraint(equalTo: root.widthAnchor), outer.heightAnchor.constraint(equalToConstant: 100),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
      inner.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 0, width: 300, height: 20))
    outer.removeFromSuperview()
    outer.translatesAutoresizingMaskIntoConstraints = true
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 0, width: 180, height: 20))
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(inner.frame.width == 180)
  }

  @Test(
    "A removed view is solved alone, also after its former superviews are released",
    arguments: [true, false])
  func alone(isReleased: Bool) {
    var root: UIView? = self.root()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let inner = child(of: outer)
    if let root {
      root.addSubview(outer)
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
        inner.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -10),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
        inner.heightAnchor.constraint(equalToConstant: 20),
        inner.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
      ])
      root.layoutIfNeeded()
    }
    #expect(inner.frame == CGRect(x: 10, y: 5, width: 280, height: 20))
    outer.removeFromSuperview()
    weak let released = root
    if isReleased { root = nil }
    #expect((released == nil) == isReleased)
    outer.frame.size.width = 200
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 5, width: 180, height: 20))
  }

  private final class Recording: UIView {
    var recorded: [CGRect] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      recorded.append(subviews[0].frame)
    }
  }

  private final class Activating: UIView {
    var constraint: NSLayoutConstraint?
    override func layoutSubviews() {
      super.layoutSubviews()
      constraint?.isActive = true
    }
  }

  @Test("A constraint activated in layoutSubviews applies to a subview in the same pass")
  func activatedBySuperview() {
    UIApplication.shared.reset()
    let root = Activating(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let middle = Recording(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(middle)
    let inner = child(of: middle)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: middle.topAnchor), inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.constraint = inner.widthAnchor.constraint(equalTo: middle.widthAnchor, multiplier: 0.5)
    root.layoutIfNeeded()
    #expect(middle.recorded.first == CGRect(x: 10, y: 0, width: 50, height: 20))
    #expect(inner.frame == CGRect(x: 10, y: 0, width: 50, height: 20))
  }

  private final class Late: UIView {
    let inner = UIView()
    var placed: [CGRect] = []
    override func layoutSubviews() {
      if inner.superview == nil {
        inner.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inner)
        NSLayoutConstraint.activate([
          inner.leftAnchor.constraint(equalTo: leftAnchor, constant: 10),
          inner.rightAnchor.constraint(equalTo: rightAnchor, constant: -10),
          inner.topAnchor.constraint(equalTo: topAnchor), inner.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
      super.layoutSubviews()
      placed.append(inner.frame)
    }
  }

  @Test("A view added in layoutSubviews before super has its frame after super")
  func addedInLayout() {
    let root = root()
    let view = Late(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.placed == [CGRect(x: 10, y: 0, width: 80, height: 20), CGRect(x: 10, y: 0, width: 80, height: 20)])
    #expect(view.inner.frame == CGRect(x: 10, y: 0, width: 80, height: 20))
  }

  private final class Counting: UIView {
    var questions = 0
    override var intrinsicContentSize: CGSize {
      questions += 1
      return CGSize(width: 40, height: 10)
    }
  }

  @Test("The intrinsic size of a new view is requested once")
  func naturalSizeQuestions() {
    let root = root()
    let view = Counting()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(view.questions == 1)
  }

  @Test("The keyboard guide does not follow a floating keyboard by default")
  func keyboardGuide() {
    #expect(!root().keyboardLayoutGuide.followsUndockedKeyboard)
  }
}
