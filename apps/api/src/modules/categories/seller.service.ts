import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { withIdempotencyKey } from '../../platform/idempotency/idempotency.ts'
import { newId } from '../../platform/ids.ts'
import { type Problem, problem } from '../../platform/problem.ts'
import { visibleText } from '../../platform/visible-text.ts'
import { inShopTx } from '../shop-scope/index.ts'
import { writeShopLog } from '../shops/index.ts'
import { dissolve, freeSlug, type MoveProducts } from './dissolve.ts'
import * as repository from './seller.repository.ts'
import { MAX_DEPTH, nodeIn, readSellerTree } from './seller-tree.repository.ts'

type Schemas = components['schemas']
type Node = Schemas['SellerCategoryNode']
type Tree = Schemas['SellerCategoryTree']
type CategoryPatch = Schemas['SellerCategoryPatch']

export interface SellerCategoryDeps extends Pick<Deps, 'db' | 'clock'> {
  moveProducts: MoveProducts
}

/** Changes of a shop's own categories. */
export function createSellerCategoryService({ db, clock, moveProducts }: SellerCategoryDeps) {
  const log = (
    tx: Tx,
    { shopId, userId }: ShopScope,
    what: string,
    id: string,
    changes: Record<string, [unknown, unknown]>,
  ) =>
    writeShopLog(tx, {
      shopId,
      at: clock.now(),
      actorId: userId,
      what: `category.${what}`,
      subjectId: id,
      changes,
    })

  return {
    readTree: (shop: ShopScope): Promise<Tree> => inShopTx(db, shop, tx => readSellerTree(tx, shop)),

    /** @throws problem `category.not_found`, `category.not_allowed`, `category.slug_taken` */
    create(shop: ShopScope, input: Schemas['SellerCategoryInput'], key: string): Promise<Node> {
      const now = clock.now()
      const scope = `createSellerCategory ${shop.shopId} ${shop.userId}`
      return inShopTx(db, shop, tx =>
        withIdempotencyKey(tx, { scope, key, request: input, now }, async () => {
          await repository.lockTree(tx, shop)
          const parent = await repository.findCategory(tx, shop, input.parentId, '/parentId')
          if (parent.depth >= MAX_DEPTH)
            throw problem('category.not_allowed', {
              detail: `Categories can be at most ${MAX_DEPTH} levels deep.`,
              fields: [
                { pointer: '/parentId', code: 'not_allowed', message: 'This category is on the last level.' },
              ],
            })
          const id = newId()
          const name = visibleText(input.name)
          const slug = input.slug ?? (await freeSlug(tx, parent, input.name))
          await repository.requireFreePath(tx, `${parent.path}/${slug}`, null, '/slug')
          await repository.insertCategory(tx, shop, parent, {
            id,
            name,
            slug,
            description: input.description?.trim() ?? '',
            suggestRequestedAt: input.isShowSuggest ? now : null,
          })
          await log(tx, shop, 'created', id, { name: [null, name] })
          return nodeIn(await readSellerTree(tx, shop), id)
        }),
      )
    },

    /** @throws problem `edit.conflict`, `category.not_found`, `category.not_allowed`, `category.slug_taken` */
    update: (
      shop: ShopScope,
      { id, version, patch }: { id: string; version: number; patch: CategoryPatch },
    ): Promise<Node> =>
      inShopTx(db, shop, async tx => {
        await repository.lockTree(tx, shop)
        const category = await repository.findOwnCategory(tx, shop, id)
        const before = nodeIn(await readSellerTree(tx, shop), category.id)
        if (category.version !== version) throw await conflict(tx, shop, before, patch)
        const { name, slug, description, isShowSuggest } = patch
        if (slug !== undefined && slug !== category.slug) {
          const parent = await repository.findCategory(tx, shop, category.parentId!)
          await repository.replant(tx, category, { parent, slug }, '/slug')
        }
        const newName = name === undefined ? category.name : visibleText(name)
        const losesMenu = category.isShowSuggest && newName !== category.name
        const asksAgain = losesMenu ? isShowSuggest !== false : isShowSuggest && !category.isShowSuggest
        await repository.updateCategory(tx, shop, category.id, {
          name: newName,
          description: description?.trim(),
          isShowSuggest,
          suggestRequestedAt: asksAgain ? clock.now() : null,
        })
        const after = nodeIn(await readSellerTree(tx, shop), category.id)
        const changes = (['name', 'slug', 'description'] as const)
          .filter(field => before[field] !== after[field])
          .map(field => [field, [before[field], after[field]]])
        await log(tx, shop, 'updated', category.id, Object.fromEntries(changes))
        return after
      }),

    /** @throws problem `category.not_found`, `category.not_allowed`, `category.slug_taken` */
    move: (
      shop: ShopScope,
      id: string,
      { parentId, beforeId }: Schemas['SellerCategoryMove'],
    ): Promise<Tree> =>
      inShopTx(db, shop, async tx => {
        await repository.lockTree(tx, shop)
        const category = await repository.findOwnCategory(tx, shop, id)
        const parent = await repository.findCategory(tx, shop, parentId, '/parentId')
        await repository.replant(tx, category, { parent, slug: category.slug }, '/parentId')
        const siblings = (await repository.findOwnChildren(tx, shop, parent.id)).filter(
          each => each !== category.id,
        )
        const before = beforeId ? siblings.indexOf(beforeId.toLowerCase()) : siblings.length
        if (before < 0)
          throw problem('category.not_found', {
            fields: [
              { pointer: '/beforeId', code: 'not_found', message: 'This isn’t one of your categories here.' },
            ],
          })
        await repository.orderCategories(tx, shop, parent.id, siblings.toSpliced(before, 0, category.id))
        await log(tx, shop, 'moved', category.id, { parentId: [category.parentId, parent.id] })
        return readSellerTree(tx, shop)
      }),

    /** @throws problem `category.not_found`, `category.not_allowed`, `category.slug_taken` */
    merge: (shop: ShopScope, id: string, { intoId }: Schemas['SellerCategoryMerge']): Promise<Tree> =>
      inShopTx(db, shop, async tx => {
        await repository.lockTree(tx, shop)
        const category = await repository.findOwnCategory(tx, shop, id)
        const into = await repository.findCategory(tx, shop, intoId, '/intoId')
        if (into.path === category.path || into.path.startsWith(`${category.path}/`))
          throw problem('category.not_allowed', {
            detail: 'A category can’t be merged into itself or a category below it.',
          })
        for (const child of await repository.findOwnChildren(tx, shop, category.id)) {
          const below = await repository.findOwnCategory(tx, shop, child)
          await repository.replant(tx, below, { parent: into, slug: below.slug }, '/intoId')
        }
        await dissolve(tx, moveProducts, category, into.id)
        await log(tx, shop, 'merged', category.id, { name: [category.name, into.name] })
        return readSellerTree(tx, shop)
      }),

    /** @throws problem `category.not_found`, `category.not_allowed`, `category.not_empty` */
    delete: (shop: ShopScope, id: string, productsTo: string | undefined): Promise<void> =>
      inShopTx(db, shop, async tx => {
        await repository.lockTree(tx, shop)
        const category = await repository.findOwnCategory(tx, shop, id)
        const has = await repository.findContents(tx, category.id)
        if (has.children)
          throw problem('category.not_empty', { detail: 'Move or merge the categories below it first.' })
        const target = productsTo ? await repository.findCategory(tx, shop, productsTo, '?productsTo') : null
        if (has.products && (!target || target.id === category.id))
          throw problem('category.not_empty', {
            detail: 'Choose another category for its products.',
            fields: [
              { pointer: '?productsTo', code: 'required', message: 'Choose a category for its products.' },
            ],
          })
        await dissolve(
          tx,
          moveProducts,
          category,
          target && target.id !== category.id ? target.id : category.parentId!,
        )
        await log(tx, shop, 'deleted', category.id, { name: [category.name, null] })
      }),
  }
}

/** The problem of a save over another person's: who saved it, when, and both values. */
async function conflict(tx: Tx, shop: ShopScope, current: Node, patch: CategoryPatch): Promise<Problem> {
  const last = await repository.findLastEdit(tx, shop, current.id)
  return problem('edit.conflict', {
    detail: `${last?.by ?? 'Someone else'} saved this category while you were editing it.`,
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
