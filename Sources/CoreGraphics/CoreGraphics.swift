// SPDX-License-Identifier: MIT

// Apple's CoreGraphics module declares geometry, colors and paths. Here, UIKit declares them, so this module exports
// UIKit.
@_exported import UIKit
