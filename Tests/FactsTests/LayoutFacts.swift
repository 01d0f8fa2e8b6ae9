// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@MainActor private func add(_ view: UIView, to parent: UIView, _ constraints: (UIView) -> [NSLayoutConstraint]) {
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  NSLayoutConstraint.activate(constraints(view))
}

/// Resizes a view with a subview that has the given autoresizing mask. Returns the subview's frame.
@MainActor private func resized(
  _ frame: CGRect, in size: CGSize, to newSize: CGSize, _ mask: UIView.AutoresizingMask
) -> String {
  let parent = UIView(frame: CGRect(origin: .zero, size: size))
  let view = UIView(frame: frame)
  view.autoresizingMask = mask
  parent.addSubview(view)
  parent.frame.size = newSize
  return text(view.frame)
}

@MainActor private func priorities(_ view: UIView) -> String {
  let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
  let hugging = axes.map { CGFloat(view.contentHuggingPriority(for: $0).rawValue) }
  return text(hugging + axes.map { CGFloat(view.contentCompressionResistancePriority(for: $0).rawValue) })
}

/// Returns the views of a scene with three equal widths, and one width that is twice another.
@MainActor private func chain() -> [UIView] {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  let views = (0..<5).map { _ in UIView() }
  for view in views {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }
  NSLayoutConstraint.activate([
    views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
    views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8),
    views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 8),
    views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
    views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
    views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor),
    views[3].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
    views[4].leadingAnchor.constraint(equalTo: views[3].trailingAnchor, constant: 10),
    views[4].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
    views[4].widthAnchor.constraint(equalTo: views[3].widthAnchor, multiplier: 2),
  ])
  for (index, view) in views.enumerated() {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: index < 3 ? 20 : 104),
      view.heightAnchor.constraint(equalToConstant: index < 3 ? 60 : 48),
    ])
  }
  root.layoutIfNeeded()
  return views
}

/// Runs `body` with the view of a controller on a stage with the given safe area insets.
@MainActor private func inSafeArea(
  _ size: CGSize, _ insets: UIEdgeInsets, _ body: (UIView) throws -> String
) throws -> String {
  let controller = UIViewController()
  let stage = try TestStage(TestDevice(width: Double(size.width), height: Double(size.height), scale: 2)) { controller }
  defer { stage.stop() }
  let own = controller.view.safeAreaInsets
  controller.additionalSafeAreaInsets = UIEdgeInsets(
    top: insets.top - own.top, left: insets.left - own.left, bottom: insets.bottom - own.bottom,
    right: insets.right - own.right)
  return try body(controller.view)
}

/// Lays out two views in a row of the given width, with intrinsic widths and priorities. Returns their widths.
@MainActor private func pair(
  _ widths: (CGFloat, CGFloat), in room: CGFloat, hugging: (Float, Float), resistance: (Float, Float)
) -> String {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: room, height: 40))
  let (first, second) = (SizedView(widths.0, 20), SizedView(widths.1, 20))
  add(first, to: root) {
    [$0.leadingAnchor.constraint(equalTo: root.leadingAnchor), $0.topAnchor.constraint(equalTo: root.topAnchor)]
  }
  add(second, to: root) {
    [
      $0.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      $0.trailingAnchor.constraint(equalTo: root.trailingAnchor), $0.topAnchor.constraint(equalTo: root.topAnchor),
    ]
  }
  for (view, hug, resist) in [(first, hugging.0, resistance.0), (second, hugging.1, resistance.1)] {
    view.setContentHuggingPriority(UILayoutPriority(hug), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(resist), for: .horizontal)
  }
  root.layoutIfNeeded()
  return text(first.frame.width, second.frame.width)
}

extension FactsTests {
  /// Facts about the frames that Auto Layout computes from constraints.
  static let autoLayout = FactArea(
    name: "auto-layout",
    rules: [
      rule(#"constraints_chain: .*: view (\d)"#) { groups in text(chain()[Int(try groups.number(0))].frame) },
      rule("mixed frames: (view with a frame of its own does not move|constrained child of it)") { groups in
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        let framed = UIView(frame: CGRect(x: 199.5, y: 20, width: 80, height: 80))
        root.addSubview(framed)
        let child = UIView()
        add(child, to: framed) {
          [
            $0.leadingAnchor.constraint(equalTo: framed.leadingAnchor, constant: 10),
            $0.topAnchor.constraint(equalTo: framed.topAnchor, constant: 10),
            $0.widthAnchor.constraint(equalToConstant: 25), $0.heightAnchor.constraint(equalToConstant: 25),
          ]
        }
        root.layoutIfNeeded()
        return text(groups[0].hasPrefix("view") ? framed.frame : child.frame)
      },
      rule("w = 60 at 750, w = 140 at 749") { _ in
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        let view = UIView()
        add(view, to: root) {
          let (strong, weak) = (
            $0.widthAnchor.constraint(equalToConstant: 60), $0.widthAnchor.constraint(equalToConstant: 140)
          )
          strong.priority = UILayoutPriority(750)
          weak.priority = UILayoutPriority(749)
          return [
            strong, weak, $0.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            $0.topAnchor.constraint(equalTo: root.topAnchor, constant: 76),
            $0.heightAnchor.constraint(equalToConstant: 40),
          ]
        }
        root.layoutIfNeeded()
        return text(view.frame)
      },
      rule(#"margin attributes of a view at 0 30 320 300 under safe area 59 16 34 20: view (\d)"#) { groups in
        try inSafeArea(CGSize(width: 320, height: 480), UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20)) {
          root in
          let view = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
          root.addSubview(view)
          let views = (0..<4).map { _ in UIView() }
          for child in views {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
          }
          func tie(_ child: UIView, _ attribute: NSLayoutConstraint.Attribute, _ margin: NSLayoutConstraint.Attribute)
            -> NSLayoutConstraint
          {
            NSLayoutConstraint(
              item: child, attribute: attribute, relatedBy: .equal, toItem: view, attribute: margin, multiplier: 1,
              constant: 0)
          }
          NSLayoutConstraint.activate([
            tie(views[0], .leading, .leadingMargin), tie(views[0], .top, .topMargin),
            views[0].widthAnchor.constraint(equalToConstant: 60), views[0].heightAnchor.constraint(equalToConstant: 40),
            tie(views[2], .centerX, .centerXWithinMargins), tie(views[2], .centerY, .centerYWithinMargins),
            views[2].widthAnchor.constraint(equalToConstant: 80), views[2].heightAnchor.constraint(equalToConstant: 30),
            tie(views[3], .leading, .leadingMargin), tie(views[3], .trailing, .trailingMargin),
            views[3].topAnchor.constraint(equalTo: view.topAnchor, constant: 137),
            views[3].heightAnchor.constraint(equalToConstant: 24),
          ])
          root.layoutIfNeeded()
          return text(views[Int(try groups.number(0))].frame)
        }
      },
      rule(#"(UI\w+): hugging h, v, resistance h, v"#) { groups in
        let made: [String: UIView] = [
          "UISwitch": UISwitch(), "UIProgressView": UIProgressView(), "UISlider": UISlider(),
          "UISegmentedControl": UISegmentedControl(), "UITextView": UITextView(), "UISearchBar": UISearchBar(),
          "UIActivityIndicatorView": UIActivityIndicatorView(), "UIButton": UIButton(), "UITextField": UITextField(),
          "UIPageControl": UIPageControl(), "UILabel": UILabel(), "UIImageView": UIImageView(),
        ]
        guard let view = made[groups[0]] else { throw FactError("the interpreter makes no \(groups[0])") }
        return priorities(view)
      },
      rule("UIView: hugging vertical") { _ in text(CGFloat(UIView().contentHuggingPriority(for: .vertical).rawValue)) },
      rule("where activated constraints live: on the superview, on the view") { _ in
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        let view = UIView()
        add(view, to: root) {
          [
            $0.leadingAnchor.constraint(equalTo: root.leadingAnchor), $0.topAnchor.constraint(equalTo: root.topAnchor),
            $0.trailingAnchor.constraint(equalTo: root.trailingAnchor), $0.heightAnchor.constraint(equalToConstant: 40),
          ]
        }
        return text(CGFloat(root.constraints.count), CGFloat(view.constraints.count))
      },
      rule("resistance 750 against 749 in too little room: .*") { _ in
        pair((110, 120), in: 200, hugging: (250, 250), resistance: (750, 749))
      },
      rule("hugging 251 against 250 in too much room: .*") { _ in
        pair((46, 60), in: 296, hugging: (251, 250), resistance: (750, 750))
      },
      rule("systemLayoutSizeFitting 300 required, height compressed: two rows of 44") { _ in
        let root = UIView()
        let rows = [UIView(), UIView()]
        add(rows[0], to: root) {
          [
            $0.topAnchor.constraint(equalTo: root.topAnchor), $0.heightAnchor.constraint(equalToConstant: 44),
            $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            $0.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          ]
        }
        add(rows[1], to: root) {
          [
            $0.topAnchor.constraint(equalTo: rows[0].bottomAnchor), $0.heightAnchor.constraint(equalToConstant: 44),
            $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            $0.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            $0.bottomAnchor.constraint(equalTo: root.bottomAnchor),
          ]
        }
        return text(
          root.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel))
      },
      rule("(bar pinned to the safe area, 60 high|custom guide 8 below the bar, 4 in)") { groups in
        try inSafeArea(CGSize(width: 320, height: 480), UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)) {
          root in
          let bar = UIView()
          let safe = root.safeAreaLayoutGuide
          add(bar, to: root) {
            [
              $0.topAnchor.constraint(equalTo: safe.topAnchor),
              $0.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
              $0.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
              $0.heightAnchor.constraint(equalToConstant: 60),
            ]
          }
          let guide = UILayoutGuide()
          root.addLayoutGuide(guide)
          NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
            guide.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 4),
            guide.widthAnchor.constraint(equalToConstant: 120), guide.heightAnchor.constraint(equalToConstant: 40),
          ])
          root.layoutIfNeeded()
          return text(groups[0].hasPrefix("bar") ? bar.frame : guide.layoutFrame)
        }
      },
      rule("layoutFrame of a guide without constraints") { _ in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        view.layoutIfNeeded()
        return text(guide.layoutFrame)
      },
      rule("layoutGuides after addLayoutGuide") { _ in
        let view = UIView()
        view.addLayoutGuide(UILayoutGuide())
        return text(CGFloat(view.layoutGuides.count))
      },
      rule("owningView after removeLayoutGuide is nil") { _ in
        let view = UIView()
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        view.removeLayoutGuide(guide)
        return text(guide.owningView == nil)
      },
      rule("(contentLayoutGuide: stack of 3 rows of 60 in a scroll view 300 wide: stack|its contentSize)") { groups in
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let rows = (0..<3).map { _ in SizedView(100, 60) }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        add(stack, to: view) {
          [
            $0.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
            $0.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
            $0.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
            $0.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
            $0.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
          ]
        }
        view.layoutIfNeeded()
        return groups[0].hasPrefix("content") ? text(stack.frame) : text(view.contentSize)
      },
    ])

  /// Facts about the frames that autoresizing masks produce.
  static let autoresizing = FactArea(
    name: "autoresizing",
    rules: [
      rule("nothing flexible") { _ in
        resized(
          CGRect(x: 10, y: 10, width: 40, height: 40), in: CGSize(width: 100, height: 100),
          to: CGSize(width: 160, height: 140), [])
      },
      rule("left, width and right flexible 10/40/50, 100 to 160: shares by size") { _ in
        resized(
          CGRect(x: 10, y: 0, width: 40, height: 10), in: CGSize(width: 100, height: 10),
          to: CGSize(width: 160, height: 10),
          [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
      },
      rule("both margins flexible 20/20, 100 to 140") { _ in
        resized(
          CGRect(x: 20, y: 0, width: 60, height: 10), in: CGSize(width: 100, height: 10),
          to: CGSize(width: 140, height: 10),
          [.flexibleLeftMargin, .flexibleRightMargin])
      },
      rule("both margins flexible 30/10, 100 to 180: by size") { _ in
        resized(
          CGRect(x: 30, y: 0, width: 60, height: 10), in: CGSize(width: 100, height: 10),
          to: CGSize(width: 180, height: 10),
          [.flexibleLeftMargin, .flexibleRightMargin])
      },
      rule("left and width flexible, both 0, 100 to 130: in equal parts") { _ in
        resized(
          CGRect(x: 0, y: 0, width: 0, height: 0), in: CGSize(width: 100, height: 0), to: CGSize(width: 130, height: 0),
          [.flexibleLeftMargin, .flexibleWidth])
      },
      rule("left 100, width 0, right 0 flexible, 100 to 150") { _ in
        resized(
          CGRect(x: 100, y: 0, width: 0, height: 10), in: CGSize(width: 100, height: 10),
          to: CGSize(width: 150, height: 10),
          [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
      },
      rule("top 20 and height 30 flexible, 100 to 150") { _ in
        resized(
          CGRect(x: 0, y: 20, width: 10, height: 30), in: CGSize(width: 10, height: 100),
          to: CGSize(width: 10, height: 150),
          [.flexibleTopMargin, .flexibleHeight])
      },
      rule("only the origin of the bounds changes") { _ in
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(view)
        parent.bounds.origin = CGPoint(x: 20, y: 30)
        return text(view.frame)
      },
    ])

  /// Facts about the views that hit testing finds.
  static let hitTesting = FactArea(
    name: "hit-testing",
    rules: [
      rule(#"hitTest at (\S+) (\S+): the front one; .*"#) { groups in
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        root.accessibilityIdentifier = "root"
        func put(_ name: String, _ frame: CGRect, _ change: (UIView) -> Void) {
          let view = UIView(frame: frame)
          view.accessibilityIdentifier = name
          change(view)
          root.addSubview(view)
        }
        put("hidden", CGRect(x: 200, y: 10, width: 60, height: 60)) { $0.isHidden = true }
        put("clear", CGRect(x: 10, y: 130, width: 60, height: 60)) { $0.alpha = 0.005 }
        put("silent", CGRect(x: 100, y: 130, width: 60, height: 60)) { $0.isUserInteractionEnabled = false }
        let hit = root.hitTest(CGPoint(x: try groups.number(0), y: try groups.number(1)), with: nil)
        return hit?.accessibilityIdentifier ?? "nil"
      },
      rule(#"point\(inside:\) (\S+) (\S+) in 100 x 50"#) { groups in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        return text(view.point(inside: CGPoint(x: try groups.number(0), y: try groups.number(1)), with: nil))
      },
      rule("what lies (beyond its superview is not hit|inside both is)") { groups in
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let child = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 60))
        root.addSubview(parent)
        parent.addSubview(child)
        let isBeyond = groups[0].hasPrefix("beyond")
        let hit = root.hitTest(isBeyond ? CGPoint(x: 70, y: 70) : CGPoint(x: 40, y: 40), with: nil)
        return text(isBeyond ? hit === root : hit === child)
      },
      rule("labels let touches pass") { _ in
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(UILabel(frame: root.bounds))
        return text(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
      },
      rule("convert through a quarter turn about the center: 140 130 is") { _ in
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let view = UIView(frame: CGRect(x: 80, y: 100, width: 100, height: 80))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        root.addSubview(view)
        let point = view.convert(CGPoint(x: 140, y: 130), from: root)
        return text(point.x, point.y)
      },
    ])
}
