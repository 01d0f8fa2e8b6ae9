// SPDX-License-Identifier: MIT

// This file does not need to import UIKit on Apple's platforms.
import Foundation

@objc public protocol BadgeSource: NSObjectProtocol {
  @objc optional var badge: String { get }
  @objc optional var parentSource: BadgeSource { get }
  @objc optional func clear()
}

public final class BadgeModel: NSObject, BadgeSource {
  public var badge: String { "new" }
  public weak var owner: BadgeModel?
}

public final class PlainModel: NSObject, BadgeSource {
  public let child = BadgeModel()
  public var parentSource: BadgeSource { child }
}

public struct Badge {
  weak var source: BadgeModel?
  var size: CGFloat
}
