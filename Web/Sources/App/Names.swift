// SPDX-License-Identifier: MIT

// Modules that sources can import in addition to or instead of UIKit. Compiling this file tests that they exist.
import CoreFoundation
import CoreGraphics
import CoreText
import MobileCoreServices
import QuartzCore
import UIKit
import UIKit.UIGestureRecognizerSubclass
import UniformTypeIdentifiers
