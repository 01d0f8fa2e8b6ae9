// SPDX-License-Identifier: MIT

// What a headless test plays, looks at and writes down comes with the host.
@_exported import SprungDisplay
@_exported import SprungScript
@_exported import SprungStage
