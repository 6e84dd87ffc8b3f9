import type { Page, Route } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes hold of the first match with the mouse, moves it by pixels and lets go, or holds on. */
    drag: (selector: string, by: { x: number; y: number }, lets?: 'go' | 'hold') => Promise<void>
    letGo: () => Promise<void>
    /** Moves the mouse to a place in the first match, by default its middle. Unlike `hover` it passes no stopped timers. */
    pointAt: (selector: string, at?: { x: number; y: number }) => Promise<void>
    /** Keeps the page's next request for such an address waiting. */
    hold: (address: string) => Promise<void>
    /** Refuses that request, once it is there; later ones are answered. */
    refuseHeld: () => Promise<void>
  }
}

export const drag: BrowserCommand<
  [selector: string, by: { x: number; y: number }, lets?: 'go' | 'hold']
> = async ({ page, iframe }, selector, by, lets = 'go') => {
  const box = await iframe.locator(selector).first().boundingBox()
  if (!box) throw new Error(`Nothing to drag: ${selector}`)
  const from = { x: box.x + 60, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 6 })
  if (lets === 'go') await page.mouse.up()
}

export const letGo: BrowserCommand<[]> = ({ page }) => page.mouse.up()

export const pointAt: BrowserCommand<[selector: string, at?: { x: number; y: number }]> = async (
  { page, iframe },
  selector,
  at,
) => {
  const box = await iframe.locator(selector).first().boundingBox()
  if (!box) throw new Error(`Nothing to point at: ${selector}`)
  await page.mouse.move(box.x + (at?.x ?? box.width / 2), box.y + (at?.y ?? box.height / 2))
}

const held = new WeakMap<Page, { address: string; route: Promise<Route> }>()

export const hold: BrowserCommand<[address: string]> = async ({ page }, address) => {
  let arrived: (route: Route) => void
  const route = new Promise<Route>(resolve => {
    arrived = resolve
  })
  await page.route(address, one => arrived(one))
  held.set(page, { address, route })
}

export const refuseHeld: BrowserCommand<[]> = async ({ page }) => {
  const { address, route } = held.get(page) as { address: string; route: Promise<Route> }
  await (await route).abort()
  await page.unroute(address)
}
