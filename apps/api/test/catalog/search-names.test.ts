import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { products as catalog } from '../../../../demo/catalog/index.ts'
import { products } from '../../src/modules/catalog/catalog.schema.ts'
import { shops } from '../../src/modules/shops/shops.schema.ts'
import { stableId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'

const app = useTestApp()
const shop = stableId('search-names', 'shop')
const call = async (q: string) =>
  (await app().call({ method: 'GET', url: `/api/public/products?limit=60&q=${encodeURIComponent(q)}` })).body
const found = async (q: string) => (await call(q)).items.map(({ name }: { name: string }) => name)

/** Names of shops in many shapes and scripts. */
const NAMES = [
  'Black/White Striped Blanket',
  'Kettle 1.5 L Enamel',
  'Adapter USB-2 Cable',
  'Phone-12 Sleeve',
  'İpek Şal Kırmızı',
  'मिट्टी का दीया',
  'ผ้าไหมไทย',
  '蓝色陶瓷马克杯',
  'Candle snuffer',
  'Canvas apron',
  'Sofa throw Somnus',
  'Doormat Dolomite',
  'Set of 2x4 clamps',
  'M&M jar',
  'O’Neill’s stool',
  'Rock’n’Roll poster',
  'Lamp 24V/12W',
  'AC/DC converter',
  'Café-au-lait bowl',
  'كرسي خشب',
  'שולחן עץ',
  'Smörgåsbord tray',
  'Đèn lồng đỏ',
  'Œuvre d’art',
  '№5 vase',
  '½ inch peg',
  'café éclair plate',
  'e.g. hook',
  'shop.example sticker',
  '#10 envelope',
  'C++ mug',
  'T-1000 figure',
  'The Who record',
  'IT crowd pin',
  'v2.0 clamp',
  '50% wool scarf',
  '3.5mm jack plug',
  'Ⅷ clock',
  'ＡＢＣ blocks',
  'ﬁg tree',
  'Turntable, 360º',
  'Tea pot for two',
]

/** Whether there is something to search for: a letter or a digit, not only a sign. */
const hasText = (word: string) => /[\p{L}\p{Nd}½Ⅷ]/u.test(word.replace(/[ªº]/gu, ''))
/** Whitespace separates the terms of a name. */
const wordsOf = (name: string) => name.split(/\s+/).filter(hasText)
const beginningOf = (word: string) => [...word].slice(0, 3).join('')
/** Whether every mark belongs to a letter, as in any language. */
const isWritten = (word: string) => !/(^|[^\p{L}\p{M}])\p{M}/u.test(word)

const add = (names: readonly string[]) =>
  app()
    .deps.db.insert(products)
    .values(
      names.map((name, at) => ({
        id: stableId('search-names', name),
        shopId: shop,
        slug: `named-${at}-${stableId('search-names', name)}`,
        name,
        priceMin: 1000,
        isBuyable: true,
      })),
    )

beforeAll(async () => {
  await app().deps.db.insert(shops).values({ id: shop, name: 'Qqq', slug: 'qqq' })
  await add(NAMES)
})

test.each(NAMES)('“%s” is first for its own name, and found by each of its terms', async name => {
  expect((await found(name))[0]).toBe(name)
  for (const word of wordsOf(name)) expect(await found(word)).toContain(name)
})

test.each([
  ['white blanket', 'Black/White Striped Blanket'],
  ['kettle 1.5l', 'Kettle 1.5 L Enamel'],
  ['kettle 1,5 l', 'Kettle 1.5 L Enamel'],
  ['usb 2 cable', 'Adapter USB-2 Cable'],
  ['phone 12', 'Phone-12 Sleeve'],
  ['phone12', 'Phone-12 Sleeve'],
  ['t-1000', 'T-1000 figure'],
  ['t1000', 'T-1000 figure'],
  ['the who', 'The Who record'],
  ['ipek', 'İpek Şal Kırmızı'],
  ['IPEK SAL', 'İpek Şal Kırmızı'],
  ['दीया', 'मिट्टी का दीया'],
  ['ผ้าไหม', 'ผ้าไหมไทย'],
  ['ไทย', 'ผ้าไหมไทย'],
  ['马克杯', '蓝色陶瓷马克杯'],
  ['杯', '蓝色陶瓷马克杯'],
  ['陶瓷杯', null],
  ['oneill', 'O’Neill’s stool'],
  ["o'neill's", 'O’Neill’s stool'],
  ['cafe au lait', 'Café-au-lait bowl'],
  ['oeuvre', 'Œuvre d’art'],
  ['360', 'Turntable, 360º'],
  ['360°', 'Turntable, 360º'],
  ['½', '½ inch peg'],
  ['1/2 inch', '½ inch peg'],
  ['ＰＬＡＴＥ', 'café éclair plate'],
  ['fig', 'ﬁg tree'],
  ['teapot', 'Tea pot for two'],
  ['tea pot', 'Tea pot for two'],
  ['can', 'Candle snuffer'],
  ['can', 'Canvas apron'],
  ['so', 'Sofa throw Somnus'],
  ['do', 'Doormat Dolomite'],
])('%s finds %s', async (q, name) => {
  const { items, isPartial } = await call(q)
  const names = items.map((item: { name: string }) => item.name)
  if (name === null) expect(isPartial || items.length === 0).toBe(true)
  else expect([isPartial, names]).toEqual([false, expect.arrayContaining([name])])
})

test('a product with thousands of option values is written and found by the first ones', async () => {
  const id = stableId('search-names', 'long')
  const values = Array.from({ length: 60_000 }, (_, at) => `first${(at * 7919).toString(36)}x`)
  await app()
    .deps.db.insert(products)
    .values({
      id,
      shopId: shop,
      slug: 'long',
      name: 'Chart',
      searchExtra: values.join(' '),
      priceMin: 1000,
      isBuyable: true,
    })
  expect(await found('chart first0x')).toEqual(['Chart'])
  expect(await found('northern chart')).toEqual(['Chart'])
})

/** Number of names whose searches are asked in one statement, within its time limit. */
const NAMES_AT_ONCE = 20

/**
 * Names, terms and beginnings that don't find their product. Asks the database itself with the condition of the lists:
 * hundreds of searches in one statement.
 */
async function lost(names: readonly string[]) {
  const all: { name: string; q: string }[] = []
  for (let at = 0; at < names.length; at += NAMES_AT_ONCE) {
    const asked = names.slice(at, at + NAMES_AT_ONCE).flatMap(name => [
      { name, q: name },
      ...wordsOf(name).flatMap(word => [
        { name, q: word },
        { name, q: beginningOf(word) },
      ]),
    ])
    const { rows } = await app().deps.db.execute<{ name: string; q: string }>(sql`
      select a.name, a.q from jsonb_to_recordset(${JSON.stringify(asked.filter(({ q }) => hasText(q)))}::jsonb) as a(name text, q text)
      where not exists (select 1 from products p
        where p.name = a.name and p.search @@ (select meant from stoa_search(a.q, 0)))`)
    all.push(...rows)
  }
  return all
}

test('every product of the demo is found by its name, its terms and their first three letters', async () => {
  const names = [...new Set(catalog.map(({ name }) => name))]
  await add(names)
  expect(await lost(names)).toEqual([])
})

test('so is a product of any name', async () => {
  const word = fc.oneof(
    fc.constantFrom(
      ...NAMES.flatMap(wordsOf),
      'dryer',
      'crystal',
      'skies',
      'the',
      '1½',
      '9×9',
      'A&B',
      '-mug',
      '"x"',
    ),
    fc.string({ unit: fc.constantFrom(...'abcyzéßøıΩжक़ी่ไ杯の가٣²5-_.’/,×+'), minLength: 1, maxLength: 8 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }),
  )
  const name = fc
    .array(word, { minLength: 1, maxLength: 5 })
    .map(words => words.join(' ').replaceAll('\0', '').replace(/\s+/g, ' ').trim())
    .filter(text => hasText(text) && isWritten(text))
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(name, { minLength: 60, maxLength: 60 }), async names => {
      await app().deps.db.execute(sql`delete from products where shop_id = ${shop}`)
      await add(names)
      expect(await lost(names)).toEqual([])
    }),
    { numRuns: 3, seed: 32, endOnFailure: true },
  )
})
