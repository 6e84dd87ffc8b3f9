import { badge, toast } from '../support/cart.ts'
import { expect, hydrated, test } from '../support/test.ts'

const ROUNDS = process.env.STOA_SOAK ? 50 : 6
const LATEST_IN_MS = 100

test('adds to the cart with a click within 100 ms of the first paint, every time', async ({
  browser,
  baseURL,
  shelf,
}) => {
  test.setTimeout(600_000)
  const [product] = await shelf.plain(1)
  let early = 0
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.addInitScript(
      ({ name, after }) => {
        new PerformanceObserver((list, observer) => {
          const paint = list.getEntries().find(entry => entry.name === 'first-contentful-paint')
          if (!paint) return
          observer.disconnect()
          setTimeout(() => {
            const button = [...document.querySelectorAll('main button')].find(
              one => one.textContent === name && one.checkVisibility(),
            )
            if (!(button instanceof HTMLElement)) throw new Error(`there is no button "${name}"`)
            sessionStorage.setItem('test-hydrated', document.documentElement.dataset.hydrated ?? 'no')
            button.click()
          }, after)
        }).observe({ type: 'paint', buffered: true })
      },
      { name: 'Add to cart', after: (round / ROUNDS) * LATEST_IN_MS },
    )
    await page.goto(`/product/${product!.slug}`)
    await expect(badge(page), `round ${round}`).toHaveText('1')
    if ((await page.evaluate(() => sessionStorage.getItem('test-hydrated'))) === 'no') early++
    await context.close()
  }
  // Otherwise the clicks would come after the scripts and prove nothing.
  expect(early).toBeGreaterThan(ROUNDS / 2)
})

test('adds a product once by a first tap on its card on the home page', async ({
  browser,
  baseURL,
  shelf,
}) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const plain = new Set((await shelf.plain(6)).map(({ name }) => `Add to cart: ${name}`))
  await page.goto('/', { waitUntil: 'commit' })
  const buttons = page.locator('main button[aria-label^="Add to cart"]')
  await buttons.first().waitFor({ state: 'attached' })
  const names = await buttons.evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''))
  const name = names.find(one => plain.has(one))
  expect(name, 'a product on the home page that can be added without choosing').toBeTruthy()
  await buttons
    .and(page.locator(`[aria-label="${name}"]`))
    .first()
    .dispatchEvent('click')
  await expect(badge(page)).toHaveText('1')
  await context.close()
})

test('starts scripts only after the page has loaded, then fetches the usual parts', async ({
  page,
  shelf,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('load', () => {
      const fetched = performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name))
      sessionStorage.setItem('test-before-load', String(fetched.length))
    })
  })
  const [product] = await shelf.plain(1)
  await page.goto(`/product/${product!.slug}`)
  await hydrated(page)
  expect(await page.evaluate(() => sessionStorage.getItem('test-before-load'))).toBe('0')
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  for (const file of ['overlays', 'calls']) await expect.poll(fetched).toContain(`/assets/${file}-`)
  await page.context().setOffline(true)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(badge(page)).toHaveText('1')
  await expect(toast(page, 'Product added to cart successfully.')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Categories', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Categories' })).toBeVisible()
})
