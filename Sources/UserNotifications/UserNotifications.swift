// SPDX-License-Identifier: MIT

// Apple's module declares notifications. In Sprung, UIKit declares them because the host presents them, so this module
// exports UIKit.
@_exported import UIKit
