/**
 * Facts about payments that an environment states, without reading the settings themselves.
 *
 * @typedef {keyof typeof PAYMENT_PROVIDERS} ProviderName
 * @typedef {Readonly<Record<string, string | undefined>>} Environment
 */
import { PAYMENT_PROVIDERS } from './table/payment.js'

const names = /** @type {ProviderName[]} */ (Object.keys(PAYMENT_PROVIDERS))

/**
 * Names of the providers of which a setting is set, complete or not.
 *
 * @param {Environment} env
 */
export const providersIn = env =>
  names.filter(provider =>
    Object.keys(PAYMENT_PROVIDERS[provider].settings).some(
      name => env[name]?.trim() || env[`${name}_FILE`]?.trim(),
    ),
  )

/**
 * Whether payments move money in this environment.
 *
 * @param {Environment} env
 */
export const movesMoney = env => names.some(provider => PAYMENT_PROVIDERS[provider].movesMoney(env))

/** Settings that let buyers pay, as the end of "Set …". */
export const PAYMENT_SETUP = names.flatMap(provider => PAYMENT_PROVIDERS[provider].setup ?? []).join(', or ')
