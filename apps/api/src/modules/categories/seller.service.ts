import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { withIdempotencyKey } from '../../platform/idempotency/idempotency.ts'
import { newId } from '../../platform/ids.ts'
import { type Problem, problem } from '../../platform/problem.ts'
import { slugify } from '../../platform/slug.ts'
import { inShopTx } from '../shop-scope/index.ts'
import {
  type CategoryRow,
  dissolve,
  findCategory,
  findLastEdit,
  findOwnCategory,
  findOwnChildren,
  isPathFree,
  lockTree,
  orderCategories,
  replant,
  requireFreePath,
} from './seller.repository.ts'
import { MAX_DEPTH, nodeIn, readSellerTree } from './seller-tree.repository.ts'

type Schemas = components['schemas']
type Node = Schemas['SellerCategoryNode']
type Tree = Schemas['SellerCategoryTree']
type CategoryDeps = Pick<Deps, 'db' | 'clock'>

const MAX_SLUG = 80

/** @throws problem `category.not_found`, `category.not_allowed`, `category.slug_taken` */
export function createCategory(
  { db, clock }: CategoryDeps,
  shop: ShopScope,
  input: Schemas['SellerCategoryInput'],
  key: string,
): Promise<Node> {
  const now = clock.now()
  const idempotent = { scope: `createSellerCategory ${shop.shopId} ${shop.userId}`, key, request: input, now }
  return inShopTx(db, shop, tx =>
    withIdempotencyKey(tx, idempotent, async () => {
      await lockTree(tx, shop)
      const parent = await findCategory(tx, shop, input.parentId, '/parentId')
      if (parent.depth >= MAX_DEPTH)
        throw problem('category.not_allowed', {
          detail: `Categories go ${MAX_DEPTH} levels down.`,
          fields: [{ pointer: '/parentId', code: 'not_allowed', message: 'is on the last level' }],
        })
      const id = newId()
      const slug = input.slug ?? (await freeSlug(tx, parent, input.name))
      await requireFreePath(tx, `${parent.path}/${slug}`, null, '/slug')
      await tx.execute(sql`insert into categories
          (id, parent_id, shop_id, name, slug, path, depth, position, source, description, suggest_requested_at)
        select ${id}::uuid, ${parent.id}::uuid, ${shop.shopId}::uuid, ${tidy(input.name)}, ${slug}, ${`${parent.path}/${slug}`},
          ${parent.depth + 1}, coalesce(max(position), -1) + 1, 'seller', ${input.description?.trim() ?? ''},
          ${input.isShowSuggest ? now.toISOString() : null}::timestamptz
        from categories where parent_id = ${parent.id}::uuid`)
      await log(tx, shop, 'created', id, now, { name: [null, tidy(input.name)] })
      return nodeIn(await readSellerTree(tx, shop), id)
    }),
  )
}

async function freeSlug(tx: Tx, parent: CategoryRow, name: string): Promise<string> {
  const plain =
    slugify(name)
      .slice(0, MAX_SLUG - 9)
      .replace(/-$/, '') || 'category'
  for (const slug of [plain, `${plain}-2`, `${plain}-3`])
    if (await isPathFree(tx, `${parent.path}/${slug}`, null)) return slug
  return `${plain}-${newId().slice(-8)}`
}

/** @throws problem `edit.conflict`, `category.not_found`, `category.not_allowed`, `category.slug_taken` */
export function updateCategory(
  { db, clock }: CategoryDeps,
  shop: ShopScope,
  { id, version, patch }: { id: string; version: number; patch: Schemas['SellerCategoryPatch'] },
): Promise<Node> {
  const now = clock.now()
  return inShopTx(db, shop, async tx => {
    await lockTree(tx, shop)
    const category = await findOwnCategory(tx, shop, id)
    const before = nodeIn(await readSellerTree(tx, shop), category.id)
    if (category.version !== version) throw await conflict(tx, shop, before, patch)
    const { name, slug, description, isShowSuggest } = patch
    if (slug !== undefined && slug !== category.slug) {
      const parent = await findCategory(tx, shop, category.parentId!)
      await replant(tx, category, { parent, slug }, '/slug')
    }
    const asked = isShowSuggest && !category.isShowSuggest ? now.toISOString() : null
    await tx.execute(sql`update categories set name = ${name === undefined ? category.name : tidy(name)},
        description = coalesce(${description?.trim() ?? null}, description),
        is_show_suggest = is_show_suggest and ${isShowSuggest !== false},
        suggest_requested_at = case when ${isShowSuggest === undefined} then suggest_requested_at
          else coalesce(case when ${isShowSuggest === true} then suggest_requested_at end, ${asked}::timestamptz) end,
        version = version + 1, updated_at = now()
      where id = ${category.id}::uuid and shop_id = ${shop.shopId}::uuid`)
    const after = nodeIn(await readSellerTree(tx, shop), category.id)
    const changes = (['name', 'slug', 'description'] as const)
      .filter(field => before[field] !== after[field])
      .map(field => [field, [before[field], after[field]]])
    await log(tx, shop, 'updated', category.id, now, Object.fromEntries(changes))
    return after
  })
}

/** Who saved it meanwhile, when, and both values. */
async function conflict(
  tx: Tx,
  shop: ShopScope,
  current: Node,
  patch: Schemas['SellerCategoryPatch'],
): Promise<Problem> {
  const last = await findLastEdit(tx, shop, current.id)
  return problem('edit.conflict', {
    detail: `${last?.by ?? 'Another person'} saved this category while you were editing it.`,
    conflict: {
      by: last?.by ?? null,
      at: last ? new Date(last.at).toISOString() : null,
      version: current.version,
      changes: Object.entries(patch)
        .map(([path, yours]) => ({
          path,
          label: '',
          theirs: current[path as keyof typeof patch],
          yours,
          isBoth: true,
        }))
        .filter(({ theirs, yours }) => theirs !== yours),
    },
  })
}

/** @throws problem `category.not_found`, `category.not_allowed`, `category.slug_taken` */
export const moveCategory = (
  { db, clock }: CategoryDeps,
  shop: ShopScope,
  id: string,
  { parentId, beforeId }: Schemas['SellerCategoryMove'],
): Promise<Tree> =>
  inShopTx(db, shop, async tx => {
    await lockTree(tx, shop)
    const category = await findOwnCategory(tx, shop, id)
    const parent = await findCategory(tx, shop, parentId, '/parentId')
    await replant(tx, category, { parent, slug: category.slug }, '/parentId')
    const siblings = (await findOwnChildren(tx, shop, parent.id)).filter(each => each !== category.id)
    const before = beforeId ? siblings.indexOf(beforeId.toLowerCase()) : siblings.length
    if (before < 0)
      throw problem('category.not_found', {
        fields: [{ pointer: '/beforeId', code: 'not_found', message: 'is none of your categories there' }],
      })
    await orderCategories(tx, shop, parent.id, siblings.toSpliced(before, 0, category.id))
    await log(tx, shop, 'moved', category.id, clock.now(), { parentId: [category.parentId, parent.id] })
    return readSellerTree(tx, shop)
  })

/** @throws problem `category.not_found`, `category.not_allowed`, `category.slug_taken` */
export const mergeCategory = (
  { db, clock }: CategoryDeps,
  shop: ShopScope,
  id: string,
  { intoId }: Schemas['SellerCategoryMerge'],
): Promise<Tree> =>
  inShopTx(db, shop, async tx => {
    await lockTree(tx, shop)
    const category = await findOwnCategory(tx, shop, id)
    const into = await findCategory(tx, shop, intoId, '/intoId')
    if (into.path === category.path || into.path.startsWith(`${category.path}/`))
      throw problem('category.not_allowed', {
        detail: 'A category cannot be merged into itself or what is below it.',
      })
    for (const child of await findOwnChildren(tx, shop, category.id)) {
      const below = await findOwnCategory(tx, shop, child)
      await replant(tx, below, { parent: into, slug: below.slug }, '/intoId')
    }
    await dissolve(tx, category, into.id)
    await log(tx, shop, 'merged', category.id, clock.now(), { name: [category.name, into.name] })
    return readSellerTree(tx, shop)
  })

/** @throws problem `category.not_found`, `category.not_allowed`, `category.not_empty` */
export const deleteCategory = (
  { db, clock }: CategoryDeps,
  shop: ShopScope,
  id: string,
  productsTo: string | undefined,
): Promise<void> =>
  inShopTx(db, shop, async tx => {
    await lockTree(tx, shop)
    const category = await findOwnCategory(tx, shop, id)
    const { rows } = await tx.execute<{ children: boolean; products: boolean }>(sql`select
      exists (select from categories where parent_id = ${category.id}::uuid) as children,
      exists (select from products where category_id = ${category.id}::uuid) as products`)
    if (rows[0]!.children)
      throw problem('category.not_empty', { detail: 'Move or merge the categories below it first.' })
    const target = productsTo ? await findCategory(tx, shop, productsTo, '?productsTo') : null
    if (rows[0]!.products && (!target || target.id === category.id))
      throw problem('category.not_empty', {
        detail: 'Say where its products go.',
        fields: [{ pointer: '?productsTo', code: 'required', message: 'is needed while it has products' }],
      })
    await dissolve(tx, category, target && target.id !== category.id ? target.id : category.parentId!)
    await log(tx, shop, 'deleted', category.id, clock.now(), { name: [category.name, null] })
  })

const tidy = (name: string) => name.normalize('NFC').replaceAll('\u0000', '').trim().replace(/\s+/g, ' ')

const log = (
  tx: Tx,
  shop: ShopScope,
  what: string,
  id: string,
  now: Date,
  changes: Record<string, [unknown, unknown]>,
) =>
  tx.execute(sql`insert into shop_log (shop_id, at, actor_id, what, subject_id, changes)
    values (${shop.shopId}::uuid, ${now.toISOString()}::timestamptz, ${shop.userId}::uuid, ${`category.${what}`}, ${id},
      ${JSON.stringify(changes)}::jsonb)`)
