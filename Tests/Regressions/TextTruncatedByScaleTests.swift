// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Labels at their intrinsic size were truncated on all screens except those with scale 2: "Hello2" was displayed as
/// "Hell…" on an ordinary monitor. Text sizes were rounded up to half points on all screens. Auto Layout then rounded
/// both edges of the frame to pixels, so 34.5 points became 34. At scale 1, text was truncated in 10 of the 40 cases
/// below.
@Suite(.oneApplication) @MainActor struct TextTruncatedByScaleTests {
  nonisolated static let scales: [CGFloat] = (4...16).map { CGFloat($0) / 4 }
  private static let words = [
    "Hello", "Hello2", "Close", "Cancel", "Done", "Edit", "Settings", "Search", "Save", "Delete", "Share", "Back",
    "Next",
    "Photos", "Messages", "Profile", "Home", "Library", "Favorites", "Downloads",
  ]

  @Test("common words centered in a view are not truncated", arguments: scales)
  func words(scale: CGFloat) {
    var truncated: [String] = []
    for width: CGFloat in [390, 375] {
      for word in Self.words {
        let label = UILabel()
        label.text = word
        let host = HeadlessHost(size: CGSize(width: width, height: 600), scale: scale) {
          CenteredViewController(label)
        }
        defer { host.stop() }
        if label.shownLines != [word] { truncated.append("\(word) in \(width)") }
        // The label is at most one pixel wider than its text.
        let exact = label.font.size(of: word).width
        #expect(label.bounds.width >= exact - 0.01 && label.bounds.width < exact + 1 / scale + 0.01, "\(word)")
      }
    }
    #expect(truncated.isEmpty, "\(truncated.count) of 40 at scale \(scale): \(truncated)")
  }

  @Test("views at their intrinsic sizes are not truncated in constraints and stack views", arguments: scales)
  func constraints(scale: CGFloat) {
    expectWhole(scale, "controls", ConstrainedViewsController(ContainersOfText.controls()))
    expectWhole(scale, "stack views", ConstrainedViewsController(ContainersOfText.stacks()))
  }

  @Test("views that are sized to fit are not truncated at any position", arguments: scales)
  func sizedToFit(scale: CGFloat) {
    let controller = UIViewController()
    UIScreen.main.configure(size: CGSize(width: 390, height: 844), scale: scale)
    for (index, view) in (ContainersOfText.controls() + ContainersOfText.stacks()).enumerated() {
      view.sizeToFit()
      view.frame.origin = CGPoint(x: CGFloat(index) * 3.17, y: CGFloat(index) * 11.3)
      controller.view.addSubview(view)
    }
    expectWhole(scale, "sizeToFit", controller)
  }

  @Test("cells, bars and alerts are not truncated", arguments: scales)
  func containers(scale: CGFloat) {
    expectWhole(scale, "flow", SizedCellsController(collectionViewLayout: SizedCellsController.flow()))
    expectWhole(
      scale, "compositional", SizedCellsController(collectionViewLayout: SizedCellsController.compositional()))
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let tabs = UITabBarController()
      let screens = ["Home", "Search"].map { title in
        let controller = UINavigationController(rootViewController: WordTableController(style: style))
        controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        controller.tabBarItem.badgeValue = "12"
        return controller
      }
      tabs.viewControllers = screens
      let alert = UIAlertController(title: "Delete2", message: "Really?", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete2", style: .destructive))
      expectWhole(scale, "bars", tabs) { tabs.present(alert, animated: false) }
    }
  }

  @Test("self-sizing cells get their fitting size, even if it hardly exceeds the estimate", arguments: scales)
  func estimates(scale: CGFloat) {
    UIScreen.main.configure(size: CGSize(width: 390, height: 844), scale: scale)
    let word = ContainersOfText.label("Downloads").intrinsicContentSize
    let wanted = PixelGrid.screen.up(CGSize(width: word.width + 9.4, height: word.height + 3.6))
    for excess in [0.5, 0.4, 0.25, 0.1] as [CGFloat] {
      let estimate = CGSize(width: wanted.width - excess, height: wanted.height - excess)
      for layout in [SizedCellsController.flow(estimate), SizedCellsController.compositional(estimate)] {
        let controller = SizedCellsController(collectionViewLayout: layout)
        controller.words = ["Downloads", "Downloads"]
        expectWhole(scale, "\(type(of: layout)) with \(excess) less", controller) {
          for cell in controller.collectionView.visibleCells {
            let size = cell.bounds.size
            #expect(
              abs(size.width - wanted.width) < 1e-9 && abs(size.height - wanted.height) < 1e-9, "\(size), \(wanted)")
          }
        }
      }
    }
  }

  @Test("a screen whose scale changes measures its texts again, also in the reuse pool")
  func otherScale() {
    let controllers: [UIViewController] = [
      ConstrainedViewsController(ContainersOfText.controls() + ContainersOfText.stacks()),
      SizedCellsController(collectionViewLayout: SizedCellsController.flow()),
      SizedCellsController(collectionViewLayout: SizedCellsController.compositional()),
    ]
    for controller in controllers {
      let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 4) { controller }
      defer { host.stop() }
      host.frame(milliseconds: 0)
      for (index, scale) in [1, 1.5, 3, 1.25, 2.75, 1].enumerated() {
        let time = Double(index) * 100 + 10
        host.send(.init(.resize, x: 390, y: 844, a: Float(scale), milliseconds: time))
        host.frame(milliseconds: time)
        host.frame(milliseconds: time + 20)
        #expect(truncated(in: host.window) == [], "\(type(of: controller)) at scale \(scale)")
      }
    }
  }

  /// Displays a controller, calls `change` after the first frame, and expects that no text is truncated.
  private func expectWhole(
    _ scale: CGFloat, _ name: String, _ controller: UIViewController, _ change: () -> Void = {}
  ) {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: scale) { controller }
    defer { host.stop() }
    for step in 0..<4 {
      host.frame(milliseconds: Double(step) * 20)
      if step == 0 { change() }
    }
    let cut = truncated(in: host.window)
    #expect(cut == [], "\(cut.count) in \(name) at scale \(scale)")
  }

  private func truncated(in view: UIView) -> [String] {
    var found: [String] = []
    if let label = view as? UILabel, label.isTextTruncated {
      found.append("\(label.shownLines) of \(label.text ?? "") in \(label.bounds.size)")
    }
    if let field = view as? UITextField, field.isTextTruncated { found.append("field \(field.text ?? "")") }
    for child in view.subviews where !child.isHidden { found += truncated(in: child) }
    return found
  }
}

/// Centers a view that has its intrinsic size.
final class CenteredViewController: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      content.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
