import { slugOf } from './slug.ts'

/** Query parameters of a product's page that an option must not use. */
const TAKEN = new Set(['reviews', 'stars', 'after', 'asked'])

/** Query parameter of an option on the page of its product. */
export const optionKey = (name: string) => {
  const key = slugOf(name) || name
  return TAKEN.has(key) ? `${key}-choice` : key
}
