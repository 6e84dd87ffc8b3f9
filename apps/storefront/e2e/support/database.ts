import { inRoot, run } from '@stoa/tooling'

const SCRIPT = `
  import { withMarketplace } from './src/commands/open.ts'
  const [statement, ...values] = process.argv.slice(1)
  await withMarketplace(() => {}, ({ db }) => db.$client.query(statement, values))`

/** What no screen and no call can do: a statement in the shop's own database. */
export async function changeDatabase(statement: string, values: readonly string[]): Promise<void> {
  const { code, output } = await run(
    inRoot('node_modules/.bin/node'),
    ['--input-type=module', '-e', SCRIPT, statement, ...values],
    { cwd: inRoot('apps/api'), env: { STOA_DATA_HOME: process.env.SHOP_DATA ?? '', DATABASE_URL: '' } },
  )
  if (code !== 0) throw new Error(`the database could not be changed:\n${output}`)
}

/** A seller's change of a product without options. */
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

/** Makes an account work for a shop. */
export const joinShop = (email: string, shopSlug: string): Promise<void> =>
  changeDatabase(
    `insert into shop_members (shop_id, user_id, role)
    select s.id, u.id, 'owner' from shops s, users u where s.slug = $2 and u.email = $1`,
    [email, shopSlug],
  )
