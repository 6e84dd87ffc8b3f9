import { slugOf } from './slug.ts'

/** Query parameters of the product's page that an option must not use. */
const TAKEN = new Set(['reviews', 'stars', 'after', 'asked'])

/** Query parameter of an option on its product's page: `?glaze=ink`. */
export const choiceKey = (option: string) => {
  const key = slugOf(option) || option
  return TAKEN.has(key) ? `${key}-choice` : key
}
