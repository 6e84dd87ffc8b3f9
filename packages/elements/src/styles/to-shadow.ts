import { type Selector, transform } from 'lightningcss'

const PARTS = ':is(stoa-header, stoa-cart, stoa-cart-drawer)'

/** Selectors of the elements with a theme: their own, or that of the page's settings. */
const themed = (theme: string) =>
  `${PARTS}[theme="${theme}"], :root:has(stoa-market[theme="${theme}"]) ${PARTS}:not([theme])`

/**
 * Returns the sheet of the document: variables, which reach into shadow roots. The elements are dark if their attribute
 * says so. Unlike for a page of the design system, the scheme of the visitor's system alone doesn't make them dark.
 */
export function toPageSheet(css: string): string {
  const themes = css
    .replaceAll('[data-theme="dark"]', `[data-theme="dark"], ${themed('dark')}`)
    .replaceAll('[data-theme="light"]', `[data-theme="light"], ${themed('light')}`)
    .replaceAll(':root:not([data-theme])', themed('auto'))
  return minified(themes)
}

/**
 * Returns the sheet of shadow roots, without rules for pages that consist of components. Throws if a component has a rule
 * that needs an element outside of the shadow root, where it never matches.
 */
export function toShadowSheet(css: string): string {
  const lost: Selector[] = []
  const sheet = minified(css, selector => {
    if (!leaves(selector)) return undefined
    if (!isAboutPage(selector)) lost.push(selector)
    return []
  })
  if (lost.length > 0)
    throw new Error(
      `These selectors never match in a shadow root: ${lost.map(one => JSON.stringify(one)).join('\n')}`,
    )
  return sheet
}

/** @param replace returns what replaces a selector; undefined keeps it */
const minified = (
  css: string,
  replace: (selector: Selector) => Selector[] | undefined = () => undefined,
): string =>
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { Selector: replace },
  }).code.toString()

/** Selectors inside of a pseudo-class. `:host()` has a single one. */
const inner = (part: Selector[number]): Selector[] => {
  if (part.type !== 'pseudo-class' || !('selectors' in part) || !part.selectors) return []
  return part.kind === 'host' ? [part.selectors as Selector] : (part.selectors as Selector[])
}

/** Whether a selector names the root element of the document or its body. */
const leaves = (selector: Selector): boolean =>
  selector.some(
    part =>
      (part.type === 'type' && /^(html|body)$/.test(part.name)) ||
      (part.type === 'pseudo-class' && part.kind === 'root') ||
      inner(part).some(leaves),
  )

/** Whether a rule applies only to pages that have another component, or that are marked as Stoa's as a whole. */
const isAboutPage = (selector: Selector): boolean =>
  selector.some(
    part =>
      (part.type === 'pseudo-class' && part.kind === 'has') ||
      (part.type === 'attribute' && part.name === 'data-stoa') ||
      inner(part).some(isAboutPage),
  )
