import { expect, test } from 'vitest'
import { beginDraft, edit } from '../draft/draft.ts'
import { fieldName, fieldNames, valueInWords } from './field-names.ts'
import { moveOntoProduct } from './move-onto-product.ts'
import { emptyForm, emptyVariant, type ProductForm } from './product-form.ts'

const variant = { ...emptyVariant(['l']), id: 'v', price: '24.00', stock: '5' }
const form: ProductForm = {
  ...emptyForm,
  name: 'Mug',
  options: [{ id: 'g', name: 'Glaze', values: [{ id: 'l', name: 'Lagoon', swatch: null }] }],
  variants: [variant],
}

test('[SEL-04] adds up stock changes by both users and asks about a price that both changed', () => {
  const mine = edit(beginDraft(form, 3), { variants: [{ ...variant, stock: '7', price: '26.00' }] })
  const theirs = { ...form, tags: ['new'], variants: [{ ...variant, stock: '4', price: '22.00' }] }
  const { draft, taken } = moveOntoProduct(mine, theirs, 4)
  expect(draft.mine.variants[0]).toMatchObject({ stock: '6', price: '26.00' })
  expect(draft.mine.tags).toEqual(['new'])
  expect(draft.questions.map(({ path }) => fieldName(path, draft.mine))).toEqual(['Price of Lagoon'])
  expect(fieldNames(taken, draft.mine)).toEqual(['Tags'])
})

test('shows values as text', () => {
  expect([undefined, null, true, '<p>Warm</p><p>clay</p>', ['a', 'b']].map(valueInWords)).toEqual([
    null,
    '',
    'yes',
    'Warm clay',
    'a, b',
  ])
})
