// SPDX-License-Identifier: MIT

// Apple's QuartzCore module declares layers and animations. Here, UIKit declares them, so this module exports UIKit.
@_exported import UIKit
