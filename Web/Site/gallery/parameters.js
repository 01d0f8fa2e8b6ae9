// SPDX-License-Identifier: MIT
// @ts-check

// The parameters of a demo: reading their declarations, rounding and formatting values, and writing them as links and Swift.

/**
 * One value of a demo that a person may change while it runs, as the demo declares it in Swift.
 * @typedef {object} Parameter
 * @property {number} index its number among the demo's
 * @property {string} name in links
 * @property {string} title what a person reads
 * @property {number} lower the smallest value
 * @property {number} upper the largest
 * @property {number} step from one value to the next
 * @property {number} value what the demo starts with
 * @property {string} unit behind the value; may be empty
 * @property {string} code what the value is assigned to in Swift; may be empty
 * @property {string[]} choices words for the values 0, 1 and so on; empty for a number
 */

/**
 * Values by the numbers of parameters; what is not in it has its default.
 * @typedef {Map<number, number>} Values
 */

/** @typedef {{ title: string, values: Values }} Preset */

/**
 * @param {string} lines as `sp_demo_text` says them
 * @returns {Parameter[]}
 */
export function parametersOf(lines) {
  return lines.split("\n").filter(Boolean).map((line, index) => {
    const [name, title, lower, upper, step, value, unit, code, choices] = line.split("\t");
    return {
      index, name, title, lower: Number(lower), upper: Number(upper), step: Number(step), value: Number(value), unit, code,
      choices: choices ? choices.split("|") : [],
    };
  });
}

/**
 * @param {string} lines
 * @param {Parameter[]} parameters
 * @returns {Preset[]}
 */
export function presetsOf(lines, parameters) {
  return lines.split("\n").filter(Boolean).map((line) => {
    const [title, ...pairs] = line.split("\t");
    const values = new Map();
    for (const pair of pairs) {
      const [name, value] = pair.split("=");
      const parameter = parameters.find((candidate) => candidate.name === name);
      if (parameter) values.set(parameter.index, Number(value));
    }
    return { title, values };
  });
}

/**
 * The value on a step that is nearest to a wish within the range.
 * @param {Parameter} parameter
 * @param {number} wish
 */
export function nearest({ lower, upper, step }, wish) {
  const value = lower + Math.round((wish - lower) / step) * step;
  return Number(Math.min(upper, value).toFixed(6));
}

/**
 * A value in words.
 * @param {Parameter} parameter
 * @param {number} value
 */
export function inWords({ choices, unit, step }, value) {
  if (choices.length) return choices[value] ?? String(value);
  const digits = (String(step).split(".")[1] ?? "").length;
  return value.toFixed(digits) + (unit ? ` ${unit}` : "");
}

/**
 * The values that a link requests, and a sentence for each one that is not available. A choice is given by its word or number.
 * @param {Iterable<[string, string]>} pairs
 * @param {Parameter[]} parameters
 * @returns {{ values: Values, refused: string[] }}
 */
export function readValues(pairs, parameters) {
  const values = new Map();
  /** @type {string[]} */
  const refused = [];
  for (const [name, text] of pairs) {
    const parameter = parameters.find((candidate) => candidate.name === name);
    if (!parameter) {
      refused.push(`The link sets “${name}”, which this demo does not have.`);
      continue;
    }
    const { choices, lower, upper, title, unit } = parameter;
    const word = choices.findIndex((choice) => choice.toLowerCase() === text.toLowerCase());
    const number = word >= 0 ? word : text.trim() === "" ? NaN : Number(text);
    if (number >= lower && number <= upper) {
      values.set(parameter.index, nearest(parameter, number));
    } else if (choices.length) {
      refused.push(`The link sets ${title} to “${text}”. Choose one of ${choices.join(", ")}.`);
    } else {
      refused.push(`The link sets ${title} to “${text}”. The range is ${lower} to ${upper}${unit ? ` ${unit}` : ""}.`);
    }
  }
  return { values, refused };
}

/**
 * Values as a link carries them: those alone that are not the demo's own.
 * @param {Values} values
 * @param {Parameter[]} parameters
 * @returns {[string, string][]}
 */
export function pairsOf(values, parameters) {
  return parameters.filter(({ index, value }) => (values.get(index) ?? value) !== value)
    .map(({ index, name, choices }) => {
      const value = /** @type {number} */ (values.get(index));
      return [name, choices.length ? choices[value].toLowerCase() : String(value)];
    });
}

/**
 * Values as lines of Swift.
 * @param {string} title of the demo
 * @param {Values} values
 * @param {Parameter[]} parameters
 */
export function swiftOf(title, values, parameters) {
  const lines = parameters.filter(({ code }) => code).map(({ index, code, value, unit }) =>
    `${code} = ${values.get(index) ?? value}${unit ? `  // ${unit}` : ""}`);
  return [`// ${title}`, ...lines, ""].join("\n");
}
