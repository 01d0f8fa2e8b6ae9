// SPDX-License-Identifier: MIT

import UIKit

@objc public protocol TrayDataSource: NSObjectProtocol {
  func numberOfItems(in tray: TrayView) -> Int
  @objc optional func tray(_ tray: TrayView, titleForItemAt index: Int) -> String?
  @objc optional var trayTint: UIColor { get }
}

@objc public protocol TrayDelegate: NSObjectProtocol {
  @objc optional func tray(_ tray: TrayView, shouldSelect index: Int) -> Bool
  @objc optional func tray(_ tray: TrayView, didSelect index: Int)
  @objc(trayDidReload:) optional func trayDidReload(_ tray: TrayView)
}

@IBDesignable
public class TrayView: UIView {
  @IBOutlet public weak var dataSource: TrayDataSource? { didSet { reloadData() } }
  @IBOutlet public weak var delegate: TrayDelegate?
  @IBInspectable public var spacing: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }
  public private(set) var buttons: [UIButton] = []

  @objc public func reloadData() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = (0..<(dataSource?.numberOfItems(in: self) ?? 0)).map { index in
      let button = UIButton(type: .system)
      button.tag = index
      button.setTitle(dataSource?.tray?(self, titleForItemAt: index) ?? "Item \(index)", for: .normal)
      button.tintColor = dataSource?.trayTint ?? UIColor.green
      button.addTarget(self, action: #selector(TrayView.tapped(_:)), for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
    delegate?.trayDidReload?(self)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let count = CGFloat(max(buttons.count, 1))
    let width = (bounds.width - spacing * (count - 1)) / count
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * (width + spacing), y: 0, width: width, height: bounds.height)
    }
  }

  @objc private func tapped(_ sender: UIButton) {
    if let should = delegate?.tray?(self, shouldSelect: sender.tag), should == false { return }
    delegate?.tray?(self, didSelect: sender.tag)
  }
}

class FullOwner: NSObject, TrayDataSource, TrayDelegate {
  var selected: [Int] = []
  var reloads = 0

  func numberOfItems(in tray: TrayView) -> Int { return 3 }
  func tray(_ tray: TrayView, titleForItemAt index: Int) -> String? { return index == 1 ? nil : "Number \(index)" }
  var trayTint: UIColor { return .red }
  func tray(_ tray: TrayView, shouldSelect index: Int) -> Bool { return index != 2 }
  func tray(_ tray: TrayView, didSelect index: Int) { selected.append(index) }
  func trayDidReload(_ tray: TrayView) { reloads += 1 }
}

class BareOwner: NSObject, TrayDataSource, TrayDelegate {
  func numberOfItems(in tray: TrayView) -> Int { return 2 }
}

// Implements only one of the optional methods, in an extension.
class HalfOwner: NSObject, TrayDelegate {
  var selected: [Int] = []
}

extension HalfOwner {
  func tray(_ tray: TrayView, didSelect index: Int) { selected.append(index) }
}
