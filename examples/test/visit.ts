import assert from 'node:assert/strict'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

export interface Visit {
  page: Page
  /** Everything that the browser complained about so far: errors, warnings, answers from 400 on, uncaught throws. */
  complaints: string[]
}

/** Opens an address in a browser profile of its own, and fails when anything was complained about. */
export async function visit(
  browser: Browser,
  url: string,
  walk: (visit: Visit) => Promise<void>,
  options: BrowserContextOptions & { stored?: Record<string, string> } = {},
): Promise<void> {
  const { stored = {}, ...rest } = options
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...rest })
  const complaints: string[] = []
  context.on('weberror', error => complaints.push(String(error.error())))
  context.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  context.on('response', response => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    await page.addInitScript(entries => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
    }, Object.entries(stored))
    await page.addInitScript(rememberFirstFrame)
    await page.exposeFunction('complain', (text: string) => complaints.push(text))
    await page.addInitScript(tellRefusals)
    await page.goto(url)
    await walk({ page, complaints })
    assert.deepEqual(complaints, [])
  } finally {
    await context.close()
  }
}

/** Also of what the console does not speak of, such as a report alone. */
function tellRefusals() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const { complain } = globalThis as unknown as { complain: (text: string) => void }
    complain(`The policy refused ${blockedURI} by ${effectiveDirective}`)
  })
}

/** Records the content of the first frame with a body, right after which the browser draws. */
function rememberFirstFrame() {
  const look = () => {
    if (!document.body) return void requestAnimationFrame(look)
    const root = document.documentElement
    Object.assign(globalThis, {
      firstFrame: { theme: root.dataset.theme ?? null, scheme: getComputedStyle(root).colorScheme },
    })
  }
  requestAnimationFrame(look)
}

export const firstFrame = (page: Page) =>
  page.evaluate(
    () => (globalThis as unknown as { firstFrame: { theme: string | null; scheme: string } }).firstFrame,
  )

/** Returns the computed values of a property of an element, and of a token in the same property. */
export const computed = (page: Page, selector: string, property: string, token?: string) =>
  page.evaluate(
    ([where, name, variable]) => {
      const element = document.querySelector(where) as HTMLElement
      const value = getComputedStyle(element).getPropertyValue(name)
      if (!variable) return { value, token: '' }
      const probe = element.appendChild(document.createElement('i'))
      probe.style.setProperty(name, `var(${variable})`)
      const expected = getComputedStyle(probe).getPropertyValue(name)
      probe.remove()
      return { value, token: expected }
    },
    [selector, property, token] as const,
  )
