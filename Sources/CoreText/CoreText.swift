// SPDX-License-Identifier: MIT

// Apple's module declares fonts. Here UIKit declares them, so this module exports UIKit.
@_exported import UIKit
