import { badge } from './support/cart.ts'
import { startOtherMarket } from './support/other-market.ts'
import { expect, hydrated, test } from './support/test.ts'

const BRAND = /\bStoa\b|stoa\.example|Colonnade/

/** A document as readers, link previews and search engines see it, without names of code. */
const shownIn = (html: string) =>
  html.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')

test('shows the name, company and prices of another marketplace on every kind of page', async ({ page }) => {
  const shop = await startOtherMarket({
    name: 'Kauppa & "Co"',
    language: 'fi',
    locale: 'fi-FI',
    timeZone: 'Europe/Helsinki',
    marks: { logo: null, logoDark: null, icon: null, share: null },
    theme: { light: { 'surface.page': '#f2faf4', 'accent.solid': '#1d6b3a' }, dark: null },
    legal: {
      entity: 'Kauppa Oy',
      address: ['Rantatie 1', '00100 Helsinki'],
      country: 'FI',
      register: null,
      responsible: null,
      vatId: 'FI00000000',
    },
    legalLines: ['Kauppa Oy', 'Rantatie 1', '00100 Helsinki', 'Finland', 'VAT ID FI00000000'],
    email: 'terve@kauppa.example',
    social: [],
    footerLinks: [{ label: 'Our lamps', href: '/category/lighting' }],
    consentText: 'Kauppa keeps what you looked at on this device.',
    includedTax: 'VAT',
    currency: 'EUR',
    shippingPrices: { standard: 4, premium: 9, express: 19 },
  })
  try {
    // The API fills in the texts of information pages; its tests read them.
    const paths = ['/', '/all-product', '/vendors', '/login', '/no-such-page']
    for (const path of paths) {
      const shown = shownIn(await (await fetch(shop.address + path)).text())
      expect(
        BRAND.exec(shown)?.input.slice(Math.max(0, shown.search(BRAND) - 80), shown.search(BRAND) + 40),
        path,
      ).toBe(undefined)
    }

    const errors: string[] = []
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    await page.goto(`${shop.address}/`)
    await hydrated(page)
    await expect(page).toHaveTitle('Good things, made by people you can name · Kauppa & "Co"')
    await expect(page.getByRole('link', { name: 'Kauppa & "Co", home' }).first()).toHaveText('Kauppa & "Co"')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
    await expect(page.locator('html')).toHaveCSS('--stoa-color-accent-solid', '#1d6b3a')
    await expect(page.getByRole('main')).toContainText(/\d,\d\d\s€/)
    // It has published no icon, so its color and its letter make one.
    const icon = (await page.locator('link[rel="icon"]').getAttribute('href'))!
    const drawn = await (await fetch(shop.address + icon)).text()
    expect(drawn).toContain('fill="#1d6b3a"')
    expect(drawn).toContain('>K</text>')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveCSS('--stoa-color-accent-hover', '#a0e6b9')
    await page.emulateMedia({ colorScheme: null })
    const footer = page.getByRole('contentinfo')
    for (const text of [
      'Kauppa Oy',
      'Rantatie 1',
      'terve@kauppa.example',
      `© ${new Date().getFullYear()} Kauppa & "Co"`,
    ])
      await expect(footer).toContainText(text)
    await expect(footer.getByRole('link', { name: 'Our lamps' })).toHaveAttribute(
      'href',
      '/category/lighting',
    )
    await expect(page.getByRole('region', { name: 'Cookie Notice' })).toContainText('Kauppa keeps')
    const [organization] = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll(scripts => scripts.map(script => JSON.parse(script.textContent ?? '')))
    expect(organization).toMatchObject({
      name: 'Kauppa & "Co"',
      legalName: 'Kauppa Oy',
      vatID: 'FI00000000',
      email: 'terve@kauppa.example',
      address: { streetAddress: 'Rantatie 1, 00100 Helsinki', addressCountry: 'FI' },
    })
    // A title that the browser makes has the same name.
    await page.getByRole('link', { name: 'ALL PRODUCTS' }).first().click()
    await expect(page).toHaveTitle(/ · Kauppa & "Co"$/)
    await page.goto(`${shop.address}/product/cove-mug-320-ml`)
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(badge(page)).toHaveText('1')
    await page.goto(`${shop.address}/cart`)
    await expect(page.getByText('incl. VAT if the shop charges it, plus shipping')).toBeVisible()
    expect(errors).toEqual([])
  } finally {
    await shop.stop()
  }
})

test('answers "Opening soon" while the marketplace is closed, and leaves the way in open', async ({
  browser,
}) => {
  const shop = await startOtherMarket({ name: 'Kauppa', state: 'closed' })
  try {
    for (const path of ['/', '/all-product', '/product/any', '/cart', '/no-such-page', '/sitemap.xml']) {
      const answer = await fetch(shop.address + path)
      expect(answer.status, path).toBe(503)
      expect(Object.fromEntries(answer.headers), path).toMatchObject({
        'cache-control': 'no-store',
        'retry-after': '3600',
        'x-robots-tag': 'noindex',
      })
    }
    for (const path of [
      '/login',
      '/seller',
      '/account',
      '/withdraw',
      '/terms-of-service',
      '/marketplace-guidelines',
      '/shipping-policy',
      '/prohibited-items',
      '/robots.txt',
    ])
      expect((await fetch(shop.address + path)).status, path).toBe(200)

    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({ javaScriptEnabled })
      const page = await context.newPage()
      await page.goto(`${shop.address}/best-seller`, { waitUntil: 'networkidle' })
      await expect(page).toHaveTitle('Opening soon · Kauppa')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening soon')
      await expect(page.getByText('Kauppa isn’t open yet.')).toBeVisible()
      if (javaScriptEnabled) {
        // A page that the browser draws is closed, too.
        await page.goto(`${shop.address}/login`)
        await hydrated(page)
        await page.getByRole('link', { name: 'Help Center' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening soon')
      }
      await context.close()
    }
  } finally {
    await shop.stop()
  }
})
