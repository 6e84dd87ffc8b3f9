import { afterEach, expect, test, vi } from 'vitest'
import { randomId } from '../../src/adapters/random-id.ts'
import { createWebLocks } from '../../src/adapters/web-locks.ts'
import { createWebPage } from '../../src/adapters/web-page.ts'
import { createWebStorage } from '../../src/adapters/web-storage.ts'
import { createGuestCart } from '../../src/guest/index.ts'
import { createCore, type MarketApi } from '../../src/index.ts'
import { newLine } from '../support/lines.ts'
import { createMarket } from '../support/market.ts'

/** The real storage, locks and page events of a browser, and two real documents of one origin. */

const frames: HTMLIFrameElement[] = []
const frame = () => {
  const made = document.body.appendChild(document.createElement('iframe'))
  frames.push(made)
  return made.contentWindow as Window & typeof globalThis
}
const until = (check: () => boolean) =>
  vi.waitFor(() => expect(check()).toBe(true), { timeout: 12_000, interval: 5 })

afterEach(() => {
  for (const made of frames.splice(0)) made.remove()
  localStorage.clear()
  sessionStorage.clear()
})

test('storage reads, writes, removes, and hears another document of the same storage area only', async () => {
  const port = createWebStorage('localStorage')
  const received: (string | null)[] = []
  const off = port.onStorageEvent(key => received.push(key))
  expect(port.read('a')).toBe(null)
  port.write('a', 'x')
  expect(localStorage.getItem('a')).toBe('x')
  port.write('a', null)
  expect(localStorage.getItem('a')).toBe(null)

  const other = frame()
  other.sessionStorage.setItem('s', '1')
  other.localStorage.setItem('b', '1')
  await until(() => received.length > 0)
  other.localStorage.clear()
  await until(() => received.length > 1)
  expect(received).toEqual(['b', null])
  off()
  other.localStorage.setItem('c', '1')
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(received).toHaveLength(2)
})

test('locks exclude each other, and waiting has a limit that holding has not', async () => {
  const locks = createWebLocks()
  const order: string[] = []
  let free!: () => void
  const first = locks.request(
    'test',
    async () => {
      order.push('first')
      await new Promise<void>(resolve => {
        free = resolve
      })
      return 1
    },
    5000,
  )
  await until(() => order.length > 0)
  const impatient = locks.request('test', async () => order.push('impatient'), 20)
  await expect(impatient).rejects.toMatchObject({ name: 'AbortError' })
  const patient = locks.request('test', async () => order.push('patient'), 5000)
  free()
  expect(await first).toBe(1)
  await patient
  expect(order).toEqual(['first', 'patient'])
})

test('does the work without Web Locks', async () => {
  const locks = vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never)
  expect(await createWebLocks().request('test', async () => 5, 20)).toBe(5)
  locks.mockRestore()
})

test('the page tells when it hides and when it comes back', () => {
  const page = createWebPage()
  const received: string[] = []
  const stops = [page.onHide(() => received.push('hide')), page.onWake(() => received.push('wake'))]
  dispatchEvent(new PageTransitionEvent('pagehide'))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  state.mockRestore()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  dispatchEvent(new Event('online'))
  expect(received).toEqual(['hide', 'hide', 'wake', 'wake'])
  for (const stop of stops) stop()
  dispatchEvent(new Event('online'))
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(received).toHaveLength(4)
})

test('ids are random UUIDs', () => {
  const ids = Array.from({ length: 100 }, randomId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('[AUT-01] a core with nothing but its calls keeps the session in the real localStorage', async () => {
  const market = createMarket()
  market.account('ann@example.org')
  let api!: MarketApi
  const core = createCore({
    api: session => {
      api = market.tab(session)
      return api
    },
  })
  core.start()
  await until(() => core.auth.isReady())
  await core.auth.login({ email: 'ann@example.org', password: 'right' })
  expect(JSON.parse(localStorage.getItem('user-data')!)).toMatchObject({ isActive: 1 })
  core.returnTo.remember('/cart')
  expect(sessionStorage.getItem('return_to')).toBe('"/cart"')
  core.stop()
})

test('[AUT-15] two cores on the real storage and locks follow each other', async () => {
  const market = createMarket()
  market.account('ann@example.org')
  const open = () => createCore({ api: session => market.tab(session) })
  // The second one hears the first through a document of its own, as another tab would.
  const one = open()
  const two = open()
  for (const core of [one, two]) core.start()
  await until(() => one.auth.isReady() && two.auth.isReady())
  await one.auth.login({ email: 'ann@example.org', password: 'right' })
  const relay = frame()
  const record = localStorage.getItem('user-data')!
  relay.localStorage.setItem('user-data', `${record} `)
  await until(() => two.auth.get().user !== null)
  const { token } = JSON.parse(record)
  market.expireAccess()
  const tokens = await Promise.all([one.session.refresh(token), two.session.refresh(token)])
  expect(tokens[0]).toBe(tokens[1])
  expect(market.spent).toHaveLength(1)
  relay.localStorage.removeItem('user-data')
  await until(() => one.auth.get().user === null && two.auth.get().user === null)
  for (const core of [one, two]) core.stop()
})

test('two cores of one document have the same cart, with and without a session', async () => {
  const market = createMarket()
  const lamp = market.product({ id: 'lamp' })
  const core = createCore({ api: session => market.tab(session) })
  const { quote } = market.tab({ getToken: () => null, refresh: async () => null }).cart
  const guest = createGuestCart({ quote })
  core.start()
  guest.start()
  await until(() => core.auth.isReady())
  const counts = () => [core, guest].map(({ cart }) => cart.get().summary.count)
  await core.cart.add(newLine(lamp, 2))
  core.flush()
  await until(() => counts().join() === '2,2' && guest.cart.get().summary.selectedLines === 1)
  const [line] = guest.cart.get().lines
  await guest.cart.setQuantity(line!.id, 5)
  guest.flush()
  await until(() => counts().join() === '5,5')
  guest.cart.toggle(line!.id)
  guest.flush()
  await until(() => core.cart.get().summary.selectedLines === 0)
  await guest.cart.remove(line!.id)
  await until(() => counts().join() === '0,0')
  core.stop()
  guest.stop()
})

test('blocked storage is survived', async () => {
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const market = createMarket()
  const core = createCore({ api: session => market.tab(session) })
  const notices: string[] = []
  core.on('notice', ({ id }) => notices.push(id))
  core.start()
  await until(() => core.auth.isReady())
  await core.cart.add({
    product: { id: 'p', name: 'p', slug: 'p' },
    price: 100,
    shop: { id: 's', name: 's', slug: 's' },
  })
  expect(core.cart.get().summary.count).toBe(1)
  expect(notices).toEqual(['storage.degraded', 'cart.addOk'])
  core.stop()
  blocked.mockRestore()
})
