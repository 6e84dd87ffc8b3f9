import type { PostgresServer } from '../support/postgres.ts'
import type { Seller } from './seller.ts'
import { type Choice, createPerson, register, type World } from './world.ts'

/** Stock of each product, low enough that some sell out. */
const PIECES = 40
const SHOPS = 8
const CHOICES_OF_A_SHOP = 4

/** Chooses what is sold, counts it, and opens the accounts of those who work for its shops. */
export async function openShops(
  world: World,
  { query }: PostgresServer,
  sellerCount: number,
): Promise<{ initialStock: Map<string, number>; sellers: Seller[] }> {
  const rows = await query<Choice & { shopId: string }>(
    `select * from (
      select p.id as "productId", v.id as "variantId", p.slug, s.slug as "shopSlug", s.id as "shopId",
        row_number() over (partition by s.id order by p.id) as nth
      from products p join shops s on s.id = p.shop_id join variants v on v.product_id = p.id
      where p.status = 'active' and not exists (select from product_options o where o.product_id = p.id)
        and s.status = 'open' and not s.is_paused) c
     where nth <= ${CHOICES_OF_A_SHOP} order by "shopId", nth`,
  )
  const shops = [...new Set(rows.map(({ shopId }) => shopId))].slice(0, SHOPS)
  const choices = rows.filter(({ shopId }) => shops.includes(shopId))
  const variantIds = choices.map(({ variantId }) => variantId)
  await query('update variants set stock = $2 where id = any($1::uuid[])', [variantIds, PIECES])
  await query(
    `insert into stock_movements (shop_id, variant_id, delta, stock_after, reason, note)
      select p.shop_id, v.id, 0, v.stock, 'other', 'the hour begins'
      from variants v join products p on p.id = v.product_id where v.id = any($1::uuid[])`,
    [variantIds],
  )
  if (choices.length === 0) throw new Error('Nothing can be sold: the demo has no products without options.')
  world.choices = choices

  const sellers: Seller[] = []
  for (let at = 0; at < sellerCount; at++) {
    const person = createPerson(world)
    await register(world, person)
    const shopId = shops[at % shops.length]!
    await query(
      `insert into shop_members (shop_id, user_id, role) select $1, id, 'owner' from users where email = $2`,
      [shopId, person.email],
    )
    const own = choices.filter(choice => choice.shopId === shopId)
    sellers.push({ ...person, shopSlug: own[0]!.shopSlug, choices: own })
  }
  return { initialStock: new Map(variantIds.map(id => [id, PIECES])), sellers }
}
