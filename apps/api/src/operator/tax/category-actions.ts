import { findTaxedCategories, lockAllTrees, setTaxCategories } from '../../modules/categories/index.ts'
import { findTaxCategories, lockTaxCategories, writeTaxCategories } from '../../modules/tax/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Done } from '../shop-actions.ts'

export interface TaxCategoriesChange {
  /** Tax categories to add or rename. */
  named: readonly { code: string; name: string }[]
  /** Tax categories of product categories. Null takes that of the category above. */
  assigned: readonly { id: string; taxCategory: string | null }[]
}

/** Holds back other changes of tax categories and of their use until the transaction ends. */
export async function lockTaxUse(tx: Tx): Promise<void> {
  await lockAllTrees(tx)
  await lockTaxCategories(tx)
}

/** Changes tax categories and which product categories use them. Skips what is the same already. */
export async function changeTaxCategories(
  tx: Tx,
  { named, assigned }: TaxCategoriesChange,
): Promise<Done & { isChanged: boolean }> {
  await lockTaxUse(tx)
  const names = new Map((await findTaxCategories(tx)).map(({ code, name }) => [code, name]))
  const uses = new Map((await findTaxedCategories(tx)).map(({ id, taxCategory }) => [id, taxCategory]))
  const changedNames = named.filter(({ code, name }) => names.get(code) !== name)
  const changedUses = assigned.filter(({ id, taxCategory }) => (uses.get(id) ?? null) !== taxCategory)
  if (changedNames.length > 0) await writeTaxCategories(tx, changedNames)
  if (changedUses.length > 0) await setTaxCategories(tx, changedUses)
  const [added, renamed] = [true, false].map(isNew =>
    changedNames.map(({ code }) => code).filter(code => names.has(code) !== isNew),
  )
  return {
    isChanged: changedNames.length + changedUses.length > 0,
    entry: {
      what: 'tax_categories.changed',
      subjectKind: 'tax',
      subjectId: 'categories',
      before: { assigned: Object.fromEntries(changedUses.map(({ id }) => [id, uses.get(id) ?? null])) },
      after: {
        added,
        renamed,
        assigned: Object.fromEntries(changedUses.map(({ id, taxCategory }) => [id, taxCategory])),
      },
    },
    effects: [],
  }
}
