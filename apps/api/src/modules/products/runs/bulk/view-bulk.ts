import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../../../platform/money.ts'
import type { ChangeWords } from '../../history/change-words.ts'
import type { StoredAction } from '../../plan/plan-bulk.ts'
import { type Refusal, sentenceOf } from '../../refusals.ts'
import {
  currentVariants,
  labelOf,
  type ProductState,
  type ReadProduct,
  type VariantState,
} from '../../state.ts'
import { countJudged, isRefused, type Judged } from '../judge.ts'

type Schemas = components['schemas']

/** Product with the result of the action. */
export interface PlannedChange {
  before: ReadProduct
  planned: ProductState | readonly Refusal[]
  judged: Judged
}

/** The contract's answer to a change of few products: counts, sums, refusals and some examples. */
export function bulkAnswer(
  changes: readonly PlannedChange[],
  { runId, action, words }: { runId: string | null; action: StoredAction; words: ChangeWords },
): Schemas['BulkChange'] {
  const {
    change = 0,
    same = 0,
    sumBefore = null,
    sumAfter = null,
  } = countJudged(changes.map(({ judged }) => judged))
  const sum = (value: number | null) =>
    value === null || action.field === 'stock' ? value : words.money.toDecimal(value)
  const examples = changes.flatMap(({ before, planned, judged }) =>
    judged.outcome === 'change' && !isRefused(planned) ? [[before.state, planned] as const] : [],
  )
  return {
    runId,
    changed: change,
    unchanged: same,
    refused: changes.flatMap(refusalOf),
    sumBefore: sum(sumBefore),
    sumAfter: sum(sumAfter),
    examples: examples.slice(0, 5).map(([from, to]) => exampleOf(from, to, action, words)),
  }
}

function refusalOf({ before: { state }, planned }: PlannedChange): Schemas['BulkRefusal'][] {
  if (!Array.isArray(planned)) return []
  const refusals: readonly Refusal[] = planned
  return [
    {
      productId: state.id,
      name: state.name,
      reason: refusals[0] ? sentenceOf(refusals[0]) : '',
      fields: refusals.map(({ pointer, code, message }) => ({ pointer, code, message })),
    },
  ]
}

function exampleOf(
  from: ProductState,
  to: ProductState,
  { field }: StoredAction,
  { money, categoryName }: ChangeWords,
): Schemas['BulkChange']['examples'][number] {
  const example = (before: unknown, after: unknown, label = '') => ({
    productId: from.id,
    name: label ? `${from.name}, ${label}` : from.name,
    before,
    after,
  })
  const nameOf = (id: string | null) => (id === null ? null : categoryName(id))
  if (field === 'status') return example(from.status, to.status)
  if (field === 'category') return example(nameOf(from.categoryId), nameOf(to.categoryId))
  if (field === 'tags') return example(from.tags, to.tags)
  const after = new Map(to.variants.map(variant => [variant.id, variant]))
  const variants = currentVariants(from)
  const read = (variant: VariantState | undefined) => variant && amountOf(variant, field, money)
  const changed = variants.find(variant => read(variant) !== read(after.get(variant.id))) ?? variants[0]
  if (!changed) return example(null, null)
  return example(read(changed), read(after.get(changed.id)), labelOf(from, changed.valueIds))
}

function amountOf(
  { price, salePrice, salePlan, stock }: VariantState,
  field: 'price' | 'sale' | 'stock',
  money: Money,
): number | null {
  if (field === 'stock') return stock
  return field === 'price' ? money.toDecimal(price) : money.toNullableDecimal(salePlan ?? salePrice)
}
