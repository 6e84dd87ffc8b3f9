import type { Browser } from 'playwright-core'
import { PHONE } from './weigh.ts'

/** Milliseconds from the tap on; null where it did not come in time. */
export interface FirstTap {
  /** The button says that it was pressed. */
  readonly pressed: number | null
  /** The bag counts the product. */
  readonly counted: number | null
  /** The message says that it was added. */
  readonly said: number | null
}

/** Values of Chromium's own tools: 1.6 Mbit/s less a tenth, and a latency of 150 ms. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
  latency: 150 * 3.75,
}
const SLOWER_PROCESSOR = 4
const PATIENCE_IN_MS = 20_000

declare global {
  interface Window {
    firstTap?: { at?: number; pressed?: number; counted?: number; said?: number }
  }
}

/**
 * A first tap on Add, on a phone with Slow 4G and a quarter of the processor's speed, with nothing cached.
 *
 * @param rest milliseconds after the first paint
 */
export async function firstTap(browser: Browser, url: string, rest: number): Promise<FirstTap> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
    await page.addInitScript(watchTap)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const button = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true })
    const box = await button.first().boundingBox()
    if (!box) throw new Error(`${url} shows no button to add`)
    await page.waitForTimeout(rest)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page
      .waitForFunction(() => window.firstTap?.counted && window.firstTap.said, null, {
        timeout: PATIENCE_IN_MS,
      })
      .catch(() => {})
    const times = (await page.evaluate(() => window.firstTap)) ?? {}
    const since = (time: number | undefined) =>
      time === undefined || times.at === undefined ? null : Math.max(0, time - times.at)
    return { pressed: since(times.pressed), counted: since(times.counted), said: since(times.said) }
  } finally {
    await context.close()
  }
}

/** Runs in the page. A frame after a change is when it can be seen. */
function watchTap(): void {
  const times: NonNullable<Window['firstTap']> = {}
  window.firstTap = times
  const seen = (name: 'pressed' | 'counted' | 'said') =>
    requestAnimationFrame(() => {
      times[name] ??= performance.now()
    })
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      times.at ??= timeStamp
    },
    true,
  )
  new MutationObserver(() => {
    if (times.at === undefined) return
    if (document.querySelector('[data-pending]')) seen('pressed')
    if (document.querySelector('header [data-part="Count"]')) {
      seen('counted')
      // Once the answer is there, no more need be said of the press.
      seen('pressed')
    }
    if (document.querySelector('[data-component="Toast"]')) seen('said')
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-pending'],
  })
}
