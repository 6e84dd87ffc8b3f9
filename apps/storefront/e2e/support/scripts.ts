import type { Page } from '@playwright/test'
import { hydrated } from './test.ts'

/**
 * Hides the pointer that Chromium's headless shell reports at 0,0 of a page before anything has moved. The page would take
 * it for the first sign of a visitor and start its scripts.
 */
export const withoutPointer = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    addEventListener(
      'pointerover',
      event => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
      },
      true,
    ),
  )
}

/**
 * Shows a path without its scripts, as on a slow network. Returns a function that loads them and waits until the page is
 * hydrated.
 */
export async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await withoutPointer(page)
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
