// SPDX-License-Identifier: MIT

// Apple's module declares identifiers of data types, which do not exist here. This module exports UIKit so that imports
// compile.
@_exported import UIKit
