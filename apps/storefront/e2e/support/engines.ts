import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { askIbm } from '@stoa/audit'
import { readIbmEngine } from '@stoa/audit/engine'

const engine = readIbmEngine()

/** What axe has against the page as it stands, a line each. */
export const axeFindings = (page: Page): Promise<string[]> => ask(new AxeBuilder({ page }))

/** The same of its colors alone: the other rules find the same in every theme. */
export const colorFindings = (page: Page): Promise<string[]> =>
  ask(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))

const ask = async (axe: AxeBuilder): Promise<string[]> => {
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
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
