// SPDX-License-Identifier: MIT

// At Apple this module has `UTType`. Here that is a part of UIKit, whose pickers use it, so that module is what an import of this one brings.
@_exported import UIKit
