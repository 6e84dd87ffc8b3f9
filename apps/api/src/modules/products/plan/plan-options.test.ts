import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusals } from '../refusals.ts'
import type { OptionState } from '../state.ts'
import { planOptions } from './plan-options.ts'

let count = 0
const newId = () => `id-${count++}`

const names = fc.uniqueArray(fc.constantFrom('Glaze', 'Size', 'Handle', 'Lid'), { maxLength: 3 })
const values = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 4 })

/** A product with all its combinations. */
const product = names.chain(given =>
  fc.tuple(...given.map(() => values)).map(lists => {
    const input = given.map((name, at) => ({
      id: newId(),
      name,
      values: lists[at]!.map(value => ({ id: newId(), value })),
    }))
    return stateOf(planOptions({ options: [], variants: [] }, input, newId, new Refusals()))
  }),
)

type Plan = ReturnType<typeof planOptions<{ id: string; valueIds: readonly string[]; isActive: boolean }>>
const stateOf = ({ options, variants }: Pick<Plan, 'options' | 'variants'>) => ({
  options,
  variants: variants.map(({ id, valueIds }) => ({ id, valueIds, isActive: true })),
})

/** Some options and values kept, in another order and with other names; some new. */
const edited = (options: readonly OptionState[]) =>
  fc
    .tuple(
      fc.shuffledSubarray([...options]),
      fc.array(fc.constantFrom('p', 'q'), { maxLength: 2 }),
      fc.boolean(),
    )
    .chain(([kept, more, withNew]) =>
      fc.tuple(...kept.map(({ values }) => fc.shuffledSubarray(values, { minLength: 1 }))).map(lists => [
        ...kept.map(({ id, name }, at) => ({
          id,
          name: `${name} renamed`,
          values: [
            ...lists[at]!.map(({ id: own, value }) => ({ id: own, value: `${value}!` })),
            ...[...new Set(more)].map(value => ({ id: newId(), value })),
          ],
        })),
        ...(withNew && kept.length < 3
          ? [
              {
                id: newId(),
                name: 'Brand new',
                values: [
                  { id: newId(), value: 'x' },
                  { id: newId(), value: 'y' },
                ],
              },
            ]
          : []),
      ]),
    )

test('every edit ends with each combination once, and what survives keeps its variant', () => {
  fc.assert(
    fc.property(
      product.chain(state => edited(state.options).map(input => ({ state, input }))),
      ({ state, input }) => {
        const plan = planOptions(state, input, newId, new Refusals())
        const combinations = plan.options.reduce((all, option) => all * option.values.length, 1)
        expect(new Set(plan.variants.map(({ valueIds }) => valueIds.join())).size).toBe(combinations)
        expect(plan.variants).toHaveLength(combinations)
        // Each removed variant must be listed.
        const kept = plan.variants.flatMap(({ known }) => known ?? [])
        expect([...kept, ...plan.removed].map(({ id }) => id).sort()).toEqual(
          state.variants.map(({ id }) => id).sort(),
        )
        // One that stays is chosen by what it was chosen by before.
        for (const { known, valueIds } of plan.variants)
          for (const [at, { id }] of state.options.entries()) {
            const now = plan.options.findIndex(option => option.id === id)
            if (known && now >= 0) expect(valueIds[now]).toBe(known.valueIds[at])
          }
        // The same edit again changes nothing more.
        const again = planOptions(stateOf(plan), plan.options, newId, new Refusals())
        expect(again.removed).toEqual([])
        expect(again.variants.map(({ id }) => id)).toEqual(plan.variants.map(({ id }) => id))
      },
    ),
    { numRuns: 200 },
  )
})
