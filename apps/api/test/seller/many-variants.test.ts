import { expect, test } from 'vitest'
import { useTestApp } from '../app.ts'
import { openShop, optionsOf } from './shop-desk.ts'

const app = useTestApp()
const numbers = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}`)

test('[SEL-05] creates, prices and lists 2,000 variants in one request each', async () => {
  const desk = await openShop(app())
  const options = optionsOf({ Glaze: numbers(20), Size: numbers(10), Handle: numbers(10) })
  const timed = async <T>(name: string, work: () => Promise<T>) => {
    const from = performance.now()
    const answer = await work()
    if (process.env.MEASURE) console.log(name, Math.round(performance.now() - from), 'ms')
    return answer
  }
  const made = await timed('create', () => desk.post('products', { name: 'Cove mug', options }))
  expect(made.status, made.text.slice(0, 500)).toBe(201)
  const { id, variants } = made.body
  expect(variants).toHaveLength(2_000)
  const priced = await timed('price all', () =>
    desk.patch(`products/${id}`, 1, {
      status: 'active',
      variants: variants.map((variant: { id: string }, at: number) => ({
        id: variant.id,
        price: 10 + at / 100,
        sku: `COVE-${at}`,
        stock: { from: 0, to: 2 },
      })),
    }),
  )
  expect(priced.status, priced.text.slice(0, 500)).toBe(200)
  expect(priced.body.variants.every(({ isActive }: { isActive: boolean }) => isActive)).toBe(true)
  const one = await timed('one price', () =>
    desk.patch(`products/${id}`, 2, { variants: [{ id: variants[0].id, price: 9 }] }),
  )
  expect(one.body.version).toBe(3)
  const list = await timed('list', () => desk.get('products'))
  expect(list.body.items).toMatchObject([
    { variantCount: 2_000, priceFrom: 9, priceTo: 29.99, stockTotal: 4_000 },
  ])
  const lower = { ids: [id], action: { field: 'price', mode: 'percent', amount: -10 } }
  const bulk = await timed('bulk', () => desk.post('products/bulk', lower))
  expect(bulk.body).toMatchObject({ changed: 1, sumBefore: 39_989 })
  const undone = await timed('undo', () => desk.post(`products/bulk/${bulk.body.runId}/undo`))
  expect(undone.body.restored).toBe(1)
  const log = await timed('log', () => desk.get(`products/${id}/log?limit=1`))
  expect(log.body.items[0].changes).toHaveLength(2_000)
})
