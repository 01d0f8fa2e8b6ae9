// SPDX-License-Identifier: MIT

// Apple's MobileCoreServices module declares identifiers of data types, which are not available here. This module only
// exports UIKit, so that source files that import it compile.
@_exported import UIKit
