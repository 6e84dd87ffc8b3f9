import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { findTaxCategories } from '../tax/index.ts'

/** @throws problem `request.invalid` for a tax category that the marketplace doesn't have */
export async function requireTaxCategory(tx: Tx, code: string): Promise<void> {
  const known = await findTaxCategories(tx)
  if (known.some(category => category.code === code)) return
  const message = 'This tax category doesn’t exist. Choose one from the list.'
  throw problem('request.invalid', {
    detail: message,
    fields: [{ pointer: '/taxCategory', code: 'not_found', message }],
  })
}
