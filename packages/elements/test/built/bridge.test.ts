import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { MARKET, openPage, SUBDOMAIN, useBrowser } from './pages.ts'

useBrowser()

const stoa = 'bridge/1'
const ask = { stoa, id: 99, type: 'state' }
const add = { stoa, id: 98, type: 'add', product: 'mug' }
const line = { productId: 'mug', optionIds: [], quantity: 1 }

const WRONG: Readonly<Record<string, unknown>> = {
  text: 'state',
  null: null,
  number: 7,
  list: [stoa, 'state'],
  'no mark': { id: 1, type: 'state' },
  'mark of another version': { stoa: 'bridge/2', id: 1, type: 'state' },
  'no id': { stoa, type: 'state' },
  'id that is a text': { stoa, id: '1', type: 'state' },
  'no type': { stoa, id: 1 },
  'unknown type': { stoa, id: 1, type: 'session' },
  'name of a method': { stoa, id: 1, type: 'toString' },
  'name of the prototype': { stoa, id: 1, type: '__proto__' },
  'type that is a list': { stoa, id: 1, type: ['state'] },
  'no product': { stoa, id: 1, type: 'add', quantity: 1 },
  'product that is an object': { stoa, id: 1, type: 'add', product: { id: 'mug' } },
  'variant that is a number': { stoa, id: 1, type: 'add', product: 'mug', variant: 1 },
  'quantity that is a text': { stoa, id: 1, type: 'add', product: 'mug', quantity: '2' },
  'lines without an id': { stoa, id: 1, type: 'add', lines: [line] },
  'no lines': { stoa, id: 1, type: 'add', lines: [], handOver: '12345678' },
  'line without options': { stoa, id: 1, type: 'add', lines: [{ ...line, optionIds: 1 }], handOver: 'x' },
  'quantity without a line': { stoa, id: 1, type: 'setQuantity', quantity: 2 },
  'line without a quantity': { stoa, id: 1, type: 'setQuantity', line: 'x', quantity: '2' },
  'no line': { stoa, id: 1, type: 'remove' },
  'line to put back that is a number': { stoa, id: 1, type: 'remove', undo: true, line: 1 },
  'group that is a list': { stoa, id: 1, type: 'select', group: ['kiln'] },
}

/** Puts a frame of the bridge into the page, for an origin. Returns the messages that the page gets from it. */
async function frameOf(page: Page, origin: string): Promise<{ heard: () => Promise<unknown[]> }> {
  await page.evaluate(async src => {
    const heard: unknown[] = []
    Reflect.set(window, 'heard', heard)
    const frame = document.createElement('iframe')
    frame.src = src
    addEventListener('message', ({ data }) => heard.push(data))
    await new Promise(resolve => {
      frame.addEventListener('load', resolve)
      document.body.append(frame)
    })
  }, `${MARKET}/embed/bridge#${origin}`)
  return { heard: () => page.evaluate(() => Reflect.get(window, 'heard')) }
}

const send = (page: Page, messages: readonly unknown[]) =>
  page.evaluate(
    ([target, given]) => {
      for (const message of given) frames[0]?.postMessage(message, target)
    },
    [MARKET, messages] as const,
  )

/** Sends a message, and waits until the frame has got it. Returns the lines that the marketplace has then. */
async function linesAfter(page: Page, send: () => Promise<unknown>): Promise<string | null | undefined> {
  const frame = page.frames().find(one => one.url().startsWith(MARKET))
  const waiting = frame?.evaluate(
    () => new Promise<void>(resolve => addEventListener('message', () => setTimeout(resolve, 500))),
  )
  await frame?.evaluate(() => undefined)
  await send()
  await waiting
  return frame?.evaluate(() => localStorage.getItem('guest_cart_items'))
}

const results = async (heard: () => Promise<unknown[]>) =>
  (await heard()).filter(message => 'result' in (message as object))

test('doesn’t answer a message of another form', async () => {
  const page = await openPage('', { site: SUBDOMAIN })
  const { heard } = await frameOf(page, SUBDOMAIN)
  await send(page, [...Object.values(WRONG), ask])
  await expect.poll(() => results(heard)).toEqual([{ stoa, id: 99, result: { ok: true, value: null } }])
  // Says what the cart is, and nothing else without a question.
  const kinds = (await heard())
    .flatMap(message => Object.keys(message as object))
    .filter(key => key !== 'stoa')
  expect(new Set(kinds)).toEqual(new Set(['isReady', 'state', 'id', 'result']))
})

test('doesn’t answer another window of the page’s origin', async () => {
  const page = await openPage('', { site: SUBDOMAIN })
  const { heard } = await frameOf(page, SUBDOMAIN)
  await expect.poll(heard).toHaveLength(2)
  const lines = await linesAfter(page, () =>
    page.evaluate(
      ([target, message]) => {
        const other = document.createElement('iframe')
        document.body.append(other)
        const inside = other.contentWindow as Window & typeof globalThis
        inside.addEventListener('message', ({ data }) => Reflect.get(window, 'heard').push(data))
        // Evaluated there, so that the other window is the sender.
        inside.eval(`parent.frames[0].postMessage(${JSON.stringify(message)}, '${target}')`)
      },
      [MARKET, add] as const,
    ),
  )
  expect([lines, (await heard()).length]).toEqual([null, 2])
})

test.each([
  ['that isn’t listed', 'https://forum.market.example'],
  ['that says it is another', SUBDOMAIN],
])('doesn’t answer a page %s', async (_, named) => {
  const page = await openPage('', { site: 'https://forum.market.example' })
  const { heard } = await frameOf(page, named)
  expect(await linesAfter(page, () => send(page, [add]))).toBeNull()
  expect(await heard()).toEqual([])
})

const count = '<stoa-cart-count>Cart</stoa-cart-count>'
const counted = (page: Page) => page.locator('stoa-cart-count').textContent()

test('believes no other window, whatever its origin', async () => {
  const page = await openPage(count, { site: SUBDOMAIN })
  await page.evaluate(() => window.stoa?.add({ product: 'mug' }))
  await expect.poll(() => counted(page)).toBe('Cart 1')
  await page.evaluate(async market => {
    const data = { stoa: 'bridge/1', state: { ...window.stoa?.last('cart'), summary: { count: 77 } } }
    const other = document.createElement('iframe')
    document.body.append(other)
    const bridge = document.querySelector<HTMLIFrameElement>('html > iframe')
    const say = (origin: string, source?: Window | null) =>
      dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? null }))
    say(market)
    say(market, window)
    say(market, other.contentWindow)
    say('https://stranger.example', bridge?.contentWindow)
    say('null', bridge?.contentWindow)
  }, MARKET)
  expect(await counted(page)).toBe('Cart 1')
})

const REFUSALS: Readonly<Record<string, Parameters<typeof openPage>[1]>> = {
  'may not be framed': { framedBy: "'none'" },
  'isn’t reached': { unreachable: /embed\/bridge/ },
  'doesn’t answer this page': { answered: 'https://forum.market.example' },
  'is forbidden by the page': { policy: "frame-src 'none'" },
}

test.each(Object.entries(REFUSALS))('has a guest’s cart if the frame %s', async (_, options) => {
  const page = await openPage(count, { site: SUBDOMAIN, ...options })
  await expectGuest(page)
})

test('has a guest’s cart if the frame has no storage', async () => {
  const page = await openPage('', { site: SUBDOMAIN })
  await page.context().addInitScript(
    market =>
      location.origin === market &&
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError')
        },
      }),
    MARKET,
  )
  await page.evaluate(html => (document.body.innerHTML = html), count)
  await expectGuest(page)
})

async function expectGuest(page: Page) {
  const { added, notices } = await page.evaluate(async () => {
    const notices: string[] = []
    document.addEventListener('stoa-notice', ({ detail }) => notices.push(detail.id))
    return { added: await window.stoa?.add({ product: 'mug' }), notices }
  })
  expect([added?.ok, notices]).toEqual([true, ['cart.addOk']])
  await expect.poll(() => counted(page)).toBe('Cart 1')
  const isKept = () => page.evaluate(() => 'stoa:market.example:guest_cart_items' in localStorage)
  expect(await isKept()).toBe(true)
  expect(await page.locator('iframe').count()).toBe(0)
}

test('loads the bridge on subdomains only, and code of a session at the marketplace only', async () => {
  const scriptsOf = async (site?: string) => {
    const page = await openPage(count, { cart: ['mug'], ...(site && { site }) })
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /\/embed\/1\/([a-z-]+?)-[\w-]{8}\.js$/.exec(name)?.[1] ?? ''),
    )
  }
  expect((await scriptsOf()).filter(Boolean)).toEqual(['guest'])
  expect((await scriptsOf(SUBDOMAIN)).filter(Boolean)).toEqual(['bridge'])
  const dist = join(import.meta.dirname, '../../dist')
  const naming = readdirSync(dist).filter(
    name => name.endsWith('.js') && readFileSync(join(dist, name), 'utf8').includes('user-data'),
  )
  expect(naming.map(name => name.replace(/-[\w-]{8}\.js$/, ''))).toEqual(['storage-keys'])
})
