import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { categories } from '../../src/modules/categories/categories.schema.ts'
import { publishSettings } from '../../src/modules/market/index.ts'
import { PageRefused, publishPage, readPage, supplyPages } from '../../src/modules/pages/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import type { MarketSettings } from '../../src/platform/market.ts'
import { useTestApp } from '../app.ts'
import { runCommand, temporaryFile } from '../catalog/command.ts'
import { setRate } from '../commission/set-rate.ts'

const api = useTestApp()
const HOUR = 3_600_000

interface Page {
  slug: string
  versionId: string
  title: string
  description: string
  updated: string
  html: string
  sections: { id: string; level: number; title: string; text: string }[]
}

const listed = async (): Promise<Page[]> =>
  (await api().call({ method: 'GET', url: '/api/public/pages' })).body.pages
const page = async (slug: string): Promise<Page> => (await listed()).find(each => each.slug === slug)!

async function setUp(change: Partial<MarketSettings>): Promise<void> {
  const { db, market, clock } = api().deps
  await market.refresh()
  const data = { ...market.settings, ...change }
  await inTx(db, tx => publishSettings(tx, { data, basedOn: market.version, note: '', now: clock.now() }))
  await market.refresh()
}

const textOf = (body: string) => readPage(`---\ntitle: Page\ndescription: A page.\n---\n${body}`, []).text

/** Publishes a text of a page. */
function publish(
  slug: string,
  body: string,
  basedOn: number,
  validFrom: Date | null = null,
): Promise<number> {
  const { db, clock } = api().deps
  const now = clock.now()
  const change = { slug, text: textOf(body), basedOn, source: 'operator', note: '' } as const
  return inTx(db, tx => publishPage(tx, { ...change, validFrom, now }))
}

const versionsOf = async (slug: string) => {
  const { rows } = await api().deps.db.execute<{ n: number; source: string; body: string }>(
    sql`select v.n, v.source, v.body from pages p join page_versions v on v.page_id = p.id where slug = ${slug} order by n`,
  )
  return rows
}

beforeAll(() => supplyPages(api().deps.db, api().clock.now()))

describe('the pages that come with a release', () => {
  test('have a title, a description, a day and headings that can be jumped to', async () => {
    const pages = await listed()
    expect(pages.length).toBe(19)
    for (const { slug, title, description, updated, html, sections } of pages) {
      expect(title, slug).toBeTruthy()
      expect(description.length, slug).toBeGreaterThan(20)
      expect(updated, slug).toMatch(/^2026-\d\d-\d\d$/)
      expect(html.length, slug).toBeGreaterThan(500)
      const ids = sections.slice(1).map(({ id }) => id)
      expect(new Set(ids).size, slug).toBe(ids.length)
      for (const id of ids) expect(html).toContain(`id="${id}"><a href="#${id}">`)
      for (const { text } of sections) expect(text, slug).not.toMatch(/[|*#\\]|\]\(|\{\{|&(amp|lt|quot);/)
    }
    const questions = (await page('help')).sections.filter(({ title }) => title.endsWith('?'))
    expect(questions.length).toBeGreaterThan(10)
    expect((await page('privacy-policy')).html).toContain(
      'is counted, with the kind of page that led there, but not by whom',
    )
  })

  test('say what the settings say, whatever characters are in them', async () => {
    await setUp({
      name: 'Kauppa <b>*& Co',
      legal: {
        entity: 'Kauppa Oy',
        address: ['Rantatie 1'],
        country: 'FI',
        register: null,
        responsible: null,
        vatId: 'FI0',
      },
      contact: { email: 'terve_1@kauppa.example', phone: null, operatorInbox: 'a@kauppa.example' },
      returns: { days: 45, sendDays: 14, labelDays: 3 },
    })
    const pages = await listed()
    expect(JSON.stringify(pages)).not.toMatch(/\bStoa\b|stoa\.example|Colonnade|\{\{/)
    const about = pages.find(({ slug }) => slug === 'about')!
    expect(about.title).toBe('About Kauppa <b>*& Co')
    expect(about.html).toContain('<p>Kauppa &lt;b&gt;*&amp; Co is one marketplace for many shops.')
    expect(about.html).not.toMatch(/\bstoa\b/i)
    expect(about.html).toContain('<p>Kauppa Oy<br>Rantatie 1<br>Finland<br>VAT ID FI0</p>')
    expect(about.html).toContain('href="mailto:terve_1@kauppa.example">terve_1@kauppa.example</a>')
    const terms = pages.find(({ slug }) => slug === 'terms-of-service')!
    expect(terms.html).toContain('What Kauppa &lt;b&gt;*&amp; Co is')
    expect(terms.html).toContain('You have 45 days to return')
  })

  test.each([
    ['USD', 'US dollars', ['$6.99', '$12.99', '$30.99'], '$37.98'],
    ['JPY', 'Japanese yen', ['¥7', '¥13', '¥31'], '¥38'],
    ['KWD', 'Kuwaiti dinars', ['KWD\u00a06.990', 'KWD\u00a012.990', 'KWD\u00a030.990'], 'KWD\u00a037.980'],
  ])('name the prices of delivery in %s', async (currency, name, prices, example) => {
    const { money, delivery } = api().deps.market.settings
    const [standard, premium, express] = {
      USD: [699, 1299, 3099],
      JPY: [7, 13, 31],
      KWD: [6990, 12990, 30990],
    }[currency]! as [number, number, number]
    await setUp({
      money: { ...money, currency },
      delivery: { ...delivery, prices: { standard, premium, express } },
    })
    const pages = await listed()
    const html = (slug: string) => pages.find(each => each.slug === slug)!.html
    expect(html('terms-of-service')).toContain(`Prices are in ${name} and include tax`)
    for (const price of prices) expect(html('shipping-policy')).toContain(`<td>${price}</td>`)
    expect(html('shipping-policy')).toContain(`Shipping comes to ${example}.`)
    if (currency !== 'USD') expect(JSON.stringify(pages)).not.toMatch(/\$|dollar|USD|\d\.99\b/)
  })

  test('state the commission as it is taken now, whatever the categories are called', async () => {
    const { db } = api().deps
    const html = async () => (await page('seller-registration')).html
    expect(await html()).toContain('<strong>8%</strong> of the price')
    const name = 'Home & <b>Garden</b> | *all*'
    await db.insert(categories).values({ name, slug: 'home', path: 'home', depth: 1, source: 'seed' })
    await setRate(api().deps, 'home', 1_250)
    expect(await html()).toContain('<td>Home &amp; &lt;b&gt;Garden&lt;/b&gt; | *all*</td>\n<td>12.5%</td>')
    expect(await html()).toContain('<td>Everything else</td>\n<td>8%</td>')
  })

  test('follow the release until an operator has published a text, and legal pages never do', async () => {
    const { db, clock } = api().deps
    const supply = (body: string) => {
      const release = { text: textOf(body), updated: clock.now() }
      return supplyPages(db, clock.now(), [
        { slug: 'authenticate', kind: 'information', ...release },
        { slug: 'prohibited-items', kind: 'legal', ...release },
      ])
    }
    await supply('The next release.')
    // A process of the release before starts again.
    await supplyPages(db, clock.now())
    expect((await versionsOf('authenticate')).map(({ n, source }) => [n, source])).toEqual([
      [1, 'supplied'],
      [2, 'supplied'],
    ])
    expect((await page('authenticate')).html).toBe('<p>The next release.</p>\n')
    expect(await versionsOf('prohibited-items')).toHaveLength(1)

    await publish('authenticate', 'Ours.', 2)
    await supply('One after it.')
    expect((await versionsOf('authenticate')).at(-1)!.body).toBe('Ours.\n')
  })
})

describe('publishing a page', () => {
  test('refuses the second of two at once, and changes answers that were cached', async () => {
    const { html } = await page('contact')
    const results = await Promise.allSettled([publish('contact', 'One.', 1), publish('contact', 'Two.', 1)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find(each => each.status === 'rejected')
    expect(String(refused?.reason)).toContain('Version 2 of contact was published since')
    expect((await page('contact')).html).not.toBe(html)
    for (const change of [sql`update page_versions set note = 'x'`, sql`delete from page_versions`])
      await expect(api().deps.db.execute(change)).rejects.toThrow()
  })

  test('fills in days and sums of the settings', async () => {
    const body =
      'Return in {{returns.days}}, withdraw in {{withdrawal.days}} days: {{amount 9.5 + delivery.standard}}.'
    await setUp({ withdrawal: { scope: 'eu', days: 21 } })
    await publish('track-order', body, 1)
    expect((await page('track-order')).html).toBe(
      '<p>Return in 45, withdraw in 21 days: KWD\u00a016.490.</p>\n',
    )
  })

  test('leaves the text that holds until a later time', async () => {
    const { clock } = api()
    const before = await page('marketplace-guidelines')
    const later = new Date(clock.now().getTime() + HOUR)
    await publish('marketplace-guidelines', 'From later on.', 1, later)
    await publish('marketplace-guidelines', 'A correction, now.', 2)
    expect(await page('marketplace-guidelines')).toMatchObject({ html: '<p>A correction, now.</p>\n' })
    clock.advance(HOUR + 60_000)
    const after = await page('marketplace-guidelines')
    expect([after.html, after.versionId]).toEqual([
      '<p>From later on.</p>\n',
      expect.not.stringMatching(before.versionId),
    ])
    await expect(publish('marketplace-guidelines', 'Past.', 3, later)).rejects.toThrow(PageRefused)
    await expect(publish('no-such-page', 'Text.', 0)).rejects.toThrow('There is no page no-such-page')
  })
})

test('market pages creates and deletes a page of the operator at an unused path', async () => {
  const env = { DATABASE_URL: api().database.url, STOA_DATA_HOME: api().dataDir, SEED: 'own' }
  const run = (...args: string[]) => runCommand('market', ['pages', ...args], env)
  const text =
    '---\ntitle: Care of {{name}} lamps\ndescription: How to clean them.\n---\n\nWith a dry cloth.\n'
  const file = await temporaryFile(text)
  const shown = async () => {
    const { body } = await api().call({ method: 'GET', url: '/api/public/pages' })
    const { body: market } = await api().call({ method: 'GET', url: '/api/public/market' })
    const page = body.pages.find(({ slug }: { slug: string }) => slug === 'care-guide')
    const link = market.footerLinks.find(({ href }: { href: string }) => href === '/care-guide')
    return { page, link }
  }

  expect((await run('create', 'care-guide', 'information', file, '--footer', '--sitemap')).stdout).toMatch(
    /^Version 1 of care-guide is published, at .*\/care-guide\.\n$/,
  )
  const { name } = api().deps.market.settings
  expect(await shown()).toEqual({
    page: expect.objectContaining({ isOwn: true, inSitemap: true, html: '<p>With a dry cloth.</p>\n' }),
    link: { label: `Care of ${name} lamps`, href: '/care-guide' },
  })
  expect((await run('list')).stdout).toContain('\ncare-guide  version 1  own\n')

  for (const [call, reason] of [
    [['create', 'care-guide', 'information', file], 'There is already a page care-guide.'],
    [['create', 'seller', 'information', file], '/seller is a path of the site itself.'],
    [['create', 'Care/Guide', 'information', file], 'is no path of a page.'],
    [['delete', 'about'], 'about comes with the marketplace'],
    [['delete', 'nothing'], 'There is no page nothing'],
  ] as const)
    expect(await run(...call)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(reason) })

  expect((await run('delete', 'care-guide')).code).toBe(0)
  expect(await shown()).toEqual({ page: undefined, link: undefined })
  expect((await run('list')).stdout).not.toContain('care-guide')
  expect((await run('create', 'care-guide', 'legal', file)).stdout).toContain('Version 2 of care-guide')
  expect(await shown()).toEqual({
    page: expect.objectContaining({ kind: 'legal', inSitemap: false }),
    link: undefined,
  })
})

test('market pages lists, exports, checks, applies and restores pages', async () => {
  const env = { DATABASE_URL: api().database.url, STOA_DATA_HOME: api().dataDir, SEED: 'own' }
  const run = (...args: string[]) => runCommand('market', ['pages', ...args], env)
  const exported = (await run('export', 'shipping-policy')).stdout
  expect(exported).toMatch(
    /^---\npage: shipping-policy\nversion: 1\ntitle: .*\ndescription: .*\n---\n\nEvery shop/,
  )
  const file = await temporaryFile(exported.replace('Every shop', 'Each shop'))

  expect(await run('check', file)).toMatchObject({ code: 0, stdout: 'This page can be applied.\n' })
  expect(await run('apply', file, '--note', 'One word')).toMatchObject({
    code: 0,
    stdout: 'Version 2 of shipping-policy is published.\n',
  })
  expect(await run('apply', file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Version 2 of shipping-policy was published since'),
  })
  expect(await run('restore', 'shipping-policy', '1')).toMatchObject({ code: 0 })
  const next = await temporaryFile((await run('export', 'shipping-policy', '--version', '2')).stdout)
  expect((await run('apply', next, '--from', '2100-01-01')).stdout).toBe(
    'Version 4 of shipping-policy is published, and holds from 2100-01-01T00:00:00.000Z.\n',
  )
  expect((await run('history', 'shipping-policy')).stdout).toMatch(
    /^4 {2}operator .*\n3 {2}operator .* holds {2}Version 1 again\n2 {2}operator .* One word\n1 {2}supplied /,
  )
  expect((await run('list')).stdout).toMatch(
    /\nshipping-policy {2}version 3 {2}operator {2}version 4 from 2100-01-01T/,
  )
  expect((await run('restore', 'shipping-policy', 'supplied')).stdout).toContain('Version 4 is still to come')

  const faulty = await temporaryFile(exported.replace('Every shop', 'Every shop of {{nam}}'))
  expect(await run('apply', faulty)).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^8:15 There is no variable \{\{nam\}\}\. There are \{\{name\}\}, /),
  })
  for (const call of [
    ['export', 'nothing'],
    ['apply', file, '--from', 'soon'],
    ['restore', 'about', 'x'],
    ['fly'],
  ])
    expect(await run(...call)).toMatchObject({ code: 1, stdout: '' })
})
