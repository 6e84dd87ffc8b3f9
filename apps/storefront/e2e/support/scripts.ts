import type { Page } from '@playwright/test'
import { hydrated } from './test.ts'

/**
 * Shows a path without its scripts, as on a slow network. Returns a function that loads them and waits until the page is
 * hydrated.
 */
export async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto(path)
  return async () => {
    release()
    await hydrated(page)
  }
}
