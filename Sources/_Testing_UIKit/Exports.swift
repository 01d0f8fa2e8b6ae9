// SPDX-License-Identifier: MIT

// The toolchain declares that a file which imports both `Testing` and a module called `UIKit` also imports
// `_Testing_UIKit`, which adds image attachments on Apple's platforms and does not exist elsewhere. Without a module
// of that name no test that uses Swift Testing could import our UIKit. It adds nothing.
@_exported import UIKit
