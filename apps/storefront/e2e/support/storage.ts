import type { Page } from '@playwright/test'

/** Reads all keys that the browser keeps for this site, by store. */
export const storageKeys = async (page: Page): Promise<Record<'local' | 'session' | 'cookies', string[]>> => {
  const { local, session } = await page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
  }))
  const cookies = (await page.context().cookies()).map(({ name }) => name).sort()
  return { local, session, cookies }
}
