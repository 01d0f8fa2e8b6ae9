// SPDX-License-Identifier: MIT

// Modules that sources can import in addition to UIKit or instead of it. Compiling this file tests that these modules
// exist.
import CoreFoundation
import CoreGraphics
import CoreText
import MobileCoreServices
import QuartzCore
import UIKit
import UIKit.UIGestureRecognizerSubclass
import UniformTypeIdentifiers
