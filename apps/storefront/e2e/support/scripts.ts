import type { Page } from '@playwright/test'
import { hydrated } from './test.ts'

/**
 * Hides the pointer that Chromium's headless shell reports at 0,0 of a page before anything has moved: it would be a
 * visitor's first sign, at which scripts start.
 */
export const withoutPointer = (page: Page): Promise<void> =>
  page.addInitScript(() =>
    addEventListener(
      'pointerover',
      event => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
      },
      true,
    ),
  )

/**
 * Shows a path without its scripts, as on a slow network. They come when the answer is called, which settles once
 * the page is hydrated.
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
