// SPDX-License-Identifier: MIT
// @ts-check

// The constants of the frame and input protocol, as defined in Sources/SprungStage. A module whose `sp_abi` returns
// another version is rejected, so versions are not negotiated.

/** The first word of every frame, and the result of `sp_abi`. */
export const VERSION = 0x5350000b;

/** The sizes of a frame's header and an input record in bytes. */
export const HEADER_SIZE = 32;
export const RECORD_SIZE = 32;

/** The capacity of the inbox in input records. */
export const INBOX_RECORDS = 2048;

/** Images with this number or a larger one are sent in records. Smaller numbers refer to files beside the page. */
export const FIRST_IMAGE_NUMBER = 0x80000000;

/** The indexes of the header's words. */
export const Header = Object.freeze({ version: 0, byteLength: 1, frame: 2, flags: 3, time: 4, count: 6, wakeUp: 7 });

/** The header's flags. */
export const FrameFlag = Object.freeze({ 
  moreFrames: 1, accessibilityChanged: 2, settled: 4, wantsHover: 8, wantsText: 16,
});

/**
 * The operations of records. The low byte of a record's first word is its operation, and the upper bits are its length
 * in words.
 */
export const Operation = Object.freeze({
  create: 1, remove: 2, move: 3, matrix2D: 4, matrix3D: 5, bounds: 6, opacity: 7, paint: 8, text: 9, image: 10, path: 11,
  accessibility: 12, motion: 13, gradient: 14, mask: 15, clipboard: 16, focus: 17, imageData: 18,
  announce: 19, cursor: 20, textInput: 21, richText: 22, backdrop: 23, origin: 24, feedback: 25, drawing: 26,
  request: 27,
});

/** Operations that apply only to the frame in which they occur. */
export const ONCE = Object.freeze(new Set([Operation.clipboard, Operation.announce, Operation.feedback, Operation.request]));

/** Operations that override earlier records with other operations. The values are the overridden operations. */
export const LATER_WINS = Object.freeze(new Map([
  [Operation.matrix2D, [Operation.matrix3D]], [Operation.matrix3D, [Operation.matrix2D]],
  [Operation.text, [Operation.richText]], [Operation.richText, [Operation.text]],
]));

/** The kinds of content that a layer can have in addition to its box. */
export const LayerKind = Object.freeze({ box: 0, label: 1, image: 2, shape: 3, scroller: 4 });

/** The kinds of gradients. */
export const GradientKind = Object.freeze({ axial: 0, radial: 1, conic: 2 });

/** The kinds of masks. */
export const MaskKind = Object.freeze({ none: 0, path: 1, gradient: 2 });

/** The flags of a path. */
export const PathFlag = Object.freeze({ evenOdd: 1, roundCaps: 2, roundJoins: 4, squareCaps: 8, bevelJoins: 16 });

/**
 * The kinds of drawing commands. The low byte of a command's first word is its kind, and the upper bits are its length
 * in words.
 */
export const DrawingVerb = Object.freeze({
  save: 1, restore: 2, transform: 3, clip: 4, fill: 5, stroke: 6, alpha: 7, blend: 8, shadow: 9, image: 10, text: 11,
  gradient: 12, beginGroup: 13, endGroup: 14, clear: 15, pattern: 16, beginMask: 17, endMask: 18,
});

/** ARIA roles by number; null for no role. */
export const ROLES = Object.freeze(
  [null, "text", "button", "img", "heading", "list", "listitem", "slider", "switch", "link", "application", "dialog",
    "alertdialog", "textbox", "searchbox"]);

/** The flags of an accessibility record's state. */
export const AccessibilityState = Object.freeze({ disabled: 1, selected: 2, focusable: 4, hidden: 8, first: 16 });

/** Cursors by number, as CSS `cursor` values. */
export const CURSORS = Object.freeze(["default", "pointer", "grab", "grabbing", "text", "vertical-text", "none"]);

/** Input kinds by their names in recordings. */
export const InputKind = Object.freeze({
  down: 1, move: 2, up: 3, cancel: 4, wheel: 5, keydown: 6, keyup: 7, focus: 8, activate: 9, resize: 10,
  reducedmotion: 11, visibility: 12, memory: 13, appearance: 14, hover: 15, character: 16, contentsize: 17,
  direction: 18, textedit: 19, textselection: 20, keyboard: 21, parameter: 22, contrast: 23, safearea: 24,
  abilities: 25, answer: 26, answerdata: 27,
});

/** The traits of edited text. */
export const TextTrait = Object.freeze({ multiline: 1, secure: 2 });

/** The line decorations of a text run. */
export const TextDecoration = Object.freeze({ underline: 1, strikethrough: 2, thick: 4, double: 8, dotted: 16, dashed: 32, effects: 64 });

/** Text content types by number, as `autocomplete` values. */
export const TEXT_CONTENT = Object.freeze([
  "", "name", "given-name", "family-name", "email", "tel", "url", "username", "current-password", "new-password",
  "one-time-code", "street-address", "postal-code", "country-name", "organization", "cc-number", "address-level2",
  "nickname", "bday",
]);

/** The flags of an input record. */
export const InputFlag = Object.freeze({
  shift: 1, control: 2, option: 4, command: 8, touch: 16, pen: 32, primary: 64, secondaryButton: 128, repeat: 256,
});

/** The codes of keys that do not type text. The code of any other key is its lowercase Unicode scalar. */
export const NAMED_KEYS = Object.freeze({
  ArrowLeft: 0x110001, ArrowRight: 0x110002, ArrowUp: 0x110003, ArrowDown: 0x110004, PageUp: 0x110005,
  PageDown: 0x110006, Home: 0x110007, End: 0x110008, Enter: 0x110009, Tab: 0x11000a, Escape: 0x11000b,
  Backspace: 0x11000c, Delete: 0x11000d, ContextMenu: 0x11000e, Shift: 0x11000f, Control: 0x110010, Alt: 0x110011,
  Meta: 0x110012,
});

/** The fields of `sp_demo_text`. */
export const DemoField = Object.freeze({ name: 0, title: 1, hint: 2, subject: 3, size: 4, tries: 5, parameters: 6, presets: 7, guide: 8 });

/** The query kinds of `sp_inspect`. */
export const Inspection = Object.freeze({ views: 0, behaviors: 1, acting: 2, awake: 3, overlay: 4, log: 5, values: 6 });

/**
 * An input record.
 * @typedef {object} InputRecord
 * @property {number} kind one of `InputKind`
 * @property {number} flags of `InputFlag`
 * @property {number} id pointer, key, layer, or 0/1
 * @property {number} x points from the stage's left edge, or a width
 * @property {number} y points from the stage's top edge, or a height
 * @property {number} a wheel movement to the right, pressure, or pixels per point
 * @property {number} b wheel movement down, or width of the contact
 * @property {number} time milliseconds on the frame clock
 */

/**
 * Returns a packed color as CSS.
 * @param {number} rgba
 */
export function color(rgba) {
  return `#${rgba.toString(16).padStart(8, "0")}`;
}
