import type { Ports } from '../../src/index.ts'
import { createBrowser } from './browser.ts'
import type { Call, Fate } from './market.ts'

export const email = 'ann@example.org'

/** A user whose cart has a lamp (`a`), and of another shop a vase (`b`) and a rug (`c`, four in stock). */
export async function signedIn(ports: Partial<Ports> = {}) {
  const browser = createBrowser()
  const { market } = browser
  const account = market.account(email)
  const lamp = market.product({ id: 'lamp' })
  market.product({ id: 'vase', shop: 'shop2' })
  market.product({ id: 'rug', shop: 'shop2', stock: 4 })
  account.cart.push(
    { id: 'a', productId: 'lamp', optionIds: [], quantity: 1 },
    { id: 'b', productId: 'vase', optionIds: [], quantity: 1 },
    { id: 'c', productId: 'rug', optionIds: [], quantity: 1 },
  )
  const tab = await browser.signedIn(email, ports)

  const held: { call: Call; go: (fate?: Awaited<ReturnType<Fate>>) => void }[] = []
  /** Makes calls by these names wait from now on, by default all. Calls held before continue as they would have. */
  const hold = (...names: string[]) => {
    market.fate = call =>
      names.length && !names.includes(call.name)
        ? Promise.resolve({})
        : new Promise(resolve => held.push({ call, go: (fate = {}) => resolve(fate) }))
  }
  /** Lets the first waiting call by this name go. */
  const letGo = (name: string, fate?: Awaited<ReturnType<Fate>>) => {
    const index = held.findIndex(({ call }) => call.name === name)
    held.splice(index, 1)[0]!.go(fate)
  }
  const release = () => {
    market.fate = async () => ({})
    for (const { go } of held.splice(0)) go()
  }
  return { browser, market, account, lamp, tab, cart: tab.core.cart, held, hold, letGo, release }
}
