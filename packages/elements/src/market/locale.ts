/** Returns the language tag of a text such as `en-GB` or `en_GB`; undefined for others, by which numbers can't be formatted. */
export function readLocale(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}
