import { type Selector, transform, type Visitor } from 'lightningcss'

const PARTS = ':is(stoa-header, stoa-cart, stoa-cart-drawer)'

/** Selectors of the elements with a theme: their own, or that of the page's settings. */
const themed = (theme: string) =>
  `${PARTS}[theme="${theme}"], :root:has(stoa-market[theme="${theme}"]) ${PARTS}:not([theme])`

/**
 * Returns the sheet of the document: variables, which reach into shadow roots. The elements are dark if their attribute
 * says so. Unlike for a page of the design system, the scheme of the visitor's system alone doesn't make them dark.
 *
 * @param users code and sheets that use the variables: the others are left out
 */
export function toPageSheet(css: string, users: string): string {
  const themes = css
    .replaceAll('[data-theme="dark"]', `[data-theme="dark"], ${themed('dark')}`)
    .replaceAll('[data-theme="light"]', `[data-theme="light"], ${themed('light')}`)
    .replaceAll(':root:not([data-theme])', themed('auto'))
  const used = usedVariables(css, users)
  return minified(themes, { Declaration: { custom: ({ name }) => (used.has(name) ? undefined : []) } })
}

/**
 * Returns the sheet of shadow roots, without rules for pages that consist of components. Throws if a component has a rule
 * that needs an element outside of the shadow root: it never matches.
 */
export function toShadowSheet(css: string): string {
  const lost: Selector[] = []
  const sheet = minified(css, {
    Selector(selector) {
      if (!leaves(selector)) return undefined
      if (!isAboutPage(selector)) lost.push(selector)
      return []
    },
  })
  if (lost.length > 0)
    throw new Error(
      `These selectors never match in a shadow root: ${lost.map(one => JSON.stringify(one)).join('\n')}`,
    )
  return sheet
}

const minified = (css: string, visitor: Visitor<never>): string =>
  transform({ filename: 'sheet.css', code: Buffer.from(css), minify: true, visitor }).code.toString()

const namesIn = (text: string) => text.match(/--[\w-]+/g) ?? []

/** Returns the names of variables in `users`, and of those from which the sheet makes their values. */
function usedVariables(css: string, users: string): ReadonlySet<string> {
  const used = new Set(namesIn(users))
  const declarations = [...css.matchAll(/(--[\w-]+):([^;}]*)/g)]
  for (let before = -1; before < used.size; ) {
    before = used.size
    for (const [, name = '', value = ''] of declarations)
      if (used.has(name)) for (const one of namesIn(value)) used.add(one)
  }
  return used
}

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
