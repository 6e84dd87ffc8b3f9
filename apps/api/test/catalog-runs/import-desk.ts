import { createJobs } from '../../src/modules/jobs.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Answer, TestApp } from '../app.ts'
import { createShop, multipart, type Person } from '../fixtures.ts'
import { memberOf } from '../orders/order-desk.ts'
import type { ShopFloor } from '../payments/shop-floor.ts'

export interface ImportDesk {
  shop: { id: string; slug: string }
  seller: Person
  /** Sends a file and answers its run. */
  send(text: string | Buffer, stock?: 'new_only' | 'replace' | 'add'): Promise<Answer>
  get(path: string): Promise<Answer>
  post(path: string, payload?: object, key?: string): Promise<Answer>
  put(path: string, payload: object): Promise<Answer>
  /** Does the step that is under way to its end, as the jobs would. */
  work(id: string): Promise<Answer['body']>
  /** Sends a file, checks it, and applies it. */
  take(text: string | Buffer, stock?: 'new_only' | 'replace' | 'add'): Promise<Answer['body']>
  /** Reads all rows of the shop's products. */
  everything(): Promise<unknown>
}

const STEPS: Record<string, string> = { checking: 'check-run', applying: 'apply-run', undoing: 'undo-run' }

/** Creates a shop with a member who sends files. */
export async function importDesk(test: TestApp, shop?: { id: string; slug: string }): Promise<ImportDesk> {
  const slug = `shop-${newId()}`
  const own = shop ?? { ...(await createShop(test.deps.db, { slug })), slug }
  const seller = await memberOf(test as ShopFloor, own.id)
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, rest: object = {}) =>
    test.call({ method, url: `/api/seller${path}`, token: seller.token, ...rest })
  const desk: ImportDesk = {
    shop: own,
    seller,
    send: (text, stock) => {
      const file = { filename: 'kiln.csv', bytes: Buffer.from(text), type: 'text/csv' }
      return call('POST', '/imports', multipart({ file, ...(stock && { stock }) }))
    },
    get: path => call('GET', path),
    post: (path, payload = {}, key = newId()) =>
      call('POST', path, { payload, headers: { 'idempotency-key': key } }),
    put: (path, payload) => call('PUT', path, { payload }),
    async work(id) {
      const { body } = await desk.get(`/runs/${id}`)
      const job = createJobs(test.deps, null).find(({ name }) => name === STEPS[body.status])
      if (!job) throw new Error(`the run is ${body.status}: nothing is to be done`)
      for (;;) {
        await job.work({ runId: id } as never)
        const { body: after } = await desk.get(`/runs/${id}`)
        // Else only its turn is over.
        if (after.status !== body.status) return after
      }
    },
    async take(text, stock) {
      const { body } = await desk.send(text, stock)
      const checked = await desk.work(body.id)
      if (!checked.actions.includes('apply')) return checked
      await desk.post(`/runs/${body.id}/apply`)
      return desk.work(body.id)
    },
    async everything() {
      const ofProducts = `(select id from products where shop_id = '${own.id}')`
      const queries = [
        `select to_jsonb(p) - '{version,updated_at}'::text[] as it from products p where shop_id = '${own.id}'`,
        `select to_jsonb(v) - '{updated_at}'::text[] as it from variants v where product_id in ${ofProducts}`,
        `select to_jsonb(o) as it from product_options o where product_id in ${ofProducts}`,
        `select to_jsonb(v) as it from product_option_values v join product_options o on o.id = v.option_id
          where o.product_id in ${ofProducts}`,
        `select to_jsonb(l) as it from variant_values l join variants v on v.id = l.variant_id
          where v.product_id in ${ofProducts}`,
        `select to_jsonb(m) as it from product_media m where product_id in ${ofProducts}`,
      ]
      return Promise.all(
        queries.map(
          async query =>
            (await test.database.pool.query(`select it::text from (${query}) all_of order by 1`)).rows,
        ),
      )
    },
  }
  return desk
}

export const HEADER =
  'Handle,Title,Body (HTML),Vendor,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price'
export const file = (...lines: string[]) => `${[HEADER, ...lines].join('\n')}\n`
