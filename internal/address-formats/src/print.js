/** @import { Address, CountryFormat } from './format.js' */
import { regionCode } from './problems.js'
import { folded } from './text.js'

/** Countries whose post wants the code of a region, not its name. */
const PRINTS_CODES = ['AU', 'BR', 'CA', 'IT', 'US']

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** @param {string} code */
export function countryName(code) {
  try {
    return countries.of(code) ?? code
  } catch {
    return code
  }
}

const isLatin = (/** @type {string} */ text) => !/(?=\p{L})\P{Script=Latin}/u.test(text)
const isLatinAddress = (/** @type {Address} */ { line1, city }) => isLatin(`${line1} ${city}`)

/**
 * @param {Address} address
 * @param {CountryFormat} format
 * @returns {string} a region as it appears on a parcel; empty if there is none
 */
export function regionText(address, format) {
  const code = regionCode(format, address.region)
  if (code === null || PRINTS_CODES.includes(address.countryCode)) return code ?? address.region ?? ''
  const [, name = code, latin = name] = format.regions.find(([one]) => one === code) ?? []
  return isLatinAddress(address) ? latin : name
}

/**
 * Writes an address as on a parcel, in the order of its country. The last line is the country in English.
 *
 * @param {Address} address
 * @param {CountryFormat} format
 * @returns {string[]}
 */
export function addressLines(address, format) {
  const country = countryName(address.countryCode)
  const { printLatin } = format
  const print = printLatin && isLatinAddress(address) ? printLatin : format.print
  /** @type {Record<string, string>} */
  const parts = {
    N: address.fullName ?? '',
    A: [address.line1, address.line2].filter(Boolean).join('\n'),
    D: address.district ?? '',
    C: address.city,
    S: regionText(address, format),
    Z: address.postalCode ?? '',
  }
  // Parts that the country doesn't use are printed too: they were entered.
  const unused = ['D', 'C', 'S', 'Z'].filter(part => !print.includes(`%${part}`))
  const lines = [...print.split('%n'), ...unused.map(part => `%${part}`)]
    .flatMap(line => filled(line, parts).split('\n'))
    .filter(line => line !== '' && folded(line) !== folded(country))
  return [...lines, country]
}

/**
 * Fills in the parts of a line. Text next to an empty part is left out.
 *
 * @param {string} line
 * @param {Record<string, string>} parts
 */
function filled(line, parts) {
  const tokens = line.split(/(%[A-Z])/).filter(token => token !== '')
  const isEmpty = (/** @type {string | undefined} */ token) =>
    token?.startsWith('%') && parts[token.slice(1)] === ''
  const shown = tokens.map((token, at) => {
    if (token.startsWith('%')) return parts[token.slice(1)] ?? ''
    return isEmpty(tokens[at - 1]) || isEmpty(tokens[at + 1]) ? '' : token
  })
  return shown.join('').trim()
}
