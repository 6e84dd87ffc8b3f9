import { inRoot } from '@stoa/testing/paths'
import { startNode } from '@stoa/testing/processes'

const SCRIPT = `
  import { createServer } from 'node:http'
  import { json } from 'node:stream/consumers'
  import { withMarketplace } from './src/commands/open.ts'
  const call = { args: [], env: process.env, print() {}, say() {} }
  await withMarketplace(call, ({ db }) => new Promise(() => {
    createServer(async (request, response) => {
      try {
        if (request.method === 'POST') await db.$client.query(...(await json(request)))
      } catch (error) {
        response.statusCode = 400
        response.write(String(error))
      }
      response.end()
    // A port that was only found free may be taken by the time it is used.
    }).listen(0, '127.0.0.1', function () {
      console.log('door ' + this.address().port)
    })
  }))`

const opened = new Map<string, Promise<string>>()

/** One process for all statements of a worker to one database. Starting it takes a second, and it ends with the worker. */
function openDatabase(data: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const door = startNode(['--input-type=module', '-e', SCRIPT], {
      cwd: inRoot('apps/api'),
      // The running API has filled a demo's database.
      env: { STOA_DATA_HOME: data, DATABASE_URL: '', SEED: 'own' },
      onLine: line => line.startsWith('door ') && resolve(`http://127.0.0.1:${line.slice(5)}`),
    })
    door.once('exit', code => reject(new Error(`The process for statements ended with ${code}.`)))
  })
}

/** Runs a statement in the shop's database, for what no screen or call can do. */
export async function changeDatabase(statement: string, values: readonly string[]): Promise<void> {
  const data = process.env.SHOP_DATA ?? ''
  const door = opened.get(data) ?? openDatabase(data)
  opened.set(data, door)
  const response = await fetch(await door, { method: 'POST', body: JSON.stringify([statement, values]) })
  if (!response.ok) throw new Error(`the database could not be changed:\n${await response.text()}`)
}

/** Changes a product without options as its seller would. */
export const changeProduct = (
  productId: string,
  { priceMinor, stock }: { priceMinor?: number; stock?: number },
): Promise<void> =>
  changeDatabase(
    `update variants set price_minor = coalesce(nullif($2, '')::bigint, price_minor),
      price_sale_minor = case when $2 = '' then price_sale_minor end,
      stock = coalesce(nullif($3, '')::int, stock)
    where product_id = $1::uuid`,
    [productId, priceMinor ?? '', stock ?? ''].map(String),
  )

/** Makes an account a member of a shop. */
export const joinShop = (email: string, shopSlug: string): Promise<void> =>
  changeDatabase(
    `insert into shop_members (shop_id, user_id, role)
    select s.id, u.id, 'owner' from shops s, users u where s.slug = $2 and u.email = $1`,
    [email, shopSlug],
  )
