import { readCount, writeCount } from '../../../lib/amount.ts'
import { type Draft, moveOnto } from '../draft/draft.ts'
import { at, type Path, put, type Value } from '../draft/tree.ts'
import type { ProductForm } from './product-form.ts'

const isStock = (path: Path) => path[0] === 'variants' && path[2] === 'stock'

/** Bases a draft on another user's save. Stock changes are added up, so that they never conflict. */
export function moveOntoProduct(draft: Draft<ProductForm>, theirs: ProductForm, version: number) {
  const { draft: moved, taken } = moveOnto(draft, theirs, version)
  let mine = moved.mine as unknown as Value
  for (const question of moved.questions.filter(({ path }) => isStock(path))) {
    const before = at(draft.base as unknown as Value, question.path)
    const [from, to, now] = [before, question.mine, question.theirs].map(value =>
      readCount(String(value ?? '')),
    )
    if (typeof from !== 'number' || typeof to !== 'number' || typeof now !== 'number') continue
    mine = put(mine, question.path, writeCount(Math.max(0, now + to - from)))
  }
  return {
    draft: {
      ...moved,
      mine: mine as unknown as ProductForm,
      questions: moved.questions.filter(({ path }) => !isStock(path)),
    },
    taken,
  }
}
