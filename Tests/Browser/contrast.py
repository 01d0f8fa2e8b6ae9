# SPDX-License-Identifier: MIT
"""Measures the contrast between all text on a page and its background."""
import base64

# Makes all text invisible and returns its boxes, colors and sizes. Omits text that is not meant to be read.
TEXTS = """
  () => {
    const found = [];
    for (const element of document.querySelectorAll(".stage .label, .words :is(h1, h2, .hint, a, summary, li, button, .badge), "
        + ".tools :is(h2, p, label, label span, button, output, summary, dt, dd, li), "
        + ".index :is(h1, h2, p, code, button, figcaption, .demo-title, .demo-hint, summary)")) {
      // A choice or a box in a label is no text of the label's.
      if (element.querySelector("select, input")) continue;
      const inner = element.matches(".label") ? element.firstElementChild : element;
      const text = (inner?.textContent ?? "").trim();
      if (!text || !element.checkVisibility({ opacityProperty: true }) || element.closest("[aria-disabled=true], :disabled")) continue;
      // Lines in a panel that scrolls are read when they are in sight.
      const panel = element.closest(".tabbed > section, .words");
      if (panel && !element.checkVisibility()) continue;
      if (panel) {
        // Along an edge beyond which a panel goes on, 24 pixels of it fade.
        const around = panel.getBoundingClientRect(), itself = element.getBoundingClientRect();
        const above = panel.scrollTop > 0 ? 24 : 0;
        const below = panel.scrollTop + panel.clientHeight < panel.scrollHeight - 1 ? 24 : 0;
        if (itself.top < around.top + above || itself.bottom > around.bottom - below) continue;
      }
      // What lies below something modal is not there to be read.
      const hidden = element.closest("[inert]");
      if (hidden && !hidden.parentElement.closest("[aria-label]:not([inert])")?.matches("[role=img],[role=button]")) continue;
      let opacity = 1;
      for (let outer = element; outer; outer = outer.parentElement) opacity *= Number(getComputedStyle(outer).opacity);
      if (opacity < 0.95) continue;
      const range = document.createRange();
      range.selectNodeContents(inner);
      const box = range.getBoundingClientRect();
      const frame = (element.closest(".stage") ?? document.documentElement).getBoundingClientRect();
      // What is cut off at the stage's edge stands on nothing there.
      if (box.left < frame.left || box.top < frame.top || box.right > frame.right || box.bottom > frame.bottom) continue;
      // Nor what a list cuts off at its own edges.
      let isCut = false;
      for (let outer = element.parentElement; outer?.closest(".stage") && !outer.matches(".stage"); outer = outer.parentElement) {
        if (getComputedStyle(outer).overflow === "visible") continue;
        const clip = outer.getBoundingClientRect();
        if (box.left < clip.left || box.top < clip.top || box.right > clip.right || box.bottom > clip.bottom) isCut = true;
      }
      if (isCut) continue;
      const style = getComputedStyle(inner);
      const color = style.color.match(/[\\d.]+/g).map(Number);
      found.push({
        text, color, size: parseFloat(style.fontSize), weight: Number(style.fontWeight),
        box: [box.left, box.top, box.right, box.bottom],
      });
    }
    const style = document.createElement("style");
    style.id = "invisible-texts";
    style.textContent = ".stage .label > *, .words *, .tools *, .index * { color: transparent !important; }";
    document.head.append(style);
    return found;
  }
"""

# Returns the lowest contrast between each text and its background. The contrast is measured for each pixel in the middle
# half of the box's height, which contains most of the letters. One percent of the pixels may have a lower contrast.
CONTRASTS = """
  async ([picture, texts, scale]) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    const linear = (part) => { const c = part / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
    const light = (r, g, b) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    return texts.map(({ box, color }) => {
      const [left, top, right, bottom] = box.map((edge) => Math.round(edge * scale));
      const quarter = Math.round((bottom - top) / 4);
      const x = Math.max(0, left), y = Math.max(0, top + quarter);
      const width = Math.min(bitmap.width, right) - x, height = Math.min(bitmap.height, bottom - quarter) - y;
      if (width < 2 || height < 2) return null;
      const { data } = context.getImageData(x, y, width, height);
      const all = [];
      const alpha = color[3] ?? 1;
      for (let at = 0; at < data.length; at += 4) {
        const [r, g, b] = [data[at], data[at + 1], data[at + 2]];
        const mixed = [r, g, b].map((part, index) => color[index] * alpha + part * (1 - alpha));
        const [one, two] = [light(...mixed), light(r, g, b)];
        all.push((Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05));
      }
      all.sort((one, two) => one - two);
      return all[Math.floor(all.length / 100)];
    });
  }
"""


def pale(stage):
    """Returns the text whose contrast is below the WCAG 2.2 requirement: 4.5, or 3 for letters of at least 24 pixels (18.66
    if bold)."""
    texts = stage.page.evaluate(TEXTS)
    picture = base64.b64encode(stage.page.screenshot()).decode()
    stage.page.evaluate("() => document.getElementById('invisible-texts').remove()")
    contrasts = stage.page.evaluate(CONTRASTS, [picture, texts, stage.scale])
    found = []
    for text, contrast in zip(texts, contrasts):
        is_large = text["size"] >= 24 or (text["size"] >= 18.66 and text["weight"] >= 700)
        if contrast is not None and contrast < (3 if is_large else 4.5) - 0.005:
            found.append(f"{text['text']!r}: {contrast:.2f}")
    return found
