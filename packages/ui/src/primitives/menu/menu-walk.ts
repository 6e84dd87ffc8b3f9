/**
 * Returns the index that a key moves to among `count` items, from the one at `at` (-1: none); undefined if the key
 * moves nowhere.
 */
export function step(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/**
 * The item that typing leads to: the next one that starts with the text, the present one included while the word
 * grows. One letter again and again goes through all that start with it.
 */
export function findByText(names: readonly string[], typed: string, at: number): number | undefined {
  const letters = [...typed.trim().toLocaleLowerCase()]
  if (letters.length === 0) return undefined
  const isOneLetter = letters.every(letter => letter === letters[0])
  const text = isOneLetter ? (letters[0] as string) : letters.join('')
  const from = Math.max(at, 0) + (isOneLetter && at >= 0 ? 1 : 0)
  for (let offset = 0; offset < names.length; offset++) {
    const index = (from + offset) % names.length
    if (names[index]?.trim().toLocaleLowerCase().startsWith(text)) return index
  }
  return undefined
}
