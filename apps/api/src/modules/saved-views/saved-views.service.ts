import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { problem } from '../../platform/problem.ts'
import { visibleText } from '../../platform/visible-text.ts'
import { inShopTx, readShopRows } from '../shop-scope/index.ts'
import { knownColumns, knownQuery, requireKnown, type ViewedList } from './known-query.ts'
import {
  findView,
  findViews,
  lockViews,
  removeView,
  saveView,
  type ViewRow,
  viewsStatement,
} from './saved-views.repository.ts'

type Schemas = components['schemas']

/** Maximum number of views of one list. More tabs would be hard to find. */
const MOST = 20

const viewJson = ({ id, list, name, query, columns, position }: ViewRow): Schemas['SavedView'] => ({
  id,
  list,
  name,
  query: knownQuery(list, query),
  columns: knownColumns(list, columns),
  position,
})

export const listSavedViews = async (
  db: Db,
  shop: ShopScope,
  list: ViewedList,
): Promise<Schemas['SavedViews']> => ({
  items: (await readShopRows<ViewRow>(db, shop, viewsStatement(shop, list))).map(viewJson),
})

/** @throws problem `request.invalid`, `view.name_taken`, `view.full` */
export function createSavedView(
  db: Db,
  shop: ShopScope,
  { list, name, query, columns, position }: Schemas['SavedViewInput'],
): Promise<Schemas['SavedView']> {
  requireKnown(list, { query, columns })
  return inShopTx(db, shop, async tx => {
    await lockViews(tx, shop)
    const others = await findViews(tx, shop, list)
    if (others.length >= MOST)
      throw problem('view.full', { detail: `You can save up to ${MOST} views per list. Delete one first.` })
    requireFreeName(others, name)
    const last = others.at(-1)?.position ?? -1
    return write(tx, shop, {
      id: newId(),
      list,
      name: visibleText(name),
      query,
      columns: [...(columns ?? [])],
      position: position ?? Math.min(last + 1, 1_000),
    })
  })
}

/** @throws problem `view.not_found`, `request.invalid`, `view.name_taken` */
export const updateSavedView = (
  db: Db,
  shop: ShopScope,
  id: string,
  { name, query, columns, position }: Schemas['SavedViewPatch'],
): Promise<Schemas['SavedView']> =>
  inShopTx(db, shop, async tx => {
    await lockViews(tx, shop)
    const view = await findView(tx, shop, id)
    if (!view) throw problem('view.not_found')
    requireKnown(view.list, { query, columns })
    if (name !== undefined)
      requireFreeName(
        (await findViews(tx, shop, view.list)).filter(other => other.id !== view.id),
        name,
      )
    return write(tx, shop, {
      ...view,
      name: name === undefined ? view.name : visibleText(name),
      query: query ?? view.query,
      columns: columns === undefined ? view.columns : [...(columns ?? [])],
      position: position ?? view.position,
    })
  })

async function write(tx: Tx, shop: ShopScope, view: ViewRow): Promise<Schemas['SavedView']> {
  await saveView(tx, shop, view)
  return viewJson(view)
}

/** @throws problem `view.not_found` */
export const deleteSavedView = (db: Db, shop: ShopScope, id: string): Promise<void> =>
  inShopTx(db, shop, async tx => {
    if (!(await removeView(tx, shop, id))) throw problem('view.not_found')
  })

function requireFreeName(others: readonly ViewRow[], name: string): void {
  const isTaken = others.some(other => other.name.toLowerCase() === visibleText(name).toLowerCase())
  if (isTaken)
    throw problem('view.name_taken', {
      detail: 'You already have a view of this list with that name.',
      fields: [{ pointer: '/name', code: 'unique', message: 'Another view has this name.' }],
    })
}
