/** @import { ProcessName, Values } from './types.ts' */
import { readSettings as read } from './read.js'
import { SETTINGS } from './table/index.js'

export { isDemo } from './demo.js'
export { isLoopback, isLoopbackUrl } from './loopback.js'
export { movesMoney, PAYMENT_SETUP, providersIn } from './payment.js'
export { refuseMistakes, SettingsError } from './read.js'

/**
 * @template {ProcessName} Name
 * @typedef {Values<typeof SETTINGS, Name>} SettingsOf
 */

/**
 * Reads the settings of one process from its environment, with problems and with the settings that only a demo may
 * omit.
 *
 * @template {ProcessName} Name
 * @param {Name} processName
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const readSettings = (processName, env) => read(SETTINGS, processName, env)
