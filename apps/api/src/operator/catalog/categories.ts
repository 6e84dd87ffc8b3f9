import type { components } from '@stoa/api-client/operator-schema'
import type { Operator } from '../../contract/handlers.ts'
import {
  type CategoryFacts,
  findCategoryForOperator,
  lockAllTrees,
  type OperatorCategoryRow,
} from '../../modules/categories/index.ts'
import { findOperatorLog } from '../../modules/operators/index.ts'
import { isMember } from '../../modules/shops/index.ts'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import type { Subject } from '../act.ts'
import { logEntryView } from '../log-view.ts'
import { stateHash } from '../state-hash.ts'
import { whyNever } from './content.ts'

type Schemas = components['schemas']
export type CategoryView = Schemas['OperatorCategory']

const LOG_ENTRIES = 20

export interface CategorySubject extends Subject<CategoryView> {
  facts: CategoryFacts
}

/** A category as the operator sees it. @throws problem `category.not_found` */
export async function readCategory(db: Queryable, id: string, operator: Operator): Promise<CategorySubject> {
  const facts = await findCategoryForOperator(db, id)
  if (!facts) throw problem('category.not_found')
  const log = await findOperatorLog(db, { subjectId: id }, { before: null, limit: LOG_ENTRIES })
  const isOwn = facts.shopId !== null && (await isMember(db, facts.shopId, operator.userId))
  const { parentId, name, path, depth, products, shops, children, inMenu, version } = facts
  return {
    kind: 'category',
    id,
    isOwn,
    facts,
    view: {
      id,
      parentId,
      name,
      path,
      depth,
      shop: shopOf(facts),
      products,
      shops,
      children,
      inMenu,
      requestedAt: instantOf(facts),
      version,
      log: log.map(logEntryView),
      allowed: allowed(facts, whyNever(isOwn, operator)),
      expect: stateHash(id, name, path, inMenu, children, version),
    },
  }
}

/** Holds back changes of any category and reads one. @throws problem `category.not_found` */
export async function takeCategory(tx: Tx, id: string, operator: Operator): Promise<CategorySubject> {
  await lockAllTrees(tx)
  return readCategory(tx, id, operator)
}

export const shopOf = ({ shopId, shop }: OperatorCategoryRow): Schemas['CategoryShop'] =>
  shopId === null ? null : { id: shopId, name: shop ?? '' }

export const instantOf = ({ requestedAt }: OperatorCategoryRow): string | null =>
  requestedAt === null ? null : new Date(requestedAt).toISOString()

function allowed({ children, parentId }: CategoryFacts, anyway: string | null): Schemas['Allowed'][] {
  const whyNotDelete =
    children > 0
      ? 'Move or merge the categories below it before you delete it.'
      : parentId === null
        ? 'It’s at the top. Merge it into another category instead.'
        : null
  const answer = (action: 'merge' | 'delete', why: string | null) => ({ action, ok: why === null, why })
  return [answer('merge', anyway), answer('delete', anyway ?? whyNotDelete)]
}
