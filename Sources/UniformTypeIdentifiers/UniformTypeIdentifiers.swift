// SPDX-License-Identifier: MIT

// Apple's module declares `UTType`. Here UIKit declares it, because its pickers use it, so this module exports UIKit.
@_exported import UIKit
