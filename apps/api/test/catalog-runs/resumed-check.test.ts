import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApp } from '../app.ts'
import { file, type ImportDesk, importDesk } from './import-desk.ts'

const app = useTestApp()
const COUNT = 450
/** Items that are saved at a time. */
const BATCH = 200

/** Does the check of a run, which breaks off behind its first batch. */
async function breakOff(desk: ImportDesk, id: string): Promise<void> {
  const { pool } = app().database
  await pool.query(`create function break_off() returns trigger language plpgsql as $$
    begin if new.n > ${BATCH} then raise exception 'no more room'; end if; return new; end $$`)
  await pool.query(
    `create trigger break_off before insert on catalog_run_items for each row execute function break_off()`,
  )
  await expect(desk.work(id)).rejects.toThrow()
  await pool.query(`drop function break_off cascade`)
  expect((await desk.get(`/runs/${id}`)).body.status).toBe('checking')
  const { rows } = await pool.query('select max(n) as last from catalog_run_items where run_id = $1', [id])
  expect(rows).toEqual([{ last: BATCH }])
}

test.each([
  ['left', '00000000-0000-4000-8000-00000000001a'],
  ['entered', '00000000-0000-4000-8000-00000000001b'],
])(
  '[SEL-05] checks each product once when a check resumes after a product %s the list',
  async (change, early) => {
    const { db } = app().deps
    const desk = await importDesk(app())
    await db.execute(sql`insert into products (id, shop_id, name, slug, price_min, tags)
    select gen_random_uuid(), ${desk.shop.id}, 'Mug ' || n, ${desk.shop.slug} || '-mug-' || n, 333, '{mug}'
    from generate_series(1, ${sql.raw(`${COUNT}`)}) n`)
    // Before all others in the order of reading.
    await db.execute(sql`insert into products (id, shop_id, name, slug, price_min)
    values (${early}, ${desk.shop.id}, 'Early mug', ${desk.shop.slug} || '-early', 333)`)
    const setTags = (tags: string) =>
      db.execute(sql`update products set tags = ${tags}::text[] where id = ${early}`)
    if (change === 'left') await setTags('{mug}')
    await db.execute(sql`insert into variants (id, product_id, price_minor, stock)
    select gen_random_uuid(), p.id, 333, 5 from products p where p.shop_id = ${desk.shop.id}`)

    const action = { field: 'stock', mode: 'add', amount: 5 }
    const { body } = await desk.post('/bulk-changes', { selection: { query: { tag: 'mug' } }, action })
    await breakOff(desk, body.id)
    await setTags(change === 'left' ? '{}' : '{mug}')
    const expected = change === 'left' ? COUNT + 1 : COUNT
    expect(await desk.work(body.id)).toMatchObject({
      status: 'checked',
      total: expected,
      counts: { change: expected },
    })
    await desk.post(`/runs/${body.id}/apply`)
    expect(await desk.work(body.id)).toMatchObject({ status: 'done', counts: { applied: expected } })
    const { rows } = await db.execute(sql`select v.stock, count(*)::int as n from variants v
    join products p on p.id = v.product_id where p.shop_id = ${desk.shop.id} and p.id <> ${early} group by 1`)
    expect(rows).toEqual([{ stock: 10, n: COUNT }])

    const again = sql`insert into catalog_run_items (run_id, n, shop_id, product_id, handle, outcome)
    select run_id, 1000, shop_id, product_id, handle, outcome from catalog_run_items where run_id = ${body.id} and n = 1`
    await expect(db.execute(again)).rejects.toMatchObject({
      cause: { constraint: 'catalog_run_items_product_key' },
    })
  },
)

test('[SEL-07] checks each product of a file once when a check resumes', async () => {
  const desk = await importDesk(app())
  const rows = Array.from({ length: COUNT }, (_, n) => `p${n},P ${n},,,,true,Title,Default Title,,,,5,`)
  const { body } = await desk.send(file(...rows))
  await breakOff(desk, body.id)
  expect(await desk.work(body.id)).toMatchObject({ status: 'checked', total: COUNT, counts: { new: COUNT } })
  const { rows: items } = await app().database.pool.query(
    'select handle from catalog_run_items where run_id = $1 order by n',
    [body.id],
  )
  expect(items.map(({ handle }) => handle)).toEqual(rows.map((_, n) => `p${n}`))
})
