import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MARKET, openPage, useBrowser } from './pages.ts'

useBrowser()

const SHEETS = ['bootstrap', 'preflight', 'reset', 'theme']
const CART = ['mug', 'bowl', 'throw']

/** Parts of a page, each at the edges of the window. */
const shown = {
  'header and cart': '<stoa-header></stoa-header><stoa-cart></stoa-cart>',
  'open drawer': '<stoa-cart-drawer open></stoa-cart-drawer>',
}

const sheetOf = async (name: string) =>
  `<style>${await readFile(join(import.meta.dirname, `hostile/${name}.css`), 'utf8')}</style>`

/** Takes a picture without motion, with the places of the elements and the color of the page fixed. */
async function pictureOf(body: string, head: string, width: number): Promise<Buffer> {
  const page = await openPage(body, {
    head: `${head}<style>html, body, stoa-header, stoa-cart { margin: 0 !important; padding: 0 !important; border: 0 !important; background: #fff !important }</style>`,
    viewport: { width, height: 1000 },
    reducedMotion: 'reduce',
    cart: CART,
  })
  await settled(page)
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

/** Waits for what comes by calls. */
async function settled(page: Page) {
  for (const part of await page.locator('stoa-cart, stoa-cart-drawer').all())
    await part.getByText('Serving bowl').first().waitFor()
  if (await page.locator('stoa-header').count())
    await page.getByRole('link', { name: 'Clothing' }).first().waitFor({ state: 'attached' })
  await page.evaluate(async () => {
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const running = [document, ...shadows].flatMap(root => root.getAnimations())
    await Promise.all(running.map(({ finished }) => finished))
    // The frame after next shows their end. Without motion they still last a moment, which begins with a frame.
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}

async function differences(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(picture => sharp(picture).ensureAlpha().raw().toBuffer()))
  let pixels = 0
  for (let at = 0; at < (a?.length ?? 0); at += 4) if (a?.readUInt32LE(at) !== b?.readUInt32LE(at)) pixels++
  return pixels
}

for (const [name, body] of Object.entries(shown))
  test.each([1280, 390])(`looks the same next to hostile styles: ${name}, %i px`, async width => {
    const bare = await pictureOf(body, '', width)
    for (const sheet of SHEETS) {
      const pixels = await differences(bare, await pictureOf(body, await sheetOf(sheet), width))
      expect.soft(pixels, sheet).toBeLessThanOrEqual(100)
    }
  })

test('needs the marketplace in the policy of a page, and nothing unsafe', async () => {
  const page = await openPage(`${shown['header and cart']}${shown['open drawer']}`, {
    policy: `default-src 'none'; script-src ${MARKET}; connect-src ${MARKET}; img-src ${MARKET}; form-action ${MARKET}; style-src 'self'`,
    cart: CART,
  })
  await settled(page)
  expect(await page.evaluate(() => Reflect.get(window, 'refusals'))).toEqual([])
})

test('leaves the elements of the page as they are, with the drawer shut and open', async () => {
  const tags =
    'h1 h2 h3 p a ul ol li dl dt dd blockquote button input label select textarea fieldset table img form nav header section dialog hr'
  const html = tags
    .split(' ')
    .map(tag => `<${tag}></${tag}>`)
    .join('')
  const styles = (page: Page) =>
    page.evaluate(
      names =>
        names.split(' ').map(name => {
          const style = getComputedStyle(document.querySelector(`main ${name}`) as Element)
          return [...style]
            .filter(one => !one.startsWith('--stoa-'))
            .map(one => `${name} ${one}: ${style.getPropertyValue(one)}`)
        }),
      tags,
    )
  const without = await openPage(`<main>${html}</main>`)
  const before = await styles(without)
  expect(before).toHaveLength(26)
  const page = await openPage(
    `<stoa-header></stoa-header><main>${html}</main><stoa-cart></stoa-cart><stoa-cart-drawer></stoa-cart-drawer>
    <stoa-cart-count><a href="/cart">Cart</a></stoa-cart-count>
    <stoa-add-to-cart product="mug"><button>Add</button></stoa-add-to-cart>`,
    { cart: CART },
  )
  expect(await styles(page)).toEqual(before)
  await page.evaluate(() => document.querySelector('stoa-cart-drawer')?.open())
  await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
  expect(await styles(page)).toEqual(before)
})
