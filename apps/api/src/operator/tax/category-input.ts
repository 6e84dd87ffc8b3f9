import type { components } from '@stoa/api-client/operator-schema'
import { findExistingCategories } from '../../modules/categories/index.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { type FieldProblem, problem } from '../../platform/problem.ts'
import type { TaxCategoriesChange } from './category-actions.ts'

type Schemas = components['schemas']
type Given = Schemas['UpdateTaxCategoriesRequest']['categories']

/**
 * Reads what changes if tax categories become `given`.
 *
 * @throws problem `request.invalid` if one is missing or named twice, or if a product category has two or doesn't exist
 */
export async function readChange(
  db: Queryable,
  given: Given,
  current: readonly Schemas['OperatorTaxCategory'][],
): Promise<TaxCategoriesChange> {
  const uses = given.flatMap(({ code, usedBy }) => usedBy.map(id => ({ id, taxCategory: code })))
  const known = await findExistingCategories(
    db,
    uses.map(({ id }) => id),
  )
  const faults = [...faultsOf(given, known)]
  const missing = current.find(({ code }) => !given.some(each => each.code === code))
  if (missing)
    faults.push({
      pointer: '/categories',
      code: 'required',
      message: `“${missing.name}” is missing. A tax category is never deleted, since orders keep it.`,
    })
  if (faults.length > 0) throw problem('request.invalid', { fields: faults })
  const kept = new Set(uses.map(({ id }) => id))
  const released = current.flatMap(({ usedBy }) => usedBy.filter(({ id }) => !kept.has(id)))
  return {
    named: given.map(({ code, name }) => ({ code, name: name.trim() })),
    assigned: [...uses, ...released.map(({ id }) => ({ id, taxCategory: null }))],
  }
}

function* faultsOf(given: Given, known: ReadonlySet<string>): Generator<FieldProblem> {
  const codes = new Set<string>()
  const ids = new Set<string>()
  for (const [at, { code, usedBy }] of given.entries()) {
    const pointer = `/categories/${at}`
    if (codes.has(code))
      yield {
        pointer: `${pointer}/code`,
        code: 'unique',
        message: `There is a tax category ${code} already.`,
      }
    codes.add(code)
    for (const id of usedBy) {
      if (!known.has(id))
        yield {
          pointer: `${pointer}/usedBy`,
          code: 'not_found',
          message: 'A product category no longer exists.',
        }
      else if (ids.has(id))
        yield {
          pointer: `${pointer}/usedBy`,
          code: 'unique',
          message: 'A product category has two tax categories.',
        }
      ids.add(id)
    }
  }
}
