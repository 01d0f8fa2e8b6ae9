// SPDX-License-Identifier: MIT
// @ts-check

// Parses the declarations of a demo's parameters, rounds and formats their values, and writes them as links and Swift code.

/**
 * A value of a demo that the user can change while it runs, as declared in Swift.
 * @typedef {object} Parameter
 * @property {number} index index among the demo's parameters
 * @property {string} name key in links
 * @property {string} title visible label
 * @property {number} lower minimum
 * @property {number} upper maximum
 * @property {number} step increment
 * @property {number} value default value
 * @property {string} unit follows the value; can be empty
 * @property {string} code Swift expression to which the value is assigned; can be empty
 * @property {string[]} choices names of the values 0, 1 and so on; empty for a number
 */

/**
 * Values by parameter index. Missing parameters have their default values.
 * @typedef {Map<number, number>} Values
 */

/** @typedef {{ title: string, values: Values }} Preset */

/**
 * @param {string} lines from `sp_demo_text`
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
 * Returns the valid value that is nearest to a requested value.
 * @param {Parameter} parameter
 * @param {number} wish
 */
export function nearest({ lower, upper, step }, wish) {
  const value = lower + Math.round((wish - lower) / step) * step;
  return Number(Math.min(upper, value).toFixed(6));
}

/**
 * Formats a value.
 * @param {Parameter} parameter
 * @param {number} value
 */
export function inWords({ choices, unit, step }, value) {
  if (choices.length) return choices[value] ?? String(value);
  const digits = (String(step).split(".")[1] ?? "").length;
  return value.toFixed(digits) + (unit ? ` ${unit}` : "");
}

/**
 * Parses the values in a link, and returns an error message for each invalid value. The value of a choice can be its
 * name or its number.
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
 * Returns the values that differ from the demo's defaults, as they appear in a link.
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
 * Formats values as Swift code.
 * @param {string} title of the demo
 * @param {Values} values
 * @param {Parameter[]} parameters
 */
export function swiftOf(title, values, parameters) {
  const lines = parameters.filter(({ code }) => code).map(({ index, code, value, unit }) =>
    `${code} = ${values.get(index) ?? value}${unit ? `  // ${unit}` : ""}`);
  return [`// ${title}`, ...lines, ""].join("\n");
}
