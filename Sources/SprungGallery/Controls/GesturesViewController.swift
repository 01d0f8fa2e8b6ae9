// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A photo that can be dragged, pinched, rotated, lifted and tapped, with the latest state of each gesture recognizer.
///
/// All gesture recognizers recognize simultaneously, so that their states can be compared. Keyboard: Shift with an
/// arrow key pans, plus and minus pinch, square brackets rotate, and the context menu key long-presses.
public final class GesturesViewController: UIViewController, UIGestureRecognizerDelegate {
  /// The gesture recognizers and their names, in the order of the state labels.
  public private(set) var recognizers: [(name: String, recognizer: UIGestureRecognizer)] = []

  /// The labels with the states.
  public private(set) var lines: [UILabel] = []

  private var card: GroupedCard!
  private let photo = UIView()
  private let scenery = SceneryView()
  /// The view that receives keyboard focus. Touches are handled by the view behind it.
  private let field = UIView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gestures"
    view.backgroundColor = .systemGroupedBackground
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
    for (index, entry) in recognizers.enumerated() {
      let line = GalleryLabel(15)
      line.text = entry.name + ": possible"
      lines.append(line)
      entry.recognizer.delegate = self
      entry.recognizer.addHandler { [me = WeakReference(self)] in me.wrappedValue?.show($0, at: index) }
      view.addGestureRecognizer(entry.recognizer)
    }
    card = GroupedCard(lines.map { ($0, 25) })
    card.isUserInteractionEnabled = false
    view.addSubview(card)
    scenery.picture = GalleryPicture.at(4)
    scenery.layer.cornerRadius = 14
    photo.isUserInteractionEnabled = false
    photo.layer.cornerRadius = 14
    photo.layer.shadowOpacity = 0.25
    photo.layer.shadowRadius = 6
    photo.layer.shadowOffset = CGSize(width: 0, height: 3)
    photo.addSubview(scenery)
    view.addSubview(photo)
  }

  /// Places the photo below the state labels, or beside them if the view is wider than high.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let isLow = room.width > room.height
    let width = min(480, max(0, (isLow ? room.width / 2 : room.width) - 32))
    card.frame = CGRect(
      x: isLow ? room.minX + 16 : room.midX - width / 2, y: room.minY + 12, width: width, height: card.height)
    let rest =
      isLow
      ? CGRect(x: card.frame.maxX, y: room.minY, width: room.maxX - card.frame.maxX, height: room.height)
      : CGRect(x: room.minX, y: card.frame.maxY, width: room.width, height: max(0, room.maxY - card.frame.maxY))
    let side = max(0, min(rest.width, rest.height, 400) - 64)
    photo.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    photo.center = CGPoint(x: rest.midX, y: rest.midY)
    scenery.frame = photo.bounds
    field.frame = room
  }

  /// Allows the photo's gestures to be recognized simultaneously with each other, but not with the swipe that pops the
  /// controller.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.view === view }

  private func show(_ recognizer: UIGestureRecognizer, at index: Int) {
    lines[index].text = recognizers[index].name + ": " + Self.word(for: recognizer.state) + Self.detail(of: recognizer)
    let isActive = recognizer.state == .began || recognizer.state == .changed
    lines[index].textColor = isActive ? view.tintColor : .label
    react(to: recognizer)
  }

  /// Applies a gesture to the photo. When the gesture ends, the photo springs back.
  private func react(to recognizer: UIGestureRecognizer) {
    let isOver = recognizer.state == .ended || recognizer.state == .cancelled || recognizer.state == .failed
    switch recognizer {
    case let tap as UITapGestureRecognizer: if isOver { pulse(tap.numberOfTapsRequired == 2 ? 1.2 : 0.94) }
    case is UILongPressGestureRecognizer: lift(!isOver)
    case is UIPanGestureRecognizer, is UIPinchGestureRecognizer, is UIRotationGestureRecognizer:
      isOver ? spring { self.photo.transform = .identity } : follow()
    default: break
    }
  }

  /// Combines the transforms of pan, pinch and rotation.
  private func follow() {
    var transform = CGAffineTransform.identity
    for (_, recognizer) in recognizers where recognizer.state == .began || recognizer.state == .changed {
      if let rotation = recognizer as? UIRotationGestureRecognizer {
        transform = transform.rotated(by: rotation.rotation)
      }
      if let pinch = recognizer as? UIPinchGestureRecognizer {
        transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
      }
    }
    if let pan = recognizers[3].recognizer as? UIPanGestureRecognizer, pan.state == .began || pan.state == .changed {
      let way = pan.translation(in: view)
      transform = transform.concatenating(CGAffineTransform(translationX: way.x, y: way.y))
    }
    photo.transform = transform
  }

  private func pulse(_ scale: CGFloat) {
    photo.transform = CGAffineTransform(scaleX: scale, y: scale)
    spring { self.photo.transform = .identity }
  }

  private func lift(_ isLifted: Bool) {
    photo.layer.shadowRadius = isLifted ? 18 : 6
    photo.layer.shadowOffset = CGSize(width: 0, height: isLifted ? 12 : 3)
    if !isLifted { return spring { self.photo.transform = .identity } }
    spring { self.photo.transform = CGAffineTransform(scaleX: 1.08, y: 1.08) }
  }

  private func spring(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: changes)
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
