const names = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'none' })
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** All countries by name, as choices of a field. */
export const countryOptions: readonly { value: string; label: string }[] = LETTERS.flatMap(first =>
  LETTERS.flatMap(second => {
    const value = first + second
    const label = names.of(value)
    return label === undefined ? [] : [{ value, label }]
  }),
).toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
