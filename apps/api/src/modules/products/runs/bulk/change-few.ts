import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../../../contract/handlers.ts'
import type { Tx } from '../../../../platform/db/client.ts'
import { withIdempotencyKey } from '../../../../platform/idempotency/idempotency.ts'
import { Problem, problem } from '../../../../platform/problem.ts'
import { inShopTx } from '../../../shop-scope/index.ts'
import { type EditDeps, moveVersion } from '../../editor/edit-products.ts'
import { labelOf, productOf, readProduct } from '../../editor/read-product.ts'
import { type Change, changesBetween } from '../../history/changed-fields.ts'
import { logProduct } from '../../history/product-log.ts'
import { checkAction, patchFor, sumOf } from '../../plan/bulk-action.ts'
import { type Saving, writeProduct } from '../../plan/plan-edit.ts'
import { lockProducts } from '../../read-products.ts'

type Schemas = components['schemas']
type SellerProduct = Schemas['SellerProduct']

/** So many at once are written while the caller waits. */
const MAX_VARIANTS = 5_000

/** What undo puts back of a product. */
export interface BulkBefore {
  id: string
  /** That the change made; another one since then is left alone. */
  version: number
  patch: Schemas['SellerProductPatch']
}

interface Outcome {
  product: SellerProduct
  after: SellerProduct
  changes: ReadonlyMap<string, Change>
}

/** Thrown to take back what a preview wrote. */
class PreviewEnds extends Error {
  readonly answer: Schemas['BulkChange']

  constructor(answer: Schemas['BulkChange']) {
    super('a preview changes nothing')
    this.answer = answer
  }
}

/**
 * Changes products at once and keeps what undo needs. What an action does not fit is named and left as it is.
 *
 * @throws problem `product.not_found` for one that is not of the shop, `request.invalid`
 */
export async function changeSellerProducts(
  { db, money, clock }: EditDeps,
  shop: ShopScope,
  { ids: given, action, isPreview = false }: Schemas['BulkChangeRequest'],
  key: string,
): Promise<Schemas['BulkChange']> {
  checkAction(action, money)
  const now = clock.now()
  const saving: Saving = { shop, money, now, reason: 'bulk' }
  const ids = given.map(id => id.toLowerCase()).sort()
  const work = async (tx: Tx): Promise<Schemas['BulkChange']> => {
    await lockAll(tx, shop, ids)
    const outcomes: Outcome[] = []
    const refused: Schemas['BulkRefusal'][] = []
    for (const id of ids) {
      const outcome = await changeOne(tx, id, action, saving)
      if ('reason' in outcome) refused.push(outcome)
      else outcomes.push(outcome)
    }
    const changed = outcomes.filter(({ product, after }) => JSON.stringify(product) !== JSON.stringify(after))
    const answer = summaryOf(outcomes, changed, refused, action, money.toDecimal)
    if (isPreview) throw new PreviewEnds(answer)
    return { ...answer, id: changed.length > 0 ? await logBulk(tx, changed, action, saving) : null }
  }
  if (isPreview)
    return inShopTx(db, shop, work).catch(error => {
      if (error instanceof PreviewEnds) return error.answer
      throw error
    })
  const idempotent = {
    scope: `changeSellerProducts ${shop.shopId} ${shop.userId}`,
    key,
    request: { ids: given, action },
    now,
  }
  return inShopTx(db, shop, tx => withIdempotencyKey(tx, idempotent, () => work(tx)))
}

/** @throws problem `product.not_found`, `request.invalid` for too many variants */
async function lockAll(tx: Tx, { shopId }: ShopScope, ids: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<{ products: number; variants: number }>(sql`
    select count(distinct p.id)::int as products, count(v.id)::int as variants
    from products p left join variants v on v.product_id = p.id
    where p.id = any(${sql.param([...ids])}::uuid[]) and p.shop_id = ${shopId}::uuid`)
  const { products, variants } = rows[0]!
  if (products < ids.length) throw problem('product.not_found')
  if (variants > MAX_VARIANTS)
    throw problem('request.invalid', {
      detail: `These products have more than ${MAX_VARIANTS} variants together. Choose fewer.`,
    })
  // All variants before the first change: one product after the other, buyers of several would be met in a circle.
  await lockProducts(tx, shopId, ids)
}

async function changeOne(
  tx: Tx,
  id: string,
  action: Schemas['BulkAction'],
  saving: Saving,
): Promise<Outcome | Schemas['BulkRefusal']> {
  const { shop, money, now } = saving
  const row = await readProduct(tx, shop, id, now)
  const product = productOf(row, money)
  try {
    // A savepoint: what is refused halfway leaves nothing behind.
    await tx.transaction(async inner => writeProduct(inner, row, patchFor(product, action, money), saving))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code === 'category.not_found') throw error
    return { productId: id, name: product.name, reason: error.detail ?? error.message }
  }
  const after = productOf(await readProduct(tx, shop, id, now), money)
  return { product, after, changes: changesBetween(product, after) }
}

function summaryOf(
  outcomes: readonly Outcome[],
  changed: readonly Outcome[],
  refused: readonly Schemas['BulkRefusal'][],
  action: Schemas['BulkAction'],
  toDecimal: (minor: number) => number,
): Schemas['BulkChange'] {
  const total = (products: readonly SellerProduct[]) => {
    const sums = products.map(product => sumOf(product, action))
    if (sums.includes(null)) return null
    // Back and forth through minor units, or sums of decimals would show their dust.
    const scale = toDecimal(1)
    return toDecimal(Math.round(sums.reduce<number>((sum, each) => sum + each!, 0) / scale))
  }
  return {
    id: null,
    changed: changed.length,
    unchanged: outcomes.length - changed.length,
    refused,
    sumBefore: total(outcomes.map(({ product }) => product)),
    sumAfter: total(outcomes.map(({ after }) => after)),
    examples: changed.slice(0, 5).map(outcome => exampleOf(outcome, action)),
  }
}

function exampleOf({ product, after }: Outcome, { field }: Schemas['BulkAction']) {
  const named = { productId: product.id, name: product.name }
  if (field === 'status') return { ...named, before: product.status, after: after.status }
  if (field === 'category')
    return { ...named, before: product.category?.name ?? null, after: after.category?.name ?? null }
  if (field === 'tags') return { ...named, before: product.tags, after: after.tags }
  const key = field === 'sale' ? 'salePrice' : field
  const at = Math.max(
    0,
    product.variants.findIndex((variant, index) => variant[key] !== after.variants[index]?.[key]),
  )
  const label = labelOf(product, product.variants[at]?.valueIds ?? [])
  return {
    productId: product.id,
    name: label ? `${product.name}, ${label}` : product.name,
    before: product.variants[at]?.[key] ?? null,
    after: after.variants[at]?.[key] ?? null,
  }
}

/** Each product gets its version and its line in the log; one more line keeps what undo needs. */
async function logBulk(
  tx: Tx,
  changed: readonly Outcome[],
  action: Schemas['BulkAction'],
  { shop, now }: Saving,
): Promise<number> {
  const before: BulkBefore[] = []
  for (const { product, after, changes } of changed) {
    let { version } = product
    if (changes.size > 0) {
      version = (await moveVersion(tx, shop, product.id, now)).version
      await logProduct(tx, shop, product.id, 'bulk', { changes, version, now })
    }
    before.push({ id: product.id, version, patch: reverseOf(product, after) })
  }
  const { rows } = await tx.execute<{
    id: number
  }>(sql`insert into shop_log (shop_id, at, actor_id, what, changes)
    values (${shop.shopId}::uuid, ${now.toISOString()}::timestamptz, ${shop.userId}::uuid, 'products.changed',
      ${JSON.stringify({ action: [null, action], before: [before, null] })}::jsonb) returning id::float8 as id`)
  return rows[0]!.id
}

/** The edit that puts back what differs; stock as a difference, so that pieces sold meanwhile stay sold. */
function reverseOf(product: SellerProduct, after: SellerProduct): Schemas['SellerProductPatch'] {
  const variants = product.variants.flatMap(({ id, price, salePrice, saleFrom, saleUntil, stock }, at) => {
    const now = after.variants[at]!
    const isPriced = price !== now.price || salePrice !== now.salePrice
    const areDays = saleFrom !== now.saleFrom || saleUntil !== now.saleUntil
    if (!isPriced && !areDays && stock === now.stock) return []
    return [
      {
        id,
        ...((isPriced || areDays) && {
          price,
          salePrice,
          ...(salePrice !== null && { saleFrom, saleUntil }),
        }),
        ...(stock !== now.stock && { stock: { from: now.stock, to: stock } }),
      },
    ]
  })
  return {
    ...(product.status !== after.status && { status: product.status, publishAt: product.publishAt }),
    ...(product.category?.id !== after.category?.id && { categoryId: product.category?.id ?? null }),
    ...(product.tags.join() !== after.tags.join() && { tags: product.tags }),
    ...(variants.length > 0 && { variants }),
  }
}
