// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// Sprung itself set the `frame` of a cell's rotated content view, which stopped debug builds at the next layout.
/// Autoresizing did the same and shrank a rotated child a little each time. Sprung now sets bounds and center. If an
/// application sets a frame under a transform, the result matches UIKit: the exact frame if a matching size exists,
/// otherwise a logged warning.
@Suite(.oneApplication) @MainActor struct FrameUnderTransformTests {
  nonisolated static let kinds: [CGAffineTransform] = [
    CGAffineTransform(translationX: 10, y: 20), CGAffineTransform(scaleX: 2, y: 4),
    CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 7, ty: -3), CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), CGAffineTransform(rotationAngle: .pi / 2),
    CGAffineTransform(rotationAngle: .pi), CGAffineTransform(a: 0, b: -3, c: 0.5, d: 0, tx: 4, ty: 5),
  ]
  private static let anchors = [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 0), CGPoint(x: 0.25, y: 1)]

  private func near(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6 && abs(one.width - other.width) < 1e-6
      && abs(one.height - other.height) < 1e-6
  }

  @Test("A frame under scaling, mirroring, translation and quarter rotations reads back unchanged", arguments: kinds)
  func exact(transform: CGAffineTransform) {
    for anchor in Self.anchors {
      let layer = CALayer()
      let view = UIView()
      let wanted = CGRect(x: 10, y: 20, width: 100, height: 50)
      let faults = Diagnostics.recording {
        layer.anchorPoint = anchor
        layer.setAffineTransform(transform)
        layer.frame = wanted
        view.layer.anchorPoint = anchor
        view.transform = transform
        view.frame = wanted
      }
      #expect(faults.map(\.kind) == [])
      #expect(near(layer.frame, wanted) && near(view.frame, wanted), "\(layer.frame), \(view.frame)")
    }
  }

  @Test("A frame under an oblique rotation or a singular transform is logged and keeps its center")
  func slanted() {
    for transform in [CGAffineTransform(rotationAngle: .pi / 4), CGAffineTransform(scaleX: 0, y: 1)] {
      let view = UIView()
      view.transform = transform
      let faults = Diagnostics.recording { view.frame = CGRect(x: 0, y: 0, width: 100, height: 80) }
      #expect(faults.map(\.kind) == ["frameWithTransform"] && faults.allSatisfy(\.isWarning))
      #expect(abs(view.frame.midX - 50) < 1e-9 && abs(view.frame.midY - 40) < 1e-9 && view.bounds.width > 0)
    }
  }

  private static let turned = [
    CGAffineTransform(rotationAngle: 0.3), CGAffineTransform(rotationAngle: .pi / 4),
    CGAffineTransform(scaleX: 0, y: 0),
    CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(a: 1, b: 0.4, c: -0.2, d: 1, tx: 30, ty: -5),
  ]

  @Test func autoresizingPreservesShapeOfRotatedChildren() {
    for transform in Self.turned {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let child = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 150))
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(child)
      child.transform = transform
      let faults = Diagnostics.recording {
        for size in [400.0, 80, 0, 300] { parent.frame.size = CGSize(width: size + 0.0, height: size) }
        parent.frame.size = CGSize(width: 360, height: 330)
      }
      #expect(faults.map(\.kind) == [])
      child.transform = .identity
      let plain = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 150))
      plain.autoresizingMask = child.autoresizingMask
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      other.addSubview(plain)
      for size in [400.0, 80, 0, 300] { other.frame.size = CGSize(width: size, height: size) }
      other.frame.size = CGSize(width: 360, height: 330)
      #expect(near(child.frame, plain.frame), "\(child.frame), not \(plain.frame)")
    }
  }

  /// Sets a transform on every descendant, except for the private parts of controls.
  private func turnAll(_ view: UIView, _ transform: CGAffineTransform) {
    for subview in view.subviews {
      subview.transform = transform
      let hasPrivateParts =
        subview is UISlider || subview is UISwitch || subview is UISegmentedControl || subview is UITabBar
        || subview is UISearchBar || subview is UILabel || subview is UITextField || subview is UIImageView
      if !hasPrivateParts { turnAll(subview, transform) }
    }
  }

  private func shapes(_ view: UIView) -> [CGRect] {
    view.subviews.flatMap { subview in
      [CGRect(x: subview.center.x, y: subview.center.y, width: subview.bounds.width, height: subview.bounds.height)]
        + shapes(subview)
    }
  }

  private func names(_ view: UIView) -> [String] {
    view.subviews.flatMap { ["\(type(of: $0))"] + names($0) }
  }

  private func screens() -> [(String, UIViewController)] {
    let table = UITableViewController(style: .insetGrouped)
    table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.tableView.dataSource = SizesOfSmallViewsTests.Source.shared
    table.title = "Title"
    table.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    let list = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    list.collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    list.collectionView.dataSource = SizesOfSmallViewsTests.Source.shared
    let controls = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Close", for: .normal)
    let field = UITextField()
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    field.placeholder = "Name"
    let views: [UIView] = [
      button, field, UISearchBar(), UISlider(), UISwitch(), UISegmentedControl(items: ["a", "b"]), UILabel(),
    ]
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 20, y: 100 + 50 * CGFloat(index), width: 200, height: 40)
      controls.view.addSubview(view)
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    return [
      ("table", UINavigationController(rootViewController: table)), ("list", list), ("controls", controls),
      ("tabs", tabs),
    ]
  }

  @Test("No layout in the library sets the frame of a transformed view or moves it")
  func library() {
    for index in screens().indices {
      for transform in Self.turned {
        let (name, controller) = screens()[index]
        var faults: [Fault] = []
        var before: [CGRect] = []
        var after: [CGRect] = []
        var titles: [String] = []
        faults += Diagnostics.recording {
          let host = HeadlessHost(size: CGSize(width: 390, height: 700), scale: 2) { controller }
          host.frame(milliseconds: 0)
          host.frame(milliseconds: 17)
          before = shapes(controller.view)
          turnAll(controller.view, transform)
          func markAll(_ view: UIView) {
            view.setNeedsLayout()
            for subview in view.subviews { markAll(subview) }
          }
          for frame in 2..<6 {
            markAll(controller.view)
            host.frame(milliseconds: Double(frame) * 17)
          }
          after = shapes(controller.view)
          titles = names(controller.view)
          host.stop()
        }
        #expect(faults.map(\.kind) == [], "\(name): \(faults.first?.message ?? "")")
        #expect(before.count == after.count)
        for (index, (old, new)) in zip(before, after).enumerated() where !near(old, new) {
          Issue.record("\(name) \(transform): view \(index), \(titles[index]), changed from \(old) to \(new)")
        }
      }
    }
  }
}
