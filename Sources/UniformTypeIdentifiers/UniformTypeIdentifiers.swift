// SPDX-License-Identifier: MIT

// Apple's module declares `UTType`. In Sprung, UIKit declares it because the pickers need it, so this module exports
// UIKit.
@_exported import UIKit
