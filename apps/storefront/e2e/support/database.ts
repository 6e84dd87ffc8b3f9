import { inRoot, run } from '@stoa/tooling'

const SCRIPT = `
  import { withMarketplace } from './src/commands/open.ts'
  const [statement, ...values] = process.argv.slice(1)
  await withMarketplace(() => {}, ({ db }) => db.$client.query(statement, values))`

/** What no screen can do yet: a seller's change of a product without options, in the shop's database. */
export async function changeProduct(
  productId: string,
  change: { priceMinor?: number; stock?: number },
): Promise<void> {
  const statement = `
    update variants set price_minor = coalesce($2::bigint, price_minor),
      price_sale_minor = case when $2 is null then price_sale_minor end,
      stock = coalesce($3::int, stock)
    where product_id = $1::uuid`
  const values = [productId, change.priceMinor ?? '', change.stock ?? ''].map(String)
  const { code, output } = await run(
    inRoot('node_modules/.bin/node'),
    ['--input-type=module', '-e', SCRIPT, statement.replaceAll(/\$([23])/g, "nullif($$$1, '')"), ...values],
    { cwd: inRoot('apps/api'), env: { STOA_DATA_HOME: process.env.SHOP_DATA ?? '', DATABASE_URL: '' } },
  )
  if (code !== 0) throw new Error(`the product could not be changed:\n${output}`)
}
