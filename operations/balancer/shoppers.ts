import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const ATTEMPTS = 8
const PAUSE_MS = 150

export interface Figures {
  reads: number
  /** Reads that had to be asked for again, with what came instead of an answer. */
  readsAgain: string[]
  additions: number
  /** Additions whose first answer was lost or an error, with what came instead. */
  additionsAgain: string[]
  /** Failures that no repetition healed. */
  broken: string[]
}

export interface Account {
  token: string
  /** Confirmed items by product. */
  confirmed: Map<string, number>
}

/** Product to buy: without options, so that its id suffices. */
export interface Choice {
  id: string
  slug: string
}

const json = { 'content-type': 'application/json' }

/** Asks until there is an answer below 500, as a browser or the client does; every repetition is noted. */
async function ask(
  url: string,
  init: RequestInit,
  again: string[],
  figures: Figures,
): Promise<Response | null> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })
      // A body that breaks off is no answer either.
      .then(async response => new Response(await response.arrayBuffer(), response))
      .catch((error: Error) => error)
    if (outcome instanceof Response && outcome.status < 500) return outcome
    const { pathname } = new URL(url)
    const what = `${init.method ?? 'GET'} ${pathname}: ${outcome instanceof Response ? outcome.status : (outcome.cause ?? outcome.message)}`
    if (attempt === 1) again.push(what)
    if (attempt === ATTEMPTS) {
      figures.broken.push(what)
      return null
    }
    await sleep(PAUSE_MS * attempt)
  }
}

export async function openAccounts(address: string, count: number): Promise<Account[]> {
  const accounts: Account[] = []
  for (let at = 0; at < count; at++) {
    const email = `${randomUUID()}@example.test`
    const form = new FormData()
    for (const [name, value] of Object.entries({
      email,
      password: 'walnut-harbour-fable',
      username: 'Robin',
    }))
      form.set(name, value)
    await expectOk(fetch(`${address}/api/public/registerWithoutVerify`, { method: 'POST', body: form }))
    const session = await expectOk(
      fetch(`${address}/api/auth/signin`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email, password: 'walnut-harbour-fable' }),
      }),
    )
    accounts.push({ token: session.token, confirmed: new Map() })
  }
  return accounts
}

async function expectOk(asked: Promise<Response>) {
  const response = await asked
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows what it asked for.
  return (await response.json()) as any
}

export async function findChoices(address: string): Promise<Choice[]> {
  const { items } = await expectOk(fetch(`${address}/api/public/products?limit=48&inStock=true`))
  return items.filter(({ optionCount }: { optionCount: number }) => optionCount === 0)
}

export const addOnce = (address: string, account: Account, product: string, key: string) =>
  [
    `${address}/api/cart/add`,
    {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${account.token}`, 'idempotency-key': key },
      body: JSON.stringify({ productDTO: { id: product }, quantity: 1, optionIds: [] }),
    },
  ] as const

/** Number of reads of which one is a whole page. */
const PAGE_EVERY = 8
/** Time for which a shopper looks at a page. */
const LOOKS_MS = 3_000

/** Looks around and adds, until `isOver` or as many rounds as told. */
export async function shop(
  address: string,
  account: Account,
  choice: Choice,
  figures: Figures,
  { rounds, isOver }: { rounds: number; isOver: () => boolean },
): Promise<void> {
  const headers = { authorization: `Bearer ${account.token}` }
  // Most of what is asked is data: a page is drawn once, and then its scripts ask.
  const paths = ['/api/public/products?limit=12', '/api/cart/findAll', `/api/public/products/${choice.slug}`]
  for (let round = 0; round < rounds && !isOver(); round++) {
    const path = round % PAGE_EVERY === 0 ? '/' : paths[round % paths.length]!
    await sleep(Math.random() * 2 * LOOKS_MS)
    figures.reads += 1
    await ask(
      `${address}${path}`,
      path.startsWith('/api/cart') ? { headers } : {},
      figures.readsAgain,
      figures,
    )

    figures.additions += 1
    const [url, init] = addOnce(address, account, choice.id, randomUUID())
    const answer = await ask(url, init, figures.additionsAgain, figures)
    if (answer?.status === 200) account.confirmed.set(choice.id, (account.confirmed.get(choice.id) ?? 0) + 1)
    else if (answer) figures.broken.push(`${url}: ${answer.status} ${await answer.text()}`)
  }
}

/** Items in the account's cart, by product. */
export async function readCart(address: string, { token }: Account): Promise<Map<string, number>> {
  const groups = await expectOk(
    fetch(`${address}/api/cart/findAll`, { headers: { authorization: `Bearer ${token}` } }),
  )
  return new Map(
    groups.flatMap((group: { cartDTOList: { productDTO: { id: string }; quantity: number }[] }) =>
      group.cartDTOList.map(({ productDTO, quantity }) => [productDTO.id, quantity]),
    ),
  )
}
