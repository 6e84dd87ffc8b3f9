import type { Bar } from '../api/bars.ts'
import type { Desk } from './desk.ts'
import type { Floor } from './floor.ts'
import { measure, walk } from './timing.ts'

const MAX_MS = 100
const TIMES = 20
/** A cursor is the same for every width: two hundred pages of a hundred are as deep as four hundred of fifty. */
const DEEP = { pages: 200, limit: 100 }

const SORTS = ['newest', 'name', 'stock', 'price', 'sold']
const STATUSES = ['', '&status=active', '&status=draft', '&status=archived']
const LEVELS = ['', '&stock=in', '&stock=low', '&stock=out']
/** One letter, two, three, and twelve: what many have, and what one has. */
const SEARCHES = { '1 letter': 'q', '2 letters': 'qu', '3 letters': 'oak', '12 letters': 'candleholder' }

/** The table of a shop's products in every order, with every filter, at its beginning and far below. */
export async function productTable(floor: Floor, { big, usual }: { big: Desk; usual: Desk }): Promise<Bar[]> {
  const bars: Bar[] = []
  const ask = async (name: string, paths: readonly string[], desk = big) =>
    bars.push(await measure(floor, { name, desk, paths, times: TIMES, atMost: MAX_MS }))
  /** Not measured, so the walks run in parallel. */
  const deep = (paths: readonly string[]) =>
    Promise.all(paths.map(path => walk(big, path, DEEP.pages, DEEP.limit)))

  for (const sort of SORTS)
    await ask(
      `products by ${sort}, every filter`,
      STATUSES.flatMap(status => LEVELS.map(level => `/products?sort=${sort}${status}${level}`)),
    )
  await ask('page 400 of each order', await deep(SORTS.map(sort => `/products?sort=${sort}`)))
  await ask(
    'page 400, or the last, of each filter',
    await deep([...STATUSES.slice(1), ...LEVELS.slice(1)].map(filter => `/products?sort=newest${filter}`)),
  )
  for (const [letters, q] of Object.entries(SEARCHES))
    await ask(
      `products with ${letters}, each order`,
      SORTS.map(sort => `/products?q=${q}&sort=${sort}`),
    )
  await ask(
    'a SKU of 12 letters, and what nobody has',
    ['SKU-00000040', 'zebrazebraze'].map(q => `/products?q=${q}`),
  )
  await ask(
    'page 400, or the last, of each search',
    await deep(Object.values(SEARCHES).map(q => `/products?sort=newest&q=${q}`)),
  )
  await ask(
    'products, usual shop',
    [...SORTS.map(sort => `sort=${sort}`), ...Object.values(SEARCHES).map(q => `q=${q}`)].map(
      query => `/products?${query}`,
    ),
    usual,
  )
  return bars
}
