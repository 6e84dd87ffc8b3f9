/**
 * Our packages as other teams get them: packed, installed with npm outside of the workspace, built by three different
 * toolchains, and walked in Chromium. Every day it is React Router, which draws on a server and in the browser; a soak also
 * builds Next.js and Vite alone.
 */
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { findChromium } from '@stoa/testing/browsers'
import { type Browser, chromium } from 'playwright-core'
import { buildHost, copyHost, type Host, type Served, serveHost } from './host.ts'
import { packInto } from './packages.ts'
import { computed, firstFrame, visit } from './visit.ts'

interface Expectation {
  name: string
  /** The shop's own page, before the cart. */
  isServerRendered: boolean
  links: string[]
  words: string[]
  product: string
  /** Pattern of its picture; null if it has none. */
  picture: RegExp | null
  /** Prices of one and of two items, in the page's currency and locale. */
  totals: [string, string]
}

const allHosts: Expectation[] = [
  {
    name: 'next',
    isServerRendered: true,
    links: ['/', '/cart', '/help', '/login', '/sell', '/category/kitchen', '/category/lighting'],
    words: ['Cove mug', '$22.40', '$28.00', 'Orchard lamp', '$129.00'],
    product: 'Cove mug',
    picture: /\/_next\/image\?url=%2Fcove-mug\.avif&w=\d+&q=75$/,
    totals: ['$22.40', '$44.80'],
  },
  {
    name: 'react-router',
    isServerRendered: true,
    links: ['/', '/cart', '/stand/orchard', '/stand/apiary'],
    words: ['Linden honey', '€9.50', 'A crate of apples', '€18.90'],
    product: 'Linden honey',
    picture: null,
    totals: ['€9.50', '€19.00'],
  },
  {
    name: 'vite',
    isServerRendered: false,
    links: [],
    words: [],
    product: 'Heron at dawn',
    picture: /\/heron\.svg$/,
    totals: ['CHF 120.50', 'CHF 241.00'],
  },
]
const hosts = allHosts.filter(({ name }) => process.env.STOA_SOAK || name === 'react-router')

const folder = mkdtempSync(join(tmpdir(), 'stoa-hosts-'))
const built = new Map<string, Promise<Host>>()
let browser: Browser

before(async () => {
  const packed = join(folder, 'packed')
  mkdirSync(packed)
  await packInto(packed)
  // One after the other, each while the one before it is walked: the machine has other tests to run.
  let last: Promise<unknown> = Promise.resolve()
  for (const { name } of hosts) {
    const host = copyHost(name, packed, folder)
    const done = last.then(() => buildHost(host)).then(() => host)
    last = done.catch(() => undefined)
    built.set(name, done)
  }
  browser = await chromium.launch({ executablePath: await findChromium(console.log), args: ['--no-sandbox'] })
})
after(async () => {
  await browser?.close()
  await Promise.allSettled(built.values())
  await rm(folder, { recursive: true, force: true })
})

for (const { name, isServerRendered, links, words, product, picture, totals } of hosts) {
  describe(name, () => {
    let served: Served

    test('installs from the tarballs and builds', { timeout: 900_000 }, async () => {
      served = await serveHost((await built.get(name)) as Host)
    })
    after(() => served?.stop())

    if (isServerRendered) {
      test('is whole before scripts', async () => {
        const html = await (await fetch(served.url)).text()
        for (const href of links) assert.ok(html.includes(`href="${href}"`), `a link to ${href}`)
        assert.match(html, /<form[^>]*role="search"/)
        const text = html.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<!--.*?-->|<[^>]+>/g, '')
        for (const word of words) assert.ok(text.includes(word), word)

        await visit(
          browser,
          served.url,
          async ({ page }) => {
            await page.getByRole('link', { name: 'Categories' }).first().waitFor()
            const { value, token } = await background(page)
            assert.equal(value, token)
            await page.getByRole('searchbox', { name: 'Search' }).fill(product)
            await page.keyboard.press('Enter')
            await page.waitForURL(/[?&]q=/)
            assert.equal(await page.locator('[data-component=ProductCard]').count(), 1)
          },
          { javaScriptEnabled: false },
        )
      })
    }

    test('wears its styles, and the host its own', async () => {
      await visit(browser, served.url, async ({ page }) => {
        await page.getByRole('banner').waitFor()
        const { value, token } = await background(page)
        assert.notEqual(value, 'rgba(0, 0, 0, 0)')
        assert.equal(value, token)
        if (name === 'next') {
          assert.match((await computed(page, '.masthead', 'font-family')).value, /Georgia/)
          assert.equal((await computed(page, '.masthead a', 'color')).value, 'rgb(255, 255, 255)')
          assert.match((await computed(page, '[data-component=Header]', 'font-family')).value, /Hanken/)
        }
        if (name === 'react-router') {
          assert.equal(
            (await computed(page, 'body', 'color', '--stoa-color-accent-solid')).token,
            'rgb(29, 107, 58)',
          )
        }
      })
    })

    test('keeps to a strict content security policy', async () => {
      const policyOf = async () => (await fetch(served.url)).headers.get('content-security-policy') ?? ''
      const policy = await policyOf()
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
      assert.match(scripts, isServerRendered ? /'nonce-[\w+/=]{20,}' 'strict-dynamic'/ : /'sha256-/)
      assert.doesNotMatch(scripts, /unsafe/)
      assert.match(policy, /object-src 'none'; base-uri 'none'/)
      if (isServerRendered) assert.notEqual(await policyOf(), policy, 'one nonce an answer')

      await visit(browser, served.url, async ({ page, complaints }) => {
        await page.getByRole('button', { name: `Add to cart: ${product}` }).click()
        await page.locator('[data-component=Toast]').first().waitFor()
        await page.getByRole('button', { name: 'Categories', exact: true }).click()
        await page.getByRole('dialog', { name: 'Categories' }).waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('link', { name: /^Shopping Cart, 1/ }).click()
        await page.getByRole('button', { name: `Increase quantity of ${product}` }).waitFor()
        assert.equal(complaints.join(), '')
        // Verifies that violations are detected at all: an injected script is one.
        await page.route(served.url, async route => {
          const response = await route.fetch()
          const body = (await response.text()).replace('</body>', '<script>var smuggled = 1</script></body>')
          await route.fulfill({ response, body })
        })
        await page.goto(served.url)
        await page.getByRole('banner').waitFor()
        assert.equal(await page.evaluate(() => 'smuggled' in globalThis), false)
        assert.ok(complaints.splice(0).includes('The policy refused inline by script-src-elem'))
      })
    })

    test('shows the host’s own pictures', async () => {
      await visit(browser, served.url, async ({ page }) => {
        const card = page.locator('[data-component=ProductCard]', { hasText: product })
        if (!picture)
          return void (await card.locator('[data-component=Picture][data-state=missing]').waitFor())
        const image = card.locator('[data-component=Picture] img')
        await image.scrollIntoViewIfNeeded()
        await image.evaluate(async (one: HTMLImageElement) => one.decode())
        assert.match(await image.evaluate((one: HTMLImageElement) => one.currentSrc), picture)
      })
    })

    test('opens the drawer and gives the focus back', async () => {
      await visit(browser, served.url, async ({ page }) => {
        const opener = page.getByRole('button', { name: 'Categories', exact: true })
        await opener.click()
        const drawer = page.getByRole('dialog', { name: 'Categories' })
        await drawer.waitFor()
        assert.ok(await drawer.evaluate(panel => panel.contains(document.activeElement)))
        await page.keyboard.press('Escape')
        await drawer.waitFor({ state: 'detached' })
        assert.ok(await opener.evaluate(button => button === document.activeElement))
      })
    })

    test('puts a product into the cart, counts it, and keeps it', async () => {
      await visit(browser, served.url, async ({ page }) => {
        const total = async (expected: string) => {
          const figure = page.locator('[data-part=Total]')
          await figure.filter({ hasText: expected.replaceAll(' ', ' ') }).waitFor()
        }
        await page.getByRole('button', { name: `Add to cart: ${product}` }).click()
        const toCart = page.getByRole('link', { name: /^Shopping Cart, 1/ })
        await toCart.click()
        await total(totals[0])
        await page.getByRole('button', { name: `Increase quantity of ${product}` }).click()
        await total(totals[1])
        await page.reload()
        await total(totals[1])
        await page.getByRole('checkbox', { name: 'Select all', exact: true }).click()
        assert.equal(await page.getByText('0 of 2 selected').count(), 1)
        await page.getByRole('button', { name: `Remove ${product}` }).click()
        await page.getByText('Your cart is empty').waitFor()
      })
    })

    test('shows a stored theme, or the system’s, from the first frame', async () => {
      const stored = { theme: 'dark' }
      await visit(
        browser,
        served.url,
        async ({ page }) => {
          assert.deepEqual(await firstFrame(page), { theme: 'dark', scheme: 'dark' })
        },
        { stored },
      )
      await visit(
        browser,
        served.url,
        async ({ page }) => {
          assert.deepEqual(await firstFrame(page), { theme: null, scheme: 'dark' })
        },
        { colorScheme: 'dark' },
      )
    })
  })
}

const background = (page: Parameters<typeof computed>[0]) =>
  computed(page, '[data-component=Header]', 'background-color', '--stoa-color-surface-raised')
