// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// The construction site, with a button that rebuilds the wall.
public final class WreckingBallViewController: UIViewController {
  /// The ball, the chain and the wall.
  public let site = WreckingBallView(frame: .zero)

  private let sky = CAGradientLayer()
  private let ground = UIView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Wrecking ball"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "New wall", primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.site.rebuild() })
    paintSky()
    view.layer.addSublayer(sky)
    ground.backgroundColor = UIColor(red: 0.45, green: 0.4, blue: 0.33, alpha: 1)
    view.addSubview(ground)
    view.addSubview(site)
  }

  /// Repaints the sky when the light or dark appearance changes.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paintSky()
  }

  private func paintSky() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    sky.colors =
      isDark
      ? [
        UIColor(red: 0.08, green: 0.12, blue: 0.27, alpha: 1).cgColor,
        UIColor(red: 0.36, green: 0.3, blue: 0.42, alpha: 1).cgColor,
      ]
      : [
        UIColor(red: 0.55, green: 0.75, blue: 0.93, alpha: 1).cgColor,
        UIColor(red: 0.98, green: 0.9, blue: 0.78, alpha: 1).cgColor,
      ]
    CATransaction.commit()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let floor: CGFloat = 40
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    sky.frame = view.bounds
    CATransaction.commit()
    ground.frame = CGRect(x: room.minX, y: room.maxY - floor, width: room.width, height: floor)
    site.frame = CGRect(
      x: room.minX, y: room.minY, width: room.width, height: max(0, room.height - floor))
  }
}
