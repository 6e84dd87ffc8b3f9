import type { Bar } from '../api/bars.ts'
import { SHOPS, type Size } from '../seller/size.ts'
import type { Seat } from './console.ts'
import { measureAtOnce } from './measure-at-once.ts'

/** Maximum p95, in milliseconds. */
const AT_MOST = { today: 200, find: 50, name: 150, purchase: 120, list: 100 }
const LATE_PAGE = 400

/** Addresses of every list with its filters. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  purchases: ['/purchases'],
  'purchases, by state': ['preparing', 'on_the_way', 'delivered', 'returned', 'canceled'].map(
    status => `/purchases?status=${status}`,
  ),
  'purchases that wait': ['late', 'payment_open', 'refund_failed', 'email_unsent'].map(
    view => `/purchases?view=${view}`,
  ),
  'purchases, by name': ['/purchases?q=robin', '/purchases?q=ada%20vale', '/purchases?q=zebrazebra'],
  cases: ['dispute', 'claim', 'return', 'report', 'withdrawal'].flatMap(kind =>
    ['waiting', 'open', 'closed'].map(state => `/cases?kind=${kind}&state=${state}`),
  ),
  applications: ['/applications'],
  shops: ['/shops', '/shops?q=bench', '/shops?status=open'],
  products: [
    '/products',
    ...['active', 'draft', 'archived', 'restricted'].map(state => `/products?state=${state}`),
  ],
  'products, by shop and category': ['product shop', 'category', 'top category', 'both'].map(
    filter => `/products?${filter}`,
  ),
  'products, by name': ['/products?q=candleholder', '/products?q=zebrazebra'],
  categories: ['/categories'],
  people: ['/people', '/people?q=buyer-7', '/people?q=robin'],
  balances: ['/balances', '/balances?q=bench'],
  'payable balances': ['/balances?payable=true'],
  'payout batches': ['/payout-batches'],
  'commission rules': ['/commission-rules'],
  'days of the ledger': ['/ledger/days'],
  'content and team': ['/pages', '/settings', '/operators'],
  log: ['/log'],
  'log, by action': ['shop.suspended', 'order.refunded'].map(what => `/log?what=${what}`),
  'log, by operator, shop and time': ['operator', 'shop', 'long ago', 'day', 'operator long ago'].map(
    filter => `/log?${filter}`,
  ),
}

/** The console's screens, asked for by all operators at once. */
export async function screens(seats: readonly Seat[], { orders }: Size, operatorId: string): Promise<Bar[]> {
  const bars: Bar[] = []
  const ask = async (name: string, paths: readonly string[], atMost: number) =>
    bars.push(await measureAtOnce(seats, { name, paths, atMost }))
  const [first] = seats as [Seat]
  const nth = (share: number) => Math.floor(orders * share)
  const number = (share: number) => `B${String(nth(share)).padStart(9, '0')}`
  const { items } = await first.get(`/shops?q=${SHOPS.big}`)
  const shopId = items[0].id
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const categories: { id: string; parentId: string | null }[] = (await first.get('/categories')).items
  const below = categories.find(({ parentId }) => parentId !== null)!
  const filters: Readonly<Record<string, string>> = {
    operator: `operator=${operatorId}`,
    shop: `shop=${shopId}`,
    'long ago': `to=${daysAgo(200)}`,
    day: `from=${daysAgo(201)}&to=${daysAgo(200)}`,
    'operator long ago': `operator=${operatorId}&to=${daysAgo(200)}`,
    'product shop': `shop=${shopId}`,
    category: `category=${below.id}`,
    'top category': `category=${below.parentId}`,
    both: `shop=${shopId}&category=${below.id}`,
  }
  const filled = (path: string) =>
    path.replace(/\?([a-z ]+)$/, (typed, name: string) => (filters[name] ? `?${filters[name]}` : typed))

  await ask('today', ['/today'], AT_MOST.today)
  await ask(
    'find by number, email or reference',
    [number(0.5), `${number(0.3)}-1`, 'buyer-7@example.com', `TC-${nth(0.4)}`, `TRACK${nth(0.5)}`].map(
      asQuery,
    ),
    AT_MOST.find,
  )
  await ask('find by name', ['robin', 'bench shop', 'zebrazebra'].map(asQuery), AT_MOST.name)
  await ask(
    'purchase',
    [0.02, 0.5, 0.99].map(share => `/purchases/${number(share)}`),
    AT_MOST.purchase,
  )
  await ask('shop', [`/shops/${shopId}`], AT_MOST.purchase)
  await ask('person, day, category', await pagesOf(first, below.id), AT_MOST.purchase)
  await ask('purchases of the big shop', [`/purchases?shop=${shopId}`], AT_MOST.list)
  for (const [name, given] of Object.entries(LISTS)) {
    const paths = given.map(filled)
    await ask(name, paths, AT_MOST.list)
    const walked = await Promise.all(paths.map((path, at) => walk(seats[at % seats.length]!, path)))
    const late = walked.filter(path => path !== null)
    if (late.length > 0) await ask(`${name}, page ${LATE_PAGE} or the last`, late, AT_MOST.list)
  }
  return bars
}

/** Pages of a person, of a past day and of a category. */
async function pagesOf(seat: Seat, categoryId: string): Promise<string[]> {
  const people = await seat.get('/people?q=buyer-7')
  const days = await seat.get('/ledger/days')
  return [`/people/${people.items[0].id}`, `/ledger/days/${days.items[0].day}`, `/categories/${categoryId}`]
}

const asQuery = (text: string) => `/search?q=${encodeURIComponent(text)}`

/** Address of a late page of a list; null if it has one page. */
async function walk(seat: Seat, path: string): Promise<string | null> {
  let at = path
  for (let page = 1; page < LATE_PAGE; page++) {
    const { page: found } = await seat.get(at)
    if (!found?.next) break
    at = `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(found.next)}`
  }
  return at === path ? null : at
}
