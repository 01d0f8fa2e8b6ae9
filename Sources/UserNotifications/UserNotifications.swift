// SPDX-License-Identifier: MIT

// Notifications are a part of UIKit here, since the host presents them, so that module is what an import of this one brings.
@_exported import UIKit
