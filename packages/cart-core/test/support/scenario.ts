import fc from 'fast-check'
import { createBrowser, settle, type Tab } from './browser.ts'
import { HttpError, NetworkError } from './errors.ts'
import { idsOf, newLine } from './lines.ts'
import { nextTurn } from './next-turn.ts'

export const EMAIL = 'ann@example.org'
const PRODUCTS = ['lamp', 'vase', 'rug']

/** Possible events of users, the network and the browser. */
export const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      tab: fc.nat(1),
      product: fc.nat(2),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('quantity' as const),
      tab: fc.nat(1),
      pick: fc.nat(5),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('remove' as const), tab: fc.nat(1), pick: fc.nat(5) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const), tab: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('toggle' as const), tab: fc.nat(1), pick: fc.nat(5) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('selectAll' as const), tab: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('login' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('logout' as const), tab: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wake' as const), tab: fc.nat(1) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      turns: fc.integer({ min: 1, max: 8 }),
      ms: fc.constantFrom(0, 50, 200),
    }),
  },
)
export type ScenarioEvent = typeof event extends fc.Arbitrary<infer T> ? T : never

/** Fate of each call in turn: its time each way, and whether it is rejected or its answer is lost. */
export const faults = fc.array(
  fc.record({
    there: fc.nat(4),
    back: fc.nat(4),
    fate: fc.oneof(
      { weight: 7, arbitrary: fc.constant('fine' as const) },
      { weight: 1, arbitrary: fc.constant('lost before' as const) },
      { weight: 1, arbitrary: fc.constant('lost after' as const) },
      { weight: 1, arbitrary: fc.constant('refused' as const) },
    ),
  }),
  { minLength: 1, maxLength: 30 },
)
export type Faults = typeof faults extends fc.Arbitrary<infer T> ? T : never

const turn = async (times: number) => {
  for (let n = 0; n < times; n++) await nextTurn()
}

export interface ScenarioOptions {
  /** Calls by these names fare badly; the others always well. */
  readonly isFaulty: (name: string) => boolean
  /** Told of each change that a guest made to the stored quantities. */
  readonly guestChanged?: (product: string, by: number) => void
  /** The user changes nothing while signed in, so that every item can be counted. */
  readonly guestsOnly?: boolean
  /** Does not wake the tabs at the end, so that they show only what they noticed without help. */
  readonly isUndisturbed?: boolean
}

/** Plays the events on two tabs, each call with its fate in turn, then lets everything settle without faults. */
export async function play(events: readonly ScenarioEvent[], fates: Faults, options: ScenarioOptions) {
  const browser = createBrowser()
  const { market } = browser
  market.account(EMAIL)
  for (const id of PRODUCTS)
    market.product({ id, price: 333 + id.length, shop: id === 'rug' ? 'shop2' : 'shop1' })

  let calls = 0
  market.fate = async ({ name }) => {
    const { there, back, fate } = fates[calls++ % fates.length]!
    await turn(there)
    if (!options.isFaulty(name) || fate === 'fine') {
      await turn(back)
      return {}
    }
    if (fate === 'refused' && name !== 'refreshTokens')
      return { before: new HttpError(400, 'request.invalid') }
    if (fate === 'lost after' && name !== 'refreshTokens') return { after: new NetworkError() }
    return { before: new NetworkError() }
  }

  const open = (): Tab => {
    const tab = browser.open()
    tab.core.start()
    return tab
  }
  const tabs: Tab[] = [open(), open()]
  await settle()

  const stored = () => {
    const sums: Record<string, number> = {}
    for (const { productDTO, quantity } of browser.storage.json('guest_cart_items') ?? [])
      sums[productDTO.id] = (sums[productDTO.id] ?? 0) + quantity
    return sums
  }

  const change = (tab: Tab, act: () => unknown) => {
    const isGuest = !tab.core.auth.get().user
    if (!isGuest && options.guestsOnly) return
    const before = stored()
    act()
    if (!isGuest) return
    tab.core.flush()
    const after = stored()
    for (const id of PRODUCTS) {
      const by = (after[id] ?? 0) - (before[id] ?? 0)
      if (by) options.guestChanged?.(id, by)
    }
  }

  for (const event of events) {
    if (event.do === 'pass') {
      await turn(event.turns)
      browser.pass(event.ms)
      continue
    }
    if (event.do === 'expire') {
      market.expireAccess()
      continue
    }
    const tab = tabs[event.tab]!
    const { auth, cart } = tab.core
    const pick = 'pick' in event ? idsOf(cart.get())[event.pick % (idsOf(cart.get()).length || 1)] : undefined
    if (event.do === 'add')
      change(tab, () => cart.add(newLine(market.products.get(PRODUCTS[event.product]!)!, event.quantity)))
    else if (event.do === 'quantity' && pick) change(tab, () => cart.setQuantity(pick, event.quantity))
    else if (event.do === 'remove' && pick) change(tab, () => cart.remove(pick))
    else if (event.do === 'undo') change(tab, () => cart.undoRemove())
    else if (event.do === 'toggle' && pick) cart.toggle(pick)
    else if (event.do === 'selectAll') cart.selectAll()
    else if (event.do === 'login' && !auth.get().user && !auth.get().isLoading)
      void auth.login({ email: EMAIL, password: 'right' })
    else if (event.do === 'logout' && auth.get().user) void auth.logout()
    else if (event.do === 'wake') tab.wake()
    else if (event.do === 'crash') {
      // What waits a moment to be written dies with a killed tab; a guest's change is promised once it is written.
      browser.pass(200)
      tab.crash()
      tabs[event.tab] = open()
    }
  }

  await settle()
  market.fate = async () => ({})
  for (let n = 0; n < 4; n++) {
    await settle()
    browser.pass(1000)
  }
  if (!options.isUndisturbed) for (const tab of tabs) tab.wake()
  await settle()
  await settle()
  return { browser, market, tabs }
}
