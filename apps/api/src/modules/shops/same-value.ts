/** Compares by content: the order of keys says nothing. */
export const isSame = (one: unknown, other: unknown): boolean => stable(one) === stable(other)

const stable = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? 'null'
