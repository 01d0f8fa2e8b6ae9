// SPDX-License-Identifier: MIT

// Re-exports the modules whose types headless tests play, inspect and record.
@_exported import SprungDisplay
@_exported import SprungScript
@_exported import SprungStage
