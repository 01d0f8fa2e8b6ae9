// SPDX-License-Identifier: MIT

// Apple's module declares notifications. Here UIKit declares them, because the host presents them, so this module
// exports UIKit.
@_exported import UIKit
