// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the shadow of a background configuration.
@Suite(.oneApplication)
@MainActor
struct UIShadowPropertiesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))

  private func show(_ configuration: UIBackgroundConfiguration) {
    cell.backgroundConfiguration = configuration
    window.addSubview(cell)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
  }

  /// The first view in the cell that has a shadow.
  private var shadow: UIView? {
    func find(_ view: UIView) -> UIView? {
      if view.layer.shadowOpacity > 0 { return view }
      for subview in view.subviews { if let found = find(subview) { return found } }
      return nil
    }
    return find(cell)
  }

  @Test("The default shadow is black and not visible")
  func defaults() {
    let configuration = UIBackgroundConfiguration.listCell()
    let properties = configuration.shadowProperties
    #expect(properties.color == .black && properties.opacity == 0 && properties.radius == 3)
    #expect(properties.offset == CGSize(width: 0, height: -3) && properties.path == nil)
    show(configuration)
    #expect(shadow == nil)
  }

  @Test("A shadow has the outline of the background, which is not clipped")
  func outline() throws {
    var configuration = UIBackgroundConfiguration.listCell()
    configuration.cornerRadius = 10
    configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    configuration.shadowProperties.opacity = 0.4
    configuration.shadowProperties.radius = 6
    configuration.shadowProperties.offset = CGSize(width: 1, height: 2)
    configuration.shadowProperties.color = .systemRed
    show(configuration)
    let view = try #require(shadow)
    #expect(view.frame == CGRect(x: 8, y: 4, width: 304, height: 52) && !view.clipsToBounds)
    #expect(view.superview?.subviews.first === view)
    #expect(view.layer.shadowOpacity == 0.4 && view.layer.shadowRadius == 6)
    #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(view.layer.shadowPath?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 304, height: 52))
    configuration.shadowProperties.path = UIBezierPath(rect: CGRect(x: 10, y: 40, width: 50, height: 12))
    show(configuration)
    #expect(shadow?.layer.shadowPath?.boundingBoxOfPath == CGRect(x: 10, y: 40, width: 50, height: 12))
    configuration.shadowProperties.opacity = 0
    show(configuration)
    #expect(shadow == nil)
  }

  @Test("Values are clamped, and invalid values are reported")
  func limits() {
    var properties = UIBackgroundConfiguration.clear().shadowProperties
    let other = properties
    properties.opacity = 2
    properties.radius = -1
    #expect(properties.opacity == 1 && properties.radius == 0 && properties != other)
    let faults = Diagnostics.recording {
      properties.opacity = .nan
      properties.radius = .infinity
      properties.offset = CGSize(width: CGFloat.nan, height: 1)
    }
    #expect(faults.map(\.kind) == Array(repeating: "configurationNumber", count: 3))
    #expect(properties.opacity == 0 && properties.radius == 0 && properties.offset == CGSize(width: 0, height: 1))
  }
}
