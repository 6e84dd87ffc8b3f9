/**
 * Format of a country’s addresses.
 *
 * @typedef {'line1' | 'district' | 'city' | 'region' | 'postalCode'} AddressPart
 *
 * @typedef {AddressPart | 'post_town' | 'suburb' | 'neighborhood' | 'village_township' | 'townland' | 'area' | 'county' |
 *   'department' | 'do_si' | 'emirate' | 'island' | 'oblast' | 'parish' | 'prefecture' | 'state' | 'zip' | 'pin' |
 *   'eircode'} PartName what countries call parts
 *
 * @typedef {object} Address
 * @property {string} [fullName]
 * @property {string} line1
 * @property {string | null} [line2]
 * @property {string | null} [district] part of a city, such as a Brazilian bairro
 * @property {string} city
 * @property {string | null} [region]
 * @property {string | null} [postalCode]
 * @property {string} countryCode
 *
 * @typedef {readonly string[]} Region code, name and, if the name is in another script, its Latin form
 *
 * @typedef {object} CountryFormat
 * @property {string} print lines as on a parcel: `%N` name, `%A` street, `%D` district, `%C` city, `%S` region, `%Z`
 *   postal code, `%n` end of a line
 * @property {string} [printLatin] the same for addresses in Latin script, if it differs
 * @property {string} required codes of the required parts
 * @property {string} [postalCode] pattern
 * @property {readonly string[]} [examples] of postal codes, at most one for each number of characters
 * @property {string} [prefix] that some people write in front of the postal code
 * @property {Partial<Record<AddressPart, PartName>>} [names] of parts that are not called as usual
 * @property {readonly Region[]} regions empty if the country has none, or if there is no list of them
 */

/** Parts by their codes in the tables. */
export const PART_CODES = /** @type {const} */ ({
  A: 'line1',
  D: 'district',
  C: 'city',
  S: 'region',
  Z: 'postalCode',
})

/** Format of a country that is not in the tables. */
export const UNKNOWN = /** @type {const} */ ({ print: '%N%n%A%n%Z %C%n%S', required: 'A', regions: [] })

/**
 * @typedef {object} AddressField
 * @property {AddressPart} part
 * @property {PartName} name what the country calls it; the part's own name if nothing special
 * @property {boolean} isRequired
 *
 * @param {CountryFormat} format
 * @returns {AddressField[]} fields of a form, in the order of the country
 */
export const fieldsOf = ({ print, required, names = {} }) =>
  [...print.matchAll(/%([ADCSZ])/g)].map(([, code]) => {
    const part = PART_CODES[/** @type {keyof typeof PART_CODES} */ (code)]
    return { part, name: names[part] ?? part, isRequired: required.includes(/** @type {string} */ (code)) }
  })
