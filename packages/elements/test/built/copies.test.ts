import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stoa } from '../../src/types.ts'
import { MARKET, openPage, scriptOf, useBrowser } from './pages.ts'

useBrowser()

const folder = mkdtempSync(join(tmpdir(), 'stoa-versions-'))
const versions = { '0.2.0': join(folder, 'minor'), '2': join(folder, 'major') }

beforeAll(() => {
  const build = (...options: string[]) =>
    execFileSync(process.execPath, ['build.ts', ...options], { cwd: join(import.meta.dirname, '../..') })
  build('--version', '0.2.0', '--out', versions['0.2.0'])
  build('--version', '2.0.0', '--major', '2', '--out', versions['2'])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const body = `<stoa-header></stoa-header><stoa-cart-count id="first">Cart</stoa-cart-count>
  <stoa-cart-count id="second">Cart</stoa-cart-count><stoa-cart></stoa-cart>`

/** Opens a page with these versions of the script, and adds a product by the copy that came last. */
async function openWith(copies: readonly string[]) {
  const messages: string[] = []
  const imports = copies.map(
    (version, i) => `import { stoa as s${i} } from '${MARKET}/embed/${version}/stoa.js'`,
  )
  const host = `<script type="module">${imports.join('\n')}
    window.copies = [${copies.map((_, i) => `s${i}`)}]</script>`
  const scripts = copies.map(scriptOf).join('') + host
  const page = await openPage(body, { scripts, versions, messages })
  const areOne = await page.evaluate(async () => {
    const found = Reflect.get(window, 'copies') as Stoa[]
    await found.at(-1)?.add({ product: 'mug' })
    return found.every(stoa => stoa === found[0])
  })
  for (const id of ['first', 'second'])
    await expect.poll(() => page.locator(`#${id}`).textContent()).toBe('Cart 1')
  await page.getByRole('link', { name: 'Shopping Cart, 1 item' }).waitFor()
  await page.locator('stoa-cart').getByRole('link', { name: 'Cove mug' }).first().waitFor()
  const { version, sheets, requests } = await page.evaluate(() => ({
    version: window.stoa?.version,
    sheets: document.adoptedStyleSheets.length,
    requests: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  }))
  return { messages, requests, areOne, version, sheets }
}

test.each([
  ['1', '0.1.0'],
  ['1', '0.2.0'],
  ['0.2.0', '1'],
])('shares one cart between copies at /embed/%s/ and /embed/%s/', async (first, second) => {
  const { messages, requests, areOne, version, sheets } = await openWith([first, second])
  expect(areOne).toBe(true)
  expect(version).toBe(first === '0.2.0' ? '0.2.0' : '0.1.0')
  expect(sheets).toBe(1)
  expect(requests.filter(path => path.endsWith('/quote'))).toHaveLength(1)
  // The header's facts have one address, whichever version reads them.
  const loaded = requests.filter(path => path.startsWith(`/embed/${second}/`) && !path.endsWith('.json'))
  expect(loaded).toEqual([`/embed/${second}/stoa.js`])
  expect(messages).toEqual([])
})

test.each([
  ['1', '2', '0.1.0'],
  ['2', '1', '2.0.0'],
])('leaves the elements to the first of the major versions %s and %s', async (first, second, version) => {
  const page = await openWith([first, second, second])
  expect(page).toMatchObject({ areOne: false, version, sheets: 1 })
  expect(page.messages).toEqual([
    'This page has two major versions of the elements stoa-*. The first one draws them.',
  ])
})
