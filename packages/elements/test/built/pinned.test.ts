import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dist, openPage, useBrowser } from './pages.ts'

useBrowser()

const list = readFileSync(join(dist, 'integrity.json'), 'utf8')
const { version } = JSON.parse(list) as { version: string }

/** Lists that the marketplace serves, by version. */
const lists: Record<string, string> = { [version]: list }
const server = createServer((request, response) => {
  const [, asked = ''] = /^\/embed\/(.+)\/integrity\.json$/.exec(request.url ?? '') ?? []
  const found = lists[asked]
  response.writeHead(found ? 200 : 404, { 'content-type': found ? 'application/json' : 'text/plain' })
  response.end(found ?? 'No such version here.\n')
})
let origin: string
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

/** Runs the command of the package. Returns its exit code and what it prints. */
async function tag(...options: string[]): Promise<{ code?: number; stdout: string; stderr: string }> {
  const command = [join(dist, 'bin/elements.js'), 'tag', ...options, '--origin', origin]
  return promisify(execFile)(process.execPath, command).catch(error => error)
}

const body = `<stoa-cart-count><a href="/cart">Cart</a></stoa-cart-count>
  <stoa-header><a href="/shop">The shop</a></stoa-header><stoa-cart><a href="/cart">All lines</a></stoa-cart>`

test('runs a pinned version under a strict policy', async () => {
  const { stdout, stderr } = await tag()
  const [hash] = /'sha256-[^']+'/.exec(stderr) ?? []
  const messages: string[] = []
  const page = await openPage(body, {
    scripts: stdout,
    policy: `default-src 'none'; script-src ${origin} ${hash}; connect-src ${origin}; style-src ${origin}; img-src ${origin}`,
    cart: ['mug'],
    messages,
  })
  await page.locator('stoa-cart').getByRole('link', { name: 'Cove mug' }).first().waitFor()
  expect(await page.evaluate(() => window.stoa?.version)).toBe(version)
  expect(messages).toEqual([])
})

test('leaves the links of the page if the script was changed', async () => {
  const messages: string[] = []
  const page = await openPage(body, { scripts: (await tag()).stdout, changed: /^stoa\.js$/, messages })
  await expect.poll(() => messages.join()).toContain('stoa.js')
  expect(await page.evaluate(() => customElements.get('stoa-cart-count'))).toBeUndefined()
  for (const name of ['Cart', 'The shop', 'All lines'])
    expect(await page.getByRole('link', { name, exact: true }).isVisible()).toBe(true)
})

test.each([
  ['parts-.*\\.js', ['The shop', 'All lines']],
  ['parts-.*\\.css', ['The shop', 'All lines']],
  ['tokens-.*\\.css', ['The shop', 'All lines']],
  ['cart-part-.*\\.js', ['All lines']],
])('counts and adds without the parts if %s was changed', async (changed, links) => {
  const messages: string[] = []
  const page = await openPage(body, {
    scripts: (await tag()).stdout,
    changed: new RegExp(`^${changed}$`),
    messages,
  })
  await expect.poll(() => messages.join()).toMatch(new RegExp(changed))
  await page.evaluate(() => window.stoa?.add({ product: 'mug' }))
  await expect.poll(() => page.locator('stoa-cart-count').textContent()).toBe('Cart 1')
  for (const name of links) expect(await page.getByRole('link', { name, exact: true }).isVisible()).toBe(true)
})

test('prints no tag for a version that isn’t served, or has other files than the package', async () => {
  expect(await tag('9.9.9')).toMatchObject({ code: 1, stdout: '', stderr: 'No such version here.\n' })
  lists['0.0.9'] = list.replace(`"${version}"`, '"0.0.9"')
  expect((await tag('0.0.9')).stdout).toContain(`src="${origin}/embed/0.0.9/stoa.js" integrity="sha384-`)
  lists['0.0.8'] = list.replace(`"${version}"`, '"0.0.8"').replace('"parts-', '"<script>parts-')
  expect(await tag('0.0.8')).toMatchObject({ code: 1, stdout: '' })
  lists[version] = list.replaceAll(/sha384-./g, 'sha384-_')
  expect(await tag()).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('aren’t those') })
  lists[version] = list
})
