// SPDX-License-Identifier: MIT

// Re-exports the modules that declare the touches, scripts, roles and keys that tests with a stage need.
@_exported import SprungExpectations
@_exported import SprungHeadless
