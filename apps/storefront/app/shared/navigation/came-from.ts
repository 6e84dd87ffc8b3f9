let left: string | null = null

/** Records the page of this tab that was left for the current one. */
export const leftPage = (pathname: string): void => {
  left = pathname
}

/** Path of the previous page of this site; null if the visitor came from elsewhere. Kept in memory only. */
export function cameFrom(): string | null {
  if (left !== null) return left
  const { referrer } = document
  return referrer.startsWith(`${location.origin}/`) ? new URL(referrer).pathname : null
}
