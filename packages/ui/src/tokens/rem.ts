/**
 * Name of the variable that replaces `rem` in every style. A host whose root has another font size than its visitors
 * chose sets it on `:root`: `1.6rem` undoes `html { font-size: 62.5% }`.
 */
export const REM = '--stoa-rem'

/** A class name may end in "rem" too. */
const LENGTH = /(?<![\w.-])-?[\d.]+rem\b/g

const scaled = (text: string) =>
  text.replace(LENGTH, length => {
    const count = Number.parseFloat(length)
    return count === 1 ? `var(${REM})` : `calc(${count} * var(${REM}))`
  })

/** Returns a style or a table of values with every `rem` as a multiple of `--stoa-rem`. Keys stay as they are. */
export function inStoaRem<T>(value: T): T {
  if (typeof value === 'string') return scaled(value) as T
  if (Array.isArray(value)) return value.map(inStoaRem) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inStoaRem(inner)])) as T
}
