// SPDX-License-Identifier: MIT

// Notifications belong to UIKit here, because the host presents them, so this module exports UIKit.
@_exported import UIKit
