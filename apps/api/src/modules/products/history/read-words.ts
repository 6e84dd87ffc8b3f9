import type { Queryable } from '../../../platform/db/client.ts'
import type { Money } from '../../../platform/money.ts'
import { findCategoryNodes } from '../../categories/index.ts'
import type { ChangeWords } from './change-words.ts'

/** Reads the names and formats for describing changes of products as text. */
export async function readChangeWords(db: Queryable, money: Money): Promise<ChangeWords> {
  const names = new Map((await findCategoryNodes(db)).map(({ id, name }) => [id, name]))
  return { money, categoryName: id => names.get(id) ?? id }
}
