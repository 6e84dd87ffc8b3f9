import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printWriters, strangersAmong } from '../lib/writers/rule.ts'
import { triggersIn } from '../lib/writers/triggers.ts'
import { tablesIn, writesIn } from '../lib/writers/writes.ts'

const MODULES = 'apps/api/src/modules'
const schema = {
  file: `${MODULES}/reviews/reviews.schema.ts`,
  text: `export const reviews = pgTable('reviews', {})
    export const reviewMedia = pgTable('review_media', {}, t => [])`,
}
const tables = tablesIn(schema)

/** Tables of `reviews` that a file of another module writes. */
const planted = (text: string) => {
  const file = `${MODULES}/cart/cart.repository.ts`
  const withImport = `import { reviewMedia, reviews as own } from '../reviews/reviews.schema.ts'\n${text}`
  return strangersAmong(writesIn({ file, text: withImport }, tables), tables).map(({ table }) => table)
}

/** A call with SQL, in which `@x` is a value. */
const statement = (sql: string) => `db.execute(sql\`${sql.replaceAll(/@(\w+)/g, '$${$1}')}\`)`

test('reports a write of another module’s table in SQL', () => {
  assert.deepEqual(planted(statement('insert into reviews (id) values (@id)')), ['reviews'])
  assert.deepEqual(planted(statement('with x as (delete from only reviews r returning id) select')), [
    'reviews',
  ])
  assert.deepEqual(planted(statement('UPDATE reviews AS r\n SET title = @title')), ['reviews'])
  assert.deepEqual(planted(statement('update @own set title = @title')), ['reviews'])
  assert.deepEqual(planted("client.query('merge into review_media m using x on true')"), ['review_media'])
  assert.deepEqual(planted("client.query('truncate table reviews')"), ['reviews'])
  assert.deepEqual(planted("client.query('copy reviews (id, title) from stdin')"), ['reviews'])
})

test('reports a write of another module’s table through Drizzle or a helper', () => {
  assert.deepEqual(planted('await tx.insert(own).values(row)'), ['reviews'])
  assert.deepEqual(planted('await tx\n  .update(reviewMedia)\n  .set({})'), ['review_media'])
  assert.deepEqual(planted('await tx.delete(own).where(x)'), ['reviews'])
  assert.deepEqual(planted("await insertRows(tx, 'reviews', rows)"), ['reviews'])
  assert.deepEqual(planted('await insertTogether(tx, { reviews: rows, review_media: more })'), [
    'reviews',
    'review_media',
  ])
  assert.deepEqual(planted('await sweep(db, own, sql`true`)'), ['reviews'])
})

test('reports a statement that does not name its table', () => {
  assert.deepEqual(planted(statement('delete from @name')), [null])
  assert.deepEqual(planted('await insertTogether(tx, { ...rows })'), [null])
})

test('accepts reads, locks and changes of something else', () => {
  assert.deepEqual(planted(statement('select * from reviews r for no key update of r')), [])
  assert.deepEqual(planted(statement('on conflict (id) do update set title = reviews.title')), [])
  assert.deepEqual(planted('await tx.select().from(own)'), [])
  assert.deepEqual(planted('seen.delete(key); hash.update(text)'), [])
  assert.deepEqual(planted('// insert into reviews'), [])
})

test('accepts a write by the module that declares the table', () => {
  const writes = writesIn(
    {
      file: `${MODULES}/reviews/seller/answer.repository.ts`,
      text: "import { reviews } from '../reviews.schema.ts'\ntx.update(reviews).set({})",
    },
    tables,
  )
  assert.deepEqual(
    writes.map(({ table, line }) => [table, line]),
    [['reviews', 2]],
  )
  assert.deepEqual(strangersAmong(writes, tables), [])
})

test('reads from migrations which trigger writes which table', () => {
  const migrations = [
    `create function words(id uuid) returns void language plpgsql as $$ begin insert into old_words values (id); end $$;
    CREATE FUNCTION remember() RETURNS trigger LANGUAGE plpgsql AS $f$ BEGIN PERFORM words(NEW.id); END $f$;
    CREATE TRIGGER "one" AFTER INSERT ON "items" FOR EACH ROW EXECUTE FUNCTION remember();
    CREATE TRIGGER two AFTER UPDATE ON items FOR EACH ROW EXECUTE FUNCTION remember();
    CREATE TRIGGER three BEFORE INSERT ON items FOR EACH ROW EXECUTE FUNCTION tidy();`,
    `DROP TRIGGER two ON items; -- CREATE TRIGGER four AFTER INSERT ON items EXECUTE FUNCTION remember();
    ALTER TABLE "items" RENAME TO "products"; ALTER TRIGGER one ON products RENAME TO first;
    create or replace function words(id uuid) returns void language plpgsql as $$ begin insert into new_words values (id); end $$;`,
  ]
  const triggers = triggersIn(migrations)
  assert.deepEqual(triggers, [
    { name: 'first', on: 'products', writes: ['new_words'] },
    { name: 'three', on: 'products', writes: [] },
  ])
  assert.equal(
    printWriters(tables, triggers),
    `| module | tables that it alone writes |
|---|---|
| \`reviews\` | \`review_media\`, \`reviews\` |

| change of | triggers write | triggers |
|---|---|---|
| \`products\` | \`new_words\` | \`first\` |`,
  )
})
