import { once } from './once.ts'

/** Names are texts of the interface. */
const LANGUAGE = 'en'
const names = once(() => new Intl.DisplayNames(LANGUAGE, { type: 'region' }))

/** Name of a country, such as "Germany"; the code itself if it isn't one. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names().of(code) ?? code) : code

const WITH_ARTICLE =
  /^(United |Isle of )|(Netherlands|Philippines|Maldives|Bahamas|Gambia|Seychelles|Comoros|Islands|Republic|Territor(y|ies))$/

/** Name of a country as a sentence has it: "Doesn't deliver to the Netherlands". */
export const inSentence = (name: string): string => (WITH_ARTICLE.test(name) ? `the ${name}` : name)

/** Options for countries, sorted by name. */
export const namedCountries = <Code extends string>(codes: readonly Code[]) =>
  codes
    .map(value => ({ value, label: countryName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, LANGUAGE))
