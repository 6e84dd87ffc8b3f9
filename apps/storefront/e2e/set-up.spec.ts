import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { type NewMarket, startNewMarket } from './support/new-market.ts'
import { expect, hydrated, test } from './support/test.ts'

let market: NewMarket
test.describe.configure({ mode: 'serial' })
test.skip(!process.env.API_ADDRESS && !!process.env.STOREFRONT_URL, 'starts processes of its own')
test.beforeAll(async () => {
  test.setTimeout(180_000)
  market = await startNewMarket()
})
test.afterAll(() => market?.stop())

const statusOf = async (path: string) => (await fetch(market.address + path)).status
const newLink = async () => {
  const output = await market.command('operator', 'init', 'chef@kauppa.example')
  return /http:\S+#token=\S+/.exec(output)![0]
}

test('says how to get a link when it is opened without a valid one', async ({ page }) => {
  await page.goto(`${market.address}/set-up`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page opens with a link')
  await page.goto(`${market.address}/set-up#token=not-the-token-of-any-link`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The link is invalid or has expired')
})

test('sets a closed marketplace up, keeps what is typed, and opens it', async ({ page }) => {
  expect(await statusOf('/')).toBe(503)
  const calls: string[] = []
  page.on('request', request => calls.push(`${request.url()} ${request.headers().referer ?? ''}`))
  const first = await newLink()
  await page.goto(first)
  await expect(page.getByRole('textbox', { name: 'Name of the marketplace' })).toHaveValue('Kauppa')
  await page.getByLabel('Company, with its legal form').fill('Kauppa GmbH')
  await page.getByLabel('Address', { exact: true }).fill('Am Kai 1\n20457 Hamburg')
  await page.getByLabel('Country').selectOption('DE')
  await expect(page.getByLabel('Currency')).toHaveValue('EUR')
  await page.getByLabel('Represented by').fill('Erika Mustermann')
  await page.getByLabel('Public phone number').fill('12')
  await page.getByLabel('Standard shipping (EUR)').fill('4,90')
  await page.getByLabel('Days for a return').fill('0')
  await expect(page.getByText('Everything is saved.')).toBeVisible()

  // Another link, on another day, goes on from the end of the first one.
  await page.goto(await newLink())
  await page.reload()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('Am Kai 1\n20457 Hamburg')
  await page.getByRole('button', { name: 'Send test email' }).click()
  await expect(page.getByText('Test email on its way')).toBeVisible()
  await expect(page.getByText('No payment provider')).toBeVisible()
  await expect(page.getByText('Files can be stored')).toBeVisible()

  const open = page.getByRole('button', { name: 'Open marketplace' })
  const price = page.getByLabel('Standard shipping (EUR)')
  await price.fill('4.999')
  await open.click()
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Enter an amount in EUR, such as 6.50.')).toBeVisible()
  await price.fill('4,90')
  await open.click()
  await expect(page.getByText('Something above is missing.')).toBeVisible()
  await page.getByLabel('Open although something is missing').check()
  await open.click()
  await expect(page.getByText('The marketplace can’t open yet.')).toBeVisible()
  const days = page.getByLabel('Days for a return')
  await expect(days).toHaveAttribute('aria-invalid', 'true')
  await expect(days).toBeFocused()
  expect(await statusOf('/')).toBe(503)

  await days.fill('30')
  await open.click()
  await expect(page.getByText('Enter a complete phone number')).toBeVisible()
  await page.getByLabel('Public phone number').fill('+49 40 1234567')
  await open.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kauppa is open')
  await page.getByRole('button', { name: 'Go to the marketplace' }).click()
  await expect(page).toHaveTitle(/Kauppa/)
  await expect(page.getByRole('contentinfo')).toContainText('Represented by Erika Mustermann')
  expect((await fetch(`${market.address}/api/public/market`)).json()).resolves.toMatchObject({
    state: 'open',
    currency: 'EUR',
    shippingPrices: { standard: 4.9 },
    returnDays: 30,
  })
  expect(calls.filter(call => call.includes('token='))).toEqual([])

  // The link has done its work.
  await page.goto(first)
  await expect(page.getByText('The marketplace is open.')).toBeVisible()
})

test('shows the operator’s pictures, colors, home page and page once they are published', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-look-'))
  try {
    const added = await market.command(
      'market',
      'media',
      'add',
      inRoot('apps/storefront/public/supplied-share.png'),
    )
    const [mark] = /mark-[0-9a-f-]{36}/.exec(added)!
    const file = join(folder, 'market.json')
    await market.command('market', 'export', file)
    const exported = JSON.parse(await readFile(file, 'utf8'))
    const { settings } = exported
    Object.assign(settings, {
      language: 'de',
      locale: 'de-DE',
      marks: { logo: mark, logoDark: null, icon: mark, share: mark },
      theme: { light: { 'surface.page': '#f2faf4', 'accent.solid': '#1d6b3a' }, dark: null },
    })
    settings.home.hero.title = 'Alles vom Kai'
    settings.home.sections = [{ kind: 'promises', isVisible: false }]
    await writeFile(file, JSON.stringify(exported))
    await market.command('market', 'apply', file)
    const guide = join(folder, 'care-guide.md')
    await writeFile(guide, '---\ntitle: Care guide\ndescription: How to keep it.\n---\n\nWith a dry cloth.\n')
    await market.command('market', 'pages', 'create', 'care-guide', 'information', guide, '--footer')

    const errors: string[] = []
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    await page.goto(`${market.address}/`)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alles vom Kai')
    await expect(page.locator('[data-component="Promises"]')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.locator('html')).toHaveCSS('--stoa-color-surface-page', '#f2faf4')
    for (const place of ['banner', 'contentinfo'] as const) {
      const logo = page.getByRole(place).getByRole('link', { name: 'Kauppa, home' }).locator('img').first()
      await logo.scrollIntoViewIfNeeded()
      await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
    }
    const icon = await page.locator('link[rel="icon"]').first().getAttribute('href')
    expect(icon).toBe(`/media/${mark}/32.png`)
    expect((await fetch(`${market.address}${icon}`)).headers.get('content-type')).toBe('image/png')
    expect(await (await fetch(`${market.address}/site.webmanifest`)).json()).toMatchObject({
      name: 'Kauppa',
      icons: [{ src: `/media/${mark}/180.png` }, { src: `/media/${mark}/512.png` }],
    })
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain(mark)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Care guide' }).click()
    await expect(page).toHaveURL(`${market.address}/care-guide`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Care guide')
    await expect(page.getByText('With a dry cloth.')).toBeVisible()
    expect(errors).toEqual([])

    await market.command('market', 'pages', 'delete', 'care-guide')
    expect([await statusOf('/care-guide'), await statusOf('/no-such-page')]).toEqual([404, 404])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
