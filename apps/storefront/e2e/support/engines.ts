import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { askIbm } from '@stoa/testing/audit'
import { readIbmEngine } from '@stoa/testing/audit/engine'
import { isSoak } from './soak.ts'

const engine = readIbmEngine()

/** Returns axe's findings on the current page or a part of it, one per line. */
export const axeFindings = (page: Page, part?: string): Promise<string[]> =>
  ask(page, part === undefined ? builder(page) : builder(page).include(part))

/** Returns axe's findings on colors only. Other rules don't depend on the theme. */
export const colorFindings = (page: Page): Promise<string[]> =>
  ask(page, builder(page).withRules(['color-contrast', 'link-in-text-block']))

/** Limits axe's report to violations. Listing the thousands of passed checks takes most of its time. */
const builder = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })

const ask = async (page: Page, axe: AxeBuilder): Promise<string[]> => {
  await page.evaluate(arrive)
  // Only merging the results of frames needs axe's own page, a new one for every check.
  if (page.frames().length === 1) axe.setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

/** Waits for animations such as that of the cookie notice, during which colors differ. */
const arrive = async (): Promise<void> => {
  const coming = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(coming.map(({ finished }) => finished))
}

/** Returns axe's findings on the current page, and in a soak also those of IBM's engine, one per line. */
export const findings = async (page: Page): Promise<string[]> => {
  const axe = await axeFindings(page)
  if (!isSoak) return axe
  if (!(await page.evaluate(() => 'ace' in globalThis))) await page.evaluate(engine)
  const ibm = (await page.evaluate(askIbm, [])).violations
  return [...axe, ...ibm.map(line => `IBM ${line.slice(0, 300)}`)]
}

/** Returns the number of pixels by which the page is wider than its window, once its layout has settled. */
export const sideways = async (page: Page): Promise<number> => {
  let wide = 0
  for (let tries = 0; tries < 10; tries++) {
    wide = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
    if (wide === 0) break
    await page.waitForTimeout(100)
  }
  return wide
}
