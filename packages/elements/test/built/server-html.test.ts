import { renderHeader } from '@stoa/elements/server'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { facts } from './marketplace.ts'
import { callsOf, drawn, later, MARKET, openPage, useBrowser } from './pages.ts'
import { hostCode, hostHtml } from './react-host.ts'
import { shiftsOf } from './shifts.ts'

useBrowser()

const header = renderHeader({ origin: MARKET, facts, files: `${MARKET}/embed/1/` })
const below = '<main><p>Text below</p><a href="#x">A link</a></main>'
const head = `<link rel="stylesheet" href="${MARKET}/embed/1/stoa.css"><style>body { margin: 0 }</style>`

const categories = (page: Page) => page.getByRole('button', { name: 'Categories', exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })

describe('without scripts', () => {
  test.each([1280, 390])('every link and the search of the server’s HTML lead on, at %i px', async width => {
    const page = await openPage(header + below, {
      head,
      javaScriptEnabled: false,
      viewport: { width, height: 800 },
    })
    const links = page.locator('stoa-header').getByRole('link')
    const urls = await links.evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href))
    expect(urls.length).toBeGreaterThan(width > 900 ? 10 : 4)
    for (const [at, url] of urls.entries()) {
      await links.nth(at).click()
      await page.waitForURL(url)
      expect(url).toContain(`${MARKET}/`)
      await page.goBack()
    }
    if (width < 900) return
    await search(page).fill('mug')
    await search(page).press('Enter')
    await page.waitForURL(`${MARKET}/search?q=mug`)
  })

  test('icons stay small if the sheet of the HTML is gone', async () => {
    const page = await openPage(header.replace(/parts-\w+\.css/, 'parts-gone.css'), {
      javaScriptEnabled: false,
    })
    const widths = await page
      .locator('stoa-header svg')
      .evaluateAll(all => all.map(icon => icon.getBoundingClientRect().width))
    expect(widths.length).toBeGreaterThan(10)
    expect(Math.max(...widths)).toBeLessThanOrEqual(24)
  })

  test('a fallback’s links and forms lead on', async () => {
    const fallback = `<a href="${MARKET}/">The shop</a><form action="${MARKET}/search"><input name="q" aria-label="Search"></form>`
    const page = await openPage(`<stoa-header>${fallback}</stoa-header>${below}`, {
      head,
      javaScriptEnabled: false,
    })
    await page.getByRole('textbox', { name: 'Search' }).fill('mug')
    await page.getByRole('textbox', { name: 'Search' }).press('Enter')
    await page.waitForURL(`${MARKET}/search?q=mug`)
    await page.goBack()
    await page.getByRole('link', { name: 'The shop' }).click()
    await page.waitForURL(`${MARKET}/`)
  })
})

/** Keeps what must stay, and types while the scripts are on their way. */
async function typeBefore(page: Page): Promise<void> {
  await search(page).pressSequentially('cove mug')
  await page.evaluate(() => {
    const root = document.querySelector('stoa-header')?.shadowRoot
    const kept = ['header', '[data-part="Logo"]', 'input', 'nav'].map(one => root?.querySelector(one))
    Object.assign(window, { root, kept })
  })
}

/** Names of kept elements that are still in the page. */
const stayed = (page: Page) =>
  page.evaluate(() => {
    const { root, kept } = window as unknown as { root: ShadowRoot; kept: Element[] }
    const isSame = document.querySelector('stoa-header')?.shadowRoot === root
    return isSame ? kept.filter(one => one?.isConnected).map(one => one.localName) : []
  })

async function expectTakenUp(page: Page): Promise<void> {
  await categories(page).waitFor()
  expect(await stayed(page)).toEqual(['header', 'a', 'input', 'nav'])
  expect(await search(page).inputValue()).toBe('cove mug')
  expect(
    await search(page).evaluate(input => (input.getRootNode() as ShadowRoot).activeElement === input),
  ).toBe(true)
  expect(callsOf(page).filter(call => !call.includes('suggestions'))).toEqual([])
}

/** Scripts that come when `come` is called. */
function lateScripts() {
  const { promise, come } = later()
  return { late: [/\.js$/, promise] as const, come }
}

describe('taking up the server’s HTML', () => {
  test.each([1280, 390])('moves nothing and makes no call, at %i px', async width => {
    const { late, come } = lateScripts()
    const page = await openPage(header + below, { head, late, viewport: { width, height: 800 } })
    await page.getByRole('link', { name: 'Shopping Cart' }).waitFor()
    come()
    await categories(page).waitFor()
    const shift = await shiftsOf(page)
    console.log(`layout shift at ${width} px: ${shift}`)
    expect(shift).toBe(0)
    expect(callsOf(page)).toEqual([])
  })

  test('keeps its elements, the typed text and the focus', async () => {
    const { late, come } = lateScripts()
    const page = await openPage(header + below, { head, late })
    await typeBefore(page)
    come()
    await expectTakenUp(page)
    await page.getByRole('button', { name: 'Show Living sub-categories' }).click()
    await page.getByRole('link', { name: 'Cushions' }).waitFor()
    const isNamed = () =>
      page.getByRole('button', { name: 'Show Living sub-categories' }).evaluate(button => {
        const id = button.getAttribute('aria-controls') ?? ''
        return (button.getRootNode() as ShadowRoot).getElementById(id)?.textContent?.includes('Cushions')
      })
    await expect.poll(isNamed).toBe(true)
  })

  test('keeps typed text and focus in the HTML of another version', async () => {
    const { late, come } = lateScripts()
    const old = header
      .replaceAll(/(parts|tokens)-[\w-]+\.css/g, '$1-old.css')
      .replaceAll(/stoa-\w{5}-/g, 'stoa-old00-')
    const page = await openPage(old + below, { head, late })
    await search(page).pressSequentially('cove mug')
    come()
    await categories(page).waitFor()
    expect(await search(page).inputValue()).toBe('cove mug')
    expect(await search(page).evaluate(input => input.matches(':focus'))).toBe(true)
    expect(await page.locator('stoa-header [class*="old00"]').count()).toBe(0)
    expect(callsOf(page)).toEqual([])
  })

  test('works in HTML that a script puts into the page', async () => {
    const page = await openPage('<main></main><stoa-cart-drawer></stoa-cart-drawer>', { head })
    await page.evaluate(html => {
      const main = document.querySelector('main') as HTMLElement
      for (let i = 0; i < 2; i++) main.innerHTML = html
    }, header)
    await drawn(page)
    await categories(page).waitFor()
    expect(await page.locator('stoa-header template').count()).toBe(0)
    expect(callsOf(page)).toEqual([])
  })

  test('counts the cart, and takes settings that the page has made before', async () => {
    const { late, come } = lateScripts()
    const page = await openPage(header + below, { head, late })
    await page.evaluate(() =>
      Object.assign(document.querySelector('stoa-header') as HTMLElement, {
        nav: { fixed: [{ label: 'OURS', href: '/ours' }], suggested: [] },
      }),
    )
    come()
    await page.getByRole('link', { name: 'OURS' }).waitFor()
    await page.evaluate(() => window.stoa?.add({ product: 'mug' }))
    await page.getByRole('link', { name: 'Shopping Cart, 1 item' }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'Shopping Cart, 1 item' }).waitFor()
  })
})

test('keeps the server’s HTML in a page that React hydrates', async () => {
  const { late, come } = lateScripts()
  const json = JSON.stringify({ html: header }).replaceAll('<', '\\u003c')
  const page = await openPage(
    `<div id="app">${hostHtml(header)}</div><script type="application/json" id="facts">${json}</script>`,
    { head, late },
  )
  const complaints: string[] = []
  page.on('console', message => complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(error.message))
  await typeBefore(page)
  await page.addScriptTag({ type: 'module', content: await hostCode() })
  await page.getByRole('button', { name: 'Pressed 0' }).dispatchEvent('click')
  await page.getByRole('button', { name: 'Pressed 1' }).waitFor()
  come()
  await expectTakenUp(page)
  expect(complaints.filter(text => !text.includes('React DevTools'))).toEqual([])
})
