/**
 * The one reader of the environment.
 *
 * @import { ProcessName, Settings, Values } from './types.ts'
 * @typedef {Readonly<Record<string, string | undefined>>} Environment
 */
import { readFileSync } from 'node:fs'

/** @param {string} name */
const camelCase = name =>
  name
    .toLowerCase()
    .replace(/_(.)/g, (/** @type {string} */ _, /** @type {string} */ letter) => letter.toUpperCase())

/**
 * Reads what a process needs from the environment, secrets from files too. What is wrong is listed and not thrown, so
 * that a process can add its own rules and name everything at once.
 *
 * @template {Settings} Table
 * @template {ProcessName} Name
 * @param {Table} table
 * @param {Name} processName
 * @param {Environment} env
 * @returns {{ values: Values<Table, Name>, mistakes: string[], missing: string[] }} `missing` has what a demo may
 *   leave out, a line each, with what to do
 */
export function readSettings(table, processName, env) {
  /** @type {string[]} */
  const mistakes = []
  /** @type {string[]} */
  const missing = []
  /** @type {Record<string, unknown>} */
  const values = {}
  for (const [name, setting] of Object.entries(table)) {
    if (!setting.for.includes(processName)) continue
    const own = setting.default
    values[camelCase(name)] = own !== null && typeof own === 'object' ? own[processName] : own
    const given = setting.secret ? readSecret(name, env, mistakes) : env[name]?.trim()
    if (!given) {
      if (setting.needed) missing.push(`${name} is not set: ${setting.needed}`)
      continue
    }
    const parsed = setting.parse(given)
    if ('value' in parsed) values[camelCase(name)] = parsed.value
    else mistakes.push(`${name} must ${parsed.must}${setting.secret ? '' : `, not "${given}"`}`)
  }
  return { values: /** @type {any} */ (values), mistakes, missing }
}

/**
 * @param {string} name
 * @param {Environment} env
 * @param {string[]} mistakes
 */
function readSecret(name, env, mistakes) {
  const given = env[name]?.trim()
  const file = env[`${name}_FILE`]?.trim()
  if (!file) return given
  if (given) {
    mistakes.push(`${name} and ${name}_FILE are both set: keep one`)
    return given
  }
  try {
    const content = readFileSync(file, 'utf8').trim()
    if (!content) mistakes.push(`${name}_FILE names ${file}, which is empty`)
    return content
  } catch (error) {
    mistakes.push(
      `${name}_FILE names ${file}, which cannot be read (${/** @type {NodeJS.ErrnoException} */ (error).code})`,
    )
    return undefined
  }
}

/**
 * Ends the start with every line at once.
 *
 * @param {readonly string[]} mistakes
 */
export function refuseMistakes(mistakes) {
  if (mistakes.length > 0) throw new SettingsError(mistakes)
}

/** Problems that an operator must fix; the message has a line for each. */
export class SettingsError extends Error {
  /** @param {readonly string[]} mistakes */
  constructor(mistakes) {
    super(`The settings are not right:\n- ${mistakes.join('\n- ')}`)
    this.name = 'SettingsError'
  }
}
