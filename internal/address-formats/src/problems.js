/** @import { Address, AddressPart, CountryFormat, PartName } from './format.js' */
import { fieldsOf } from './format.js'
import { folded, plain } from './text.js'

/**
 * @typedef {object} AddressProblem
 * @property {AddressPart} part
 * @property {'missing' | 'invalid'} code
 * @property {string} message a sentence for the person who enters the address
 */

/** Names of the parts in sentences. */
const NAMES = /** @type {Readonly<Record<PartName, string>>} */ ({
  line1: 'street and number',
  city: 'city',
  post_town: 'town',
  suburb: 'suburb',
  district: 'district',
  neighborhood: 'neighborhood',
  village_township: 'village or township',
  townland: 'townland',
  region: 'region',
  area: 'area',
  county: 'county',
  department: 'department',
  do_si: 'province or city',
  emirate: 'emirate',
  island: 'island',
  oblast: 'oblast',
  parish: 'parish',
  prefecture: 'prefecture',
  state: 'state',
  postalCode: 'postal code',
  zip: 'ZIP code',
  pin: 'PIN code',
  eircode: 'Eircode',
})

/** @param {PartName} name @returns {string} a sentence for someone who left out a required part */
export const missingMessage = name => `Enter the ${NAMES[name]}.`

/**
 * @param {CountryFormat} format
 * @param {string | null | undefined} typed code or name of a region
 * @returns {string | null} its code, or null if the list doesn't have it
 */
export function regionCode({ regions }, typed) {
  const wanted = folded(typed ?? '')
  if (wanted === '') return null
  const found =
    regions.find(([code]) => folded(/** @type {string} */ (code)) === wanted) ??
    regions.find(([, ...names]) => names.some(name => folded(name) === wanted))
  return found?.[0] ?? null
}

const withoutSeparators = (/** @type {string} */ text) => text.replace(/[ -]/g, '')

/**
 * @param {CountryFormat} format
 * @param {string | null | undefined} typed
 * @param {string} country
 * @returns {string | null} the postal code as its country writes it; as it was typed if it can't be one
 */
function postalCodeOf({ postalCode, examples = [], prefix }, typed, country) {
  const text = plain(typed)
  if (!postalCode) return text || null
  const given = text.replace(/^〒/u, '').trim().toUpperCase()
  const isRight = (/** @type {string} */ code) => new RegExp(`^(?:${postalCode})$`).test(code)
  const bare = withoutSeparators(given)
  // People write the country in front, as in `D-10115`, or leave out what belongs to the code, as in `LV-1073`.
  const codes = [bare, withoutSeparators(given.replace(/^[A-Z]{1,3}-/, '')), `${country}${bare}`]
  if (prefix && bare.startsWith(prefix)) codes.push(bare.slice(prefix.length))
  const separated = codes.flatMap(code =>
    examples
      .filter(example => withoutSeparators(example).length === code.length)
      .map(example =>
        [...example].reduce(
          (rest, sign, at) => (/[ -]/.test(sign) ? `${rest.slice(0, at)}${sign}${rest.slice(at)}` : rest),
          code,
        ),
      ),
  )
  const hasSeparator = given !== bare
  return [...(hasSeparator ? [given] : []), ...separated, ...codes].find(isRight) ?? (text || null)
}

/**
 * An address as it is stored: region codes, and postal codes as their country writes them.
 *
 * @template {Address} T
 * @param {T} address
 * @param {CountryFormat} format
 * @returns {T & { line2: string | null, district: string | null, region: string | null, postalCode: string | null }}
 */
export function normalized(address, format) {
  const { line1, line2, district, city, region, postalCode } = address
  return {
    ...address,
    line1: line1.trim(),
    line2: line2?.trim() || null,
    district: district?.trim() || null,
    city: city.trim(),
    region: regionCode(format, region) ?? (region?.trim() || null),
    postalCode: postalCodeOf(format, postalCode, address.countryCode),
  }
}

/**
 * @param {Address} address
 * @param {CountryFormat} format
 * @returns {AddressProblem[]} what keeps an address from being delivered to, in the order of the form
 */
export function addressProblems(address, format) {
  const right = normalized(address, format)
  return fieldsOf(format).flatMap(({ part, name, isRequired }) => {
    const called = NAMES[name]
    const problem = (/** @type {AddressProblem['code']} */ code, /** @type {string} */ message) => [
      { part, code, message },
    ]
    const value = right[part]
    if (!value) return isRequired ? problem('missing', missingMessage(name)) : []
    if (part === 'region' && isRequired && format.regions.length > 0 && !regionCode(format, value))
      return problem('invalid', `Choose a ${called} from the list.`)
    if (part === 'postalCode' && format.postalCode && !new RegExp(`^(?:${format.postalCode})$`).test(value))
      return problem(
        'invalid',
        `Check the ${called}. It should look like ${(format.examples ?? []).join(' or ')}.`,
      )
    return []
  })
}
