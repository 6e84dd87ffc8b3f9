/**
 * What must be there of `T`, shown by example: an empty text for a text, zero for a number, one entry for all of a
 * list, null for what is taken as it comes. What may be null in the contract can only be taken so.
 */
export type Sample<T> = null extends T
  ? null
  : T extends string
    ? '' | null
    : T extends number
      ? 0 | null
      : T extends boolean
        ? false | null
        : T extends readonly (infer Entry)[]
          ? readonly [Sample<Entry>] | readonly [] | null
          : { readonly [Name in keyof T]?: Sample<T[Name]> } | null

/** Whether a value has what the sample shows. */
export function fits(value: unknown, sample: unknown): boolean {
  if (sample === null) return true
  if (Array.isArray(sample))
    return Array.isArray(value) && value.every(entry => fits(entry, sample.length > 0 ? sample[0] : null))
  if (typeof sample !== 'object') return typeof value === typeof sample
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(sample).every(([name, part]) => fits((value as Record<string, unknown>)[name], part))
}
