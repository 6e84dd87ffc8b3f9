import type { Page } from 'playwright'
import { openPage } from './pages.ts'

/** A page with all three elements. */
export const cartAndDrawer = (attributes = '') =>
  `<stoa-header ${attributes}></stoa-header><main><h1>Blog</h1><stoa-cart ${attributes}></stoa-cart></main>
  <stoa-cart-drawer ${attributes}></stoa-cart-drawer>`

export const panel = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })

/** Waits for all animations, also in shadow roots. */
export const settled = (page: Page) =>
  page.evaluate(() => {
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const animations = [document, ...shadows].flatMap(root => root.getAnimations())
    return Promise.allSettled(animations.map(animation => animation.finished))
  })

export async function openDrawer(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('stoa-cart-drawer')?.open())
  await panel(page).waitFor()
  await settled(page)
}

/** Returns what is cut off or outside of the window, first in header and cart, then in the open drawer. */
export async function cutOff(width: number): Promise<string[]> {
  const page = await openPage(cartAndDrawer(), {
    cart: ['mug', 'throw'],
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  const found = await findCutOff(page)
  await openDrawer(page)
  return [...found, ...(await findCutOff(page))]
}

const findCutOff = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
    // For screen readers only, or a row that scrolls on purpose.
    const isApart = ({ display, clipPath, overflowX }: CSSStyleDeclaration) =>
      display === 'none' || clipPath !== 'none' || overflowX === 'auto'
    const look = (parent: Element | ShadowRoot) => {
      for (const element of parent.children) {
        const style = getComputedStyle(element)
        if (isApart(style)) continue
        const box = element.getBoundingClientRect()
        const name = `${element.localName} ${element.className} “${element.textContent?.slice(0, 30)}”`
        const isDrawn = box.width > 1 && box.height > 1
        if (isDrawn && (box.left < -1 || box.right > width + 1)) found.push(`outside: ${name}`)
        if (style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1)
          found.push(`cut off: ${name}`)
        look(element.shadowRoot ?? element)
      }
    }
    look(document.body)
    return found
  })
