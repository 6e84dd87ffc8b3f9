/** Returns null if the function throws, as storage does when it is full or blocked. The page works without it. */
export function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
