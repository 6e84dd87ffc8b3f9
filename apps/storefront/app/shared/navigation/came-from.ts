let left: string | null = null

/** A page of this tab was left for the one that is shown now. */
export const leftPage = (pathname: string): void => {
  left = pathname
}

/** The path of this site's page before this one; null where the visitor came from elsewhere. In memory alone. */
export function cameFrom(): string | null {
  if (left !== null) return left
  const { referrer } = document
  return referrer.startsWith(`${location.origin}/`) ? new URL(referrer).pathname : null
}
