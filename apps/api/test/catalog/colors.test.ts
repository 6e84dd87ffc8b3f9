import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productOptionValues } from '../../src/modules/catalog/catalog.schema.ts'
import {
  COLOR_FAMILIES,
  COLOR_OPTIONS,
  COLORED_OPTIONS,
  colorFunction,
  colorOf,
} from '../../src/modules/read-model/index.ts'
import { useTestApp } from '../app.ts'
import { createProduct, createShop } from '../fixtures.ts'

const app = useTestApp()

test.each([
  ['Glaze', 'Lagoon', 'teal'],
  ['Colour', 'Deep green', 'green'],
  ['COLOR', 'Grey-blue', 'blue'],
  ['Frame color', 'Walnut', 'brown'],
  ['Glaze', 'Speckled sand', 'beige'],
  ['Colours', 'Blues', 'blue'],
  ['Colour', ' Zaffre ', 'zaffre'],
  ['Colour', ' ', null],
  ['Pot', 'White', 'white'],
  ['Pot', '11 cm', null],
  ['Scent', 'Clay', null],
  ['Size', 'Ink', null],
])('%s %s is %s', (option, value, color) => {
  expect(colorOf(option, value)).toBe(color)
})

test('maps every color name in the database as in TypeScript, by `colorFunction`', async () => {
  const values = [
    ...COLOR_FAMILIES.flatMap(({ words }) => Object.keys(words)),
    'Deep greens',
    'Zaffre',
    '11 cm',
    '',
  ]
  const options = [...COLOR_OPTIONS, ...COLORED_OPTIONS, 'Frame Color', 'Scent']
  const asked = options.flatMap(option => values.map(value => ({ option, value })))
  const { rows } = await app().deps.db.execute<{ color: string | null }>(
    sql`select color_of(a.option, a.value) as color
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(option text, value text)`,
  )
  expect(rows.map(({ color }) => color)).toEqual(asked.map(({ option, value }) => colorOf(option, value)))
  const { rows: written } = await app().deps.db.execute<{ body: string }>(
    sql`select prosrc as body from pg_proc where proname = 'color_of'`,
  )
  expect(colorFunction()).toContain(written[0]?.body)
})

test('the colors of a product follow its options, its values and its variants', async () => {
  const { db } = app().deps
  const { id } = await createProduct(db, (await createShop(db)).id, [
    { colour: 'Rust', size: 'S' },
    { colour: 'Zaffre', size: 'S' },
  ])
  const colors = async () => {
    const { body } = await app().call({ method: 'GET', url: `/api/public/products?ids=${id}` })
    return body.facets.colors.map(({ label }: { label: string }) => label)
  }
  expect(await colors()).toEqual(['Orange', 'Zaffre'])
  await db.update(productOptionValues).set({ value: 'Navy' }).where(eq(productOptionValues.value, 'Zaffre'))
  expect(await colors()).toEqual(['Blue', 'Orange'])
  await db.execute(sql`update variants set is_active = false
    where id = (select id from variants where product_id = ${id} limit 1)`)
  expect(await colors()).toHaveLength(1)
  await db.execute(sql`update product_options set name = 'Scent' where product_id = ${id} and name <> 'Size'`)
  expect(await colors()).toEqual([])
})
