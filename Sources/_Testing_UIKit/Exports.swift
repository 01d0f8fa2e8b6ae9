// SPDX-License-Identifier: MIT

// The toolchain specifies that files that import both `Testing` and a module named `UIKit` also import
// `_Testing_UIKit`. On Apple's platforms, `_Testing_UIKit` adds image attachments; other platforms lack this module.
// Without this empty module, tests that use Swift Testing could not import our UIKit.
@_exported import UIKit
