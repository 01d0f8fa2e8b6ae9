// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// The box of marbles on a dark screen, with a switch for each field at the bottom.
public final class MagneticMarblesViewController: UIViewController {
  /// The box of marbles.
  public let box = MagneticMarblesView(frame: .zero)
  /// The switches, in this order: electric, magnetic, vortex, arrows.
  public private(set) var switches: [UISwitch] = []

  private var names: [UILabel] = []
  private let sky = CAGradientLayer()

  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.04, green: 0.05, blue: 0.11, alpha: 1)
    sky.colors = [
      UIColor(red: 0.16, green: 0.18, blue: 0.36, alpha: 1).cgColor,
      UIColor(red: 0.04, green: 0.05, blue: 0.11, alpha: 1).cgColor,
    ]
    sky.type = .radial
    sky.startPoint = CGPoint(x: 0.5, y: 0.5)
    sky.endPoint = CGPoint(x: 1.1, y: 1)
    view.layer.addSublayer(sky)
    view.addSubview(box)
    box.layer.borderColor = UIColor(white: 1, alpha: 0.12).cgColor
    box.layer.borderWidth = 1
    box.layer.cornerRadius = 4
    addSwitch("Electric", isOn: box.isElectric) { $0.box.isElectric = $1 }
    addSwitch("Magnetic", isOn: box.isMagnetic) { $0.box.isMagnetic = $1 }
    addSwitch("Vortex", isOn: box.isVortex) { $0.box.isVortex = $1 }
    addSwitch("Arrows", isOn: box.showsFields) { $0.box.showsFields = $1 }
  }

  private func addSwitch(
    _ name: String, isOn: Bool, _ change: @escaping (MagneticMarblesViewController, Bool) -> Void
  ) {
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.accessibilityLabel = name
    toggle.addHandler(for: .valueChanged) { [me = WeakReference(self), toggle = WeakReference(toggle)] _ in
      if let me = me.wrappedValue, let toggle = toggle.wrappedValue { change(me, toggle.isOn) }
    }
    let label = GalleryLabel(13)
    label.text = name
    label.textColor = UIColor(white: 1, alpha: 0.8)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    switches.append(toggle)
    names.append(label)
    view.addSubview(toggle)
    view.addSubview(label)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds
    let top = view.safeAreaInsets.top
    let foot = 68 + view.scaled(20)
    box.frame = CGRect(
      x: 6, y: top + 4, width: max(0, room.width - 12), height: max(0, room.height - top - foot - 4))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    sky.frame = room
    CATransaction.commit()
    let pitch = room.width / CGFloat(switches.count)
    for (index, toggle) in switches.enumerated() {
      let x = (CGFloat(index) + 0.5) * pitch
      toggle.center = CGPoint(x: x, y: room.height - foot + 32)
      names[index].frame = CGRect(x: x - pitch / 2, y: room.height - foot + 54, width: pitch, height: view.scaled(20))
    }
  }
}
