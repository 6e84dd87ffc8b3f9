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
  const sheet = minified(css, selectors =>
    selectors.filter(selector => {
      if (!leaves(selector)) return true
      if (!isAboutPage(selector)) lost.push(selector)
      return false
    }),
  )
  if (lost.length > 0)
    throw new Error(`These selectors never match in a shadow root: ${lost.map(one => JSON.stringify(one)).join('\n')}`)
  return sheet
}

function minified(css: string, keep = (selectors: Selector[]) => selectors): string {
  const { code } = transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          const selectors = keep(rule.value.selectors)
          return selectors.length > 0 ? { ...rule, value: { ...rule.value, selectors } } : []
        },
      },
    },
  })
  return code.toString()
}

const inner = (part: Selector[number]): Selector[] =>
  part.type === 'pseudo-class' && 'selectors' in part && Array.isArray(part.selectors) ? part.selectors : []

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
