// SPDX-License-Identifier: MIT

// Apple's module declares `UTType`. Here UIKit declares it because its pickers need it, so this module exports UIKit.
@_exported import UIKit
