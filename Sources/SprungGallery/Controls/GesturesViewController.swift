// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A field with every gesture recognizer, and a line for each that says in which state it was last.
///
/// All recognize at the same time, so that their states can be compared. By keyboard: Shift with an arrow strokes, plus and
/// minus pinch, square brackets turn, the key for menus presses long.
public final class GesturesViewController: UIViewController, UIGestureRecognizerDelegate {
  /// The recognizers with their names, in the order of the lines.
  public private(set) var recognizers: [(name: String, recognizer: UIGestureRecognizer)] = []

  /// The lines.
  public private(set) var lines: [UILabel] = []

  private let column = UIStackView()
  /// What the keyboard's focus rests on; touches meet the view behind it.
  private let field = UIView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gestures"
    view.backgroundColor = .systemBackground
    view.isMultipleTouchEnabled = true
    field.isAccessibilityElement = true
    field.accessibilityLabel = "Field for gestures"
    field.accessibilityTraits = .allowsDirectInteraction
    field.isUserInteractionEnabled = false
    view.addSubview(field)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .right
    recognizers = [
      ("Tap", UITapGestureRecognizer()), ("Double tap", double), ("Long press", UILongPressGestureRecognizer()),
      ("Pan", UIPanGestureRecognizer()), ("Pinch", UIPinchGestureRecognizer()),
      ("Rotation", UIRotationGestureRecognizer()), ("Swipe to the right", UISwipeGestureRecognizer()),
      ("Pan from the right edge", edge),
    ]
    column.axis = .vertical
    column.distribution = .fillEqually
    for (index, entry) in recognizers.enumerated() {
      let line = GalleryLabel(15)
      line.text = entry.name + ": possible"
      lines.append(line)
      column.addArrangedSubview(line)
      entry.recognizer.delegate = self
      entry.recognizer.addHandler { [me = WeakReference(self)] in me.wrappedValue?.show($0, at: index) }
      view.addGestureRecognizer(entry.recognizer)
    }
    view.addSubview(column)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    column.frame = CGRect(
      x: room.minX + 20, y: room.minY + 20, width: max(0, room.width - 40), height: view.scaled(240))
    field.frame = room
  }

  /// Gestures of the field recognize together; the swipe back is left to itself.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.view === view }

  private func show(_ recognizer: UIGestureRecognizer, at index: Int) {
    lines[index].text = recognizers[index].name + ": " + Self.word(for: recognizer.state) + Self.detail(of: recognizer)
  }

  private static func word(for state: UIGestureRecognizer.State) -> String {
    switch state {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  private static func detail(of recognizer: UIGestureRecognizer) -> String {
    if let pinch = recognizer as? UIPinchGestureRecognizer { return ", \(Int((pinch.scale * 100).rounded()))%" }
    if let rotation = recognizer as? UIRotationGestureRecognizer {
      return ", \(Int((rotation.rotation * 180 / .pi).rounded())) degrees"
    }
    guard let pan = recognizer as? UIPanGestureRecognizer else { return "" }
    let way = pan.translation(in: pan.view)
    return ", \(Int(way.x.rounded())) \(Int(way.y.rounded()))"
  }
}
