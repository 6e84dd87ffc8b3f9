/** Id of the style element with the marketplace's colors. */
export const COLORS = 'market-colors'

// The document has them. Hydration has to draw the same element.
let sheet = (typeof document !== 'undefined' && document.getElementById(COLORS)?.textContent) || ''

/** Style sheet with the marketplace's colors. Empty for the supplied ones. */
export const marketColors = (): string => sheet

/** Sets the style sheet on the server. */
export function setMarketColors(next: string): void {
  sheet = next
}
