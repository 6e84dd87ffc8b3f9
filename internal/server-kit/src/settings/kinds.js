/**
 * The kinds of settings: each makes a declaration that can read its own text.
 *
 * @import { AddressKind, ChoiceKind, ProxiesKind, ShareKind, TextKind, WholeKind } from './types.ts'
 */
import { isIP } from 'node:net'

/**
 * A text of a kind; without a default it may be missing.
 *
 * @param {(text: string) => { value: string } | { must: string }} parse
 * @returns {TextKind}
 */
const textOf = parse => (/** @type {any} */ about) => ({ default: null, ...about, parse })

/**
 * @param {string} must what the text must be, as the end of a sentence
 * @param {(text: string) => boolean} fits
 */
const textThat = (must, fits) => textOf(value => (fits(value) ? { value } : { must }))

export const text = textOf(value => ({ value }))
export const email = textThat('be an email address', value => /^[^\s@<>]+@[^\s@<>]+$/.test(value))
export const mailbox = textThat('be an email address or "Name <address>"', value =>
  /^([^<>\r\n]*<)?[^\s@<>]+@[^\s@<>]+>?$/.test(value),
)

const MIN_KEY_LENGTH = 32
/** Random hexadecimal digits have as many; a word again and again does not. */
const MIN_VARIETY = 10

/** A secret that signs. */
export const key = textThat(
  `have at least ${MIN_KEY_LENGTH} characters, ${MIN_VARIETY} of them different: \`openssl rand -base64 48\` makes one`,
  value => value.length >= MIN_KEY_LENGTH && new Set(value).size >= MIN_VARIETY,
)

/**
 * An address, without the slash at its end.
 *
 * @type {AddressKind}
 */
export const address = schemes =>
  textOf(value =>
    URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1))
      ? { value: value.replace(/\/$/, '') }
      : { must: `be an address that begins with ${schemes.map(scheme => `${scheme}://`).join(' or ')}` },
  )

/** URL of a contact: a page, or an email address as a link. */
export const contact = textThat('begin with https:// or mailto:', value =>
  /^(https:\/\/|mailto:[^\s@]+@)[^\s@]+$/.test(value),
)

/**
 * Returns the origin that a text names, or null if it names anything else.
 *
 * @param {string} value
 */
const originIn = value => {
  const url = URL.canParse(value) ? new URL(value) : null
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
    ? url.origin
    : null
}

/** A scheme and a host, and nothing behind them. */
export const origin = textOf(text => {
  const value = originIn(text)
  return value ? { value } : { must: 'be a scheme and a host, such as https://shop.example' }
})

/** Origins with commas between them, or `*` for all. */
export const origins = textOf(text => {
  const found = text.split(',').map(one => originIn(one.trim()))
  if (text === '*') return { value: text }
  return found.every(one => one !== null)
    ? { value: found.join() }
    : { must: 'be * or origins such as https://blog.example, with commas between them' }
})

/** The code of a currency by ISO 4217. */
export const currency = textOf(value =>
  Intl.supportedValuesOf('currency').includes(value.toUpperCase())
    ? { value: value.toUpperCase() }
    : { must: 'be the code of a currency' },
)

/** @type {WholeKind} */
export const whole = (/** @type {number} */ from, /** @type {number} */ to, /** @type {any} */ about) => ({
  default: null,
  ...about,
  parse: (/** @type {string} */ value) =>
    /^-?\d+$/.test(value) && Number(value) >= from && Number(value) <= to
      ? { value: Number(value) }
      : { must: `be a whole number from ${from} to ${to}` },
})

/** @type {ShareKind} */
export const share = about => ({
  ...about,
  parse: value =>
    /^(0|1|0?\.\d+|1\.0+)$/.test(value) ? { value: Number(value) } : { must: 'be a number from 0 to 1' },
})

/**
 * One of a few values.
 *
 * @type {ChoiceKind}
 */
export const choice = (/** @type {readonly any[]} */ words, /** @type {any} */ about) => ({
  default: null,
  ...about,
  parse: (/** @type {string} */ value) =>
    words.includes(value) ? { value } : { must: `be ${words.join(' or ')}` },
})

const RANGES = ['loopback', 'linklocal', 'uniquelocal']

/** @param {string} name */
const isProxy = name => {
  const [ip = '', bits, ...rest] = name.split('/')
  const most = isIP(ip) === 6 ? 128 : 32
  const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return RANGES.includes(name) || (isIP(ip) > 0 && isNetwork && rest.length === 0)
}

/** @param {string} value */
const areProxies = value => value.split(',').every(one => isProxy(one.trim()))

/** Addresses, networks and names of ranges with commas between them. */
export const networks = textThat(`be addresses and ${RANGES.join(', ')} with commas between them`, areProxies)

/**
 * Trusted proxies: comma-separated addresses, networks and names of ranges, or false for none.
 *
 * @type {ProxiesKind}
 */
export const proxies = about => ({
  ...about,
  parse: value =>
    value === 'false'
      ? { value: false }
      : areProxies(value)
        ? { value }
        : { must: `be false, or addresses and ${RANGES.join(', ')} with commas between them` },
})
