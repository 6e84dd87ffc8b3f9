import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SellerProduct } from '@stoa/api-client/schema'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../app.ts'
import { runCommand } from '../catalog/command.ts'
import { type ImportDesk, importDesk } from './import-desk.ts'
import { EXPECTED, type Expected } from './shop-file-expectations.ts'

// The demo's categories, and a search with other products.
const app = useTestApp({ filled: 'demo' })
const data = process.env.STOA_DATA_DIR
const folder = data && existsSync(join(data, 'inputs')) ? join(data, 'inputs') : null
if (!folder) console.warn('skipped: files of real shops, because STOA_DATA_DIR does not have them')

/**
 * Files that the command reads every day: plain, with a decimal mark that must be named, with what is left out, and in another
 * encoding. The calls read all files, through the same engine. So does the command in the soak.
 */
const BY_COMMAND = /^(01-grams|04-thousands-semicolon|07-gift-card|08-sjis)/
const isByCommand = (name: string) => Boolean(process.env.STOA_SOAK) || BY_COMMAND.test(name)

interface Problem {
  line: number
  column: string
  reason: string
}
type Matched = Readonly<Record<string, object>>

const command = (desk: ImportDesk, name: string, ...rest: string[]) =>
  runCommand('import-products', [join(folder!, name), '--shop', desk.shop.slug, '--no-pictures', ...rest], {
    DATABASE_URL: app().database.url,
    STOA_DATA_HOME: app().dataDir,
  })

async function productsOf(desk: ImportDesk): Promise<SellerProduct[]> {
  const { body } = await desk.get('/products?limit=100&sort=name')
  return Promise.all(
    body.items.map(async ({ id }: { id: string }) => (await desk.get(`/products/${id}`)).body),
  )
}

/** Compares the products with the expected ones, and with one another without their ids. */
async function expectProducts(desk: ImportDesk, expected: Matched): Promise<SellerProduct[]> {
  const products = await productsOf(desk)
  expect(products.map(({ name }) => name).sort()).toEqual(Object.keys(expected).sort())
  for (const product of products) expect(product).toMatchObject(expected[product.name]!)
  return products
}

const inOrder = (a: string, b: string) => Number(a.split(/[ ,]/)[1]) - Number(b.split(/[ ,]/)[1])

function expectRemarks(remarks: string[], { remarks: expected = [] }: Expected): void {
  const sorted = remarks.toSorted(inOrder)
  expect(sorted).toEqual(expected.map(pattern => expect.stringMatching(pattern)))
}

/** Checks what the command prints, and the shop after it. Then undoes the import. */
async function byCommand(desk: ImportDesk, name: string, expected: Expected) {
  const { code, stdout } = await command(desk, name)
  expect(code, stdout).toBe(expected.refused ? 2 : 0)
  const count = Object.keys(expected.products).length
  expect(stdout).toContain(`${count} products accepted: ${count} new, 0 changed, 0 as they were`)
  if (expected.omitted) expect(stdout).toContain(`left out: ${expected.omitted}`)
  expect(/encoding: read as (\S+);/.exec(stdout)?.[1]).toBe(expected.encoding)
  expect(stdout.includes('--decimal-mark comma')).toBe(expected.ambiguous !== undefined)
  const remarks = [...stdout.matchAll(/^ {2}(line .*)$/gm)].map(([, text]) => text!)
  expectRemarks(remarks, expected)
  const products = await expectProducts(desk, expected.products)
  if (count > 0) {
    const { id } = (await desk.get('/runs')).body.items[0]
    await desk.post(`/runs/${id}/undo`)
    expect(await desk.work(id)).toMatchObject({ counts: { undone: count, conflict: 0 } })
  }
  expect(await productsOf(desk)).toEqual([])
  return { remarks, products }
}

/** Checks what the calls answer, and the shop after them. */
async function byCall(desk: ImportDesk, name: string, expected: Expected) {
  const { body } = await desk.send(readFileSync(join(folder!, name)))
  expect(body).toMatchObject({ encoding: expected.encoding ?? 'utf-8' })
  const checked = await desk.work(body.id)
  const count = Object.keys(expected.products).length
  const { refused = 0, ambiguous = 0, omitted = 0 } = expected
  expect(checked.counts).toMatchObject({ new: count, change: 0, same: 0, refused, ambiguous, omitted })
  const { body: list } = await desk.get(`/runs/${body.id}/items?limit=100`)
  const remarks: string[] = list.items.flatMap(({ problems }: { problems: Problem[] }) =>
    problems.map(({ line, column, reason }) => `line ${line}, ${column}: ${reason}`),
  )
  expectRemarks(remarks, expected)
  let products = expected.products
  if (expected.withComma) {
    await desk.put(`/runs/${body.id}/mapping`, { decimalMark: 'comma' })
    products = { ...products, ...expected.withComma }
    expect((await desk.work(body.id)).counts).toMatchObject({ refused: 0, ambiguous: 0 })
  }
  const isSome = Object.keys(products).length > 0
  expect((await desk.get(`/runs/${body.id}`)).body.actions.includes('apply')).toBe(isSome)
  if (isSome) {
    await desk.post(`/runs/${body.id}/apply`)
    expect(await desk.work(body.id)).toMatchObject({ status: 'done', counts: { conflict: 0 } })
  }
  return { remarks, products: await expectProducts(desk, products) }
}

/** Saves a product with everything that its editor shows. */
const saveUnchanged = (desk: ImportDesk, product: SellerProduct) => {
  const { name, slug, descriptionHtml, details, tags, status, seoTitle, seoDescription, options } = product
  const variants = product.variants.map(({ id, sku, barcode, price, salePrice, weightGrams, isActive }) => ({
    id,
    sku,
    barcode,
    price,
    salePrice,
    weightGrams,
    isActive,
  }))
  const pictures = product.pictures.map(({ mediaId, alt }) => ({ mediaId, alt }))
  return app().call({
    method: 'PATCH',
    url: `/api/seller/products/${product.id}`,
    token: desk.seller.token,
    headers: { 'if-match': `"${product.version}"` },
    payload: {
      ...{ name, slug, descriptionHtml, details, tags, status, seoTitle, seoDescription, options },
      ...{ variants, pictures },
    },
  })
}

/** Expects a product first by its name in the marketplace, and by each of its terms in its shop. */
async function expectFound(desk: ImportDesk, name: string): Promise<void> {
  const search = async (q: string, shop = ''): Promise<string[]> => {
    const { body } = await app().call({
      method: 'GET',
      url: `/api/public/products?limit=60&q=${encodeURIComponent(q)}${shop}`,
    })
    return body.items.map((item: { name: string }) => item.name)
  }
  expect((await search(name))[0]).toBe(name)
  for (const word of name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    expect(await search(word, `&shop=${desk.shop.slug}`), word).toContain(name)
}

describe.skipIf(!folder)('[SEL-07] files of real shops', () => {
  const names = folder ? readdirSync(folder).filter(name => /\.[ct]sv$/.test(name)) : []
  test('every file has its expectation', () => {
    expect(names.sort()).toEqual(Object.keys(EXPECTED).sort())
  })

  const ways = names.map(name => [name, isByCommand(name) ? 'the command and by the calls' : 'the calls'])

  test.each(ways)('%s becomes the same expected products by %s', async name => {
    const desk = await importDesk(app())
    const expected = EXPECTED[name]!
    const first = isByCommand(name) ? await byCommand(desk, name, expected) : null
    const second = await byCall(desk, name, expected)
    if (first) {
      expect(second.remarks.toSorted()).toEqual(first.remarks.toSorted())
      if (!expected.withComma)
        expect(second.products.map(({ slug }) => slug)).toEqual(first.products.map(({ slug }) => slug))
    }
    for (const product of second.products) {
      const saved = await saveUnchanged(desk, product)
      expect(saved.status, saved.text).toBe(200)
    }
    if (name.startsWith('15-'))
      for (const product of Object.keys(expected.products)) await expectFound(desk, product)
  })
})
