// SPDX-License-Identifier: MIT

// Only the name of the module: what the browser build has of it is in UIKit.
