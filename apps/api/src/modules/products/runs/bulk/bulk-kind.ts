import type { Deps } from '../../../../platform/deps.ts'
import { findSelectedProducts, type ProductSelection } from '../../list/find-selected.repository.ts'
import { planBulk, type StoredAction, sumOf } from '../../plan/plan-bulk.ts'
import { readProductsById } from '../../read-products.repository.ts'
import type { RunKind } from '../run-kind.ts'
import type { LastItem } from '../runs.repository.ts'

interface BulkWish {
  id: string
}

const BATCH = 200

/** Id of an item's product. A product that didn't exist at the check is identified by its wish only. */
const idOf = ({ productId, wanted }: LastItem): string => productId ?? (wanted as unknown as BulkWish).id

/** One action on all the products of a selection as a kind of run. */
export const createBulkKind = ({
  db,
  clock,
  money,
}: Pick<Deps, 'db' | 'clock' | 'money'>): RunKind<BulkWish> => ({
  stockReason: 'bulk',
  async *read(run, last) {
    const selection = run.selection as unknown as ProductSelection
    // By id and not by count: products may have come into the selection or left it since.
    let after = last && idOf(last)
    let done = last?.n ?? 0
    for (;;) {
      const found: { id: string; slug: string; name: string }[] = await findSelectedProducts(
        db,
        run.shopId,
        selection,
        {
          after,
          limit: BATCH,
        },
      )
      if (found.length === 0) return
      after = found.at(-1)!.id
      done += found.length
      yield {
        candidates: found.map(({ id, slug, name }) => ({
          handle: slug,
          title: name,
          line: null,
          notes: [],
          wish: { id },
        })),
        done,
      }
    }
  },
  async find(client, run, wishes) {
    const found = await readProductsById(
      client,
      run.shopId,
      wishes.map(({ id }) => id),
    )
    const byId = new Map(found.map(product => [product.state.id, product]))
    return wishes.map(({ id }) => byId.get(id) ?? null)
  },
  async planner(run) {
    const action = run.action as unknown as StoredAction
    const now = clock.now()
    return before => planBulk(before, action, { money, now })
  },
  sumOf: (run, state) => sumOf(state, run.action as unknown as StoredAction),
})
