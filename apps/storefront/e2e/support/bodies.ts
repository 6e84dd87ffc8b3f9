import type { Page } from '@playwright/test'

interface Sent {
  url: string
  body: string
}

/** Records what the page sends. The browser's log has no body for a Request that was made from another one. */
export const recordBodies = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const original = window.fetch
    window.fetch = async (...args) => {
      const request = new Request(...args)
      const known = JSON.parse(sessionStorage.getItem('test-sent') ?? '[]') as Sent[]
      known.push({ url: request.url, body: await request.clone().text() })
      sessionStorage.setItem('test-sent', JSON.stringify(known))
      return original(request)
    }
  })

export const sentBodies = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(
    wanted =>
      (JSON.parse(sessionStorage.getItem('test-sent') ?? '[]') as Sent[])
        .filter(({ url }) => new URL(url).pathname === wanted)
        .map(({ body }) => body),
    path,
  )
