import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { askIbm } from '@stoa/testing/audit'
import { readIbmEngine } from '@stoa/testing/audit/engine'

const engine = readIbmEngine()

/** What axe has against the page as it stands, or a part of it, a line each. */
export const axeFindings = (page: Page, part?: string): Promise<string[]> =>
  ask(page, part === undefined ? builder(page) : builder(page).include(part))

/** The same of its colors alone: the other rules find the same in every theme. */
export const colorFindings = (page: Page): Promise<string[]> =>
  ask(page, builder(page).withRules(['color-contrast', 'link-in-text-block']))

/** Without the thousands of places where nothing is wrong, which take most of axe's time to be written down. */
const builder = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })

const ask = async (page: Page, axe: AxeBuilder): Promise<string[]> => {
  await page.evaluate(arrive)
  // Only to put together what frames have answered does axe need a page of its own, a new one for every look.
  if (page.frames().length === 1) axe.setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

/** What is still coming in, as the cookie notice after hydration, has other colors on its way. */
const arrive = async (): Promise<void> => {
  const coming = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(coming.map(({ finished }) => finished))
}

/** What two engines have against the page as it stands, a line each. */
export const findings = async (page: Page): Promise<string[]> => {
  const axe = await axeFindings(page)
  if (!(await page.evaluate(() => 'ace' in globalThis))) await page.evaluate(engine)
  const ibm = (await page.evaluate(askIbm, [])).violations
  return [...axe, ...ibm.map(line => `IBM ${line.slice(0, 300)}`)]
}

/** By how many pixels the page is wider than its window, once it has settled in it. */
export const sideways = async (page: Page): Promise<number> => {
  let wide = 0
  for (let tries = 0; tries < 10; tries++) {
    wide = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
    if (wide === 0) break
    await page.waitForTimeout(100)
  }
  return wide
}
