// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A running card of the playground: the canvas, with the parameter panel below or beside it.
///
/// Every piece can be dragged. A double tap on the canvas, or the button above it, restarts the card.
public final class PlaygroundViewController: UIViewController, UIGestureRecognizerDelegate {
  let card: PlaygroundCard
  /// The running scene, recreated by every reset.
  private(set) var scene: PlaygroundScene!
  /// The view that contains the pieces. The view always has a size of 600 x 600 points and is scaled to the available
  /// size.
  let canvas = UIView(
    frame: CGRect(x: 0, y: 0, width: PlaygroundScene.side, height: PlaygroundScene.side))
  let panel = PlaygroundPanel(frame: .zero)
  /// The frequency in hertz of the spring that drags pieces. A reset preserves the value.
  var gripFrequency = PlaygroundScene.usualGrip { didSet { scene?.gripFrequency = gripFrequency } }
  /// Whether the overlay is visible. The switch on the panel shows the same state.
  var showsOverlay = false {
    didSet {
      panel.overlay.isOn = showsOverlay
      if scene != nil { showOverlay() }
    }
  }

  /// Creates a controller for a card.
  init(_ card: PlaygroundCard) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
    title = card.name
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    canvas.clipsToBounds = true
    frameView.addSubview(PlaygroundPaper())
    frameView.addSubview(canvas)
    frameView.clipsToBounds = true
    view.addSubview(frameView)
    view.addSubview(panel)
    let twice = UITapGestureRecognizer { [me = WeakReference(self)] _ in me.wrappedValue?.reset() }
    twice.numberOfTapsRequired = 2
    twice.delegate = self
    canvas.addGestureRecognizer(twice)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset", primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.reset() })
    panel.overlay.addHandler(for: .valueChanged) { [me = WeakReference(self)] _ in me.wrappedValue?.showOverlay() }
    reset()
  }

  /// The container of the canvas and its background, which are scaled together.
  private let frameView = UIView(
    frame: CGRect(x: 0, y: 0, width: PlaygroundScene.side, height: PlaygroundScene.side))

  /// Restarts the card with all parameters at their initial values.
  func reset() {
    scene?.end()
    scene = PlaygroundScene(card, on: canvas)
    scene.gripFrequency = gripFrequency
    panel.show(scene)
    scene.onChange = { [me = WeakReference(self)] in
      if let me = me.wrappedValue { me.panel.update(me.scene) }
    }
    showOverlay()
  }

  private func showOverlay() { scene.animator.isDebugEnabled = panel.overlay.isOn }

  /// Allows a double tap to be recognized although each of its touches can also drag a piece.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UILongPressGestureRecognizer }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    scene.end()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let isWide = room.width > room.height
    let side =
      isWide ? min(room.height, room.width * 0.65) : min(room.width, max(room.height * 0.5, room.height - 320))
    frameView.transform = CGAffineTransform(
      scaleX: max(0.01, side / PlaygroundScene.side), y: max(0.01, side / PlaygroundScene.side))
    frameView.center = CGPoint(
      x: isWide ? room.minX + side / 2 : room.midX, y: isWide ? room.midY : room.minY + side / 2)
    panel.frame =
      isWide
      ? CGRect(x: room.minX + side, y: room.minY, width: max(0, room.width - side), height: room.height)
      : CGRect(x: room.minX, y: room.minY + side, width: room.width, height: max(0, room.height - side))
  }
}
