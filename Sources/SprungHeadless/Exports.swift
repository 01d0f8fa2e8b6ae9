// SPDX-License-Identifier: MIT

// Re-exports the modules whose types headless tests use for playing, inspecting and recording.
@_exported import SprungDisplay
@_exported import SprungScript
@_exported import SprungStage
