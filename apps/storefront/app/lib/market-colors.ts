/** Name of the attribute of the style element with the marketplace's colors. */
const ATTRIBUTE = 'data-market-colors'

// The document has them. Hydration has to draw the same element.
let sheet =
  typeof document === 'undefined' ? '' : (document.querySelector(`style[${ATTRIBUTE}]`)?.textContent ?? '')

/** Style sheet with the marketplace's colors. Empty for the supplied ones. */
export const marketColors = (): string => sheet

/** Sets the style sheet on the server. */
export function setMarketColors(next: string): void {
  sheet = next
}

/** Properties of the style element. */
export const colorsElement = () => ({ [ATTRIBUTE]: '', dangerouslySetInnerHTML: { __html: sheet } })
