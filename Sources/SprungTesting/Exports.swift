// SPDX-License-Identifier: MIT

// A test that has a stage has fingers, scripts, roles and keys with it.
@_exported import SprungExpectations
@_exported import SprungHeadless
