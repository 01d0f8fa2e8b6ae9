// SPDX-License-Identifier: MIT

// The types that a headless test plays, inspects and records are exported with the host.
@_exported import SprungDisplay
@_exported import SprungScript
@_exported import SprungStage
