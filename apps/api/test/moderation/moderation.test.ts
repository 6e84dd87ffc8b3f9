import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addRestriction, liftRestriction } from '../../src/modules/restrictions/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { runCommand } from '../catalog/command.ts'
import { createProduct, createShop, type Person, signedUp } from '../fixtures.ts'
import { placeGroup } from '../order-rows.ts'
import { questionDesk } from '../questions/question-desk.ts'
import { openShop, type ShopDesk } from '../seller/shop-desk.ts'

const api = useTestApp()
const db = () => api().deps.db
const OPERATOR = () => api().deps.brand.operatorEmail

const run = (name: string, ...args: string[]) =>
  runCommand(name, args, { DATABASE_URL: api().database.url, SITE_URL: 'http://shop.test' })
const get = (url: string, token?: string) => api().call({ method: 'GET', url, token })
const mailsTo = async (email: string, kind: string) =>
  (
    await db().execute<{ subject: string; body: string }>(
      sql`select subject, body from emails where recipient = ${email} and kind = ${kind} order by id`,
    )
  ).rows

/** Creates a product on sale with a buyer's review of it. */
async function reviewed() {
  const desk = await openShop(api())
  const product = await createProduct(db(), desk.shop.id)
  const buyer = await signedUp(api())
  await placeGroup(db(), buyer.id, {
    orders: [
      {
        status: 'confirmed',
        parcels: [{ status: 'delivered', deliveredAt: new Date('2026-05-06T10:00:00Z') }],
        shopId: desk.shop.id,
        lines: [{ productId: product.id, quantity: 1, options: [] }],
      },
    ],
  })
  const { body } = await write(buyer, product.id, 1)
  return { desk, product, buyer, reviewId: body.review.id as string }
}
const write = ({ token }: Person, productId: string, rating: number) =>
  api().call({
    method: 'PUT',
    url: `/api/user/reviews/${productId}`,
    token,
    payload: { rating, text: 'Broke at once.' },
  })
const shownOn = async (slug: string) => {
  const { body } = await get(`/api/public/products/${slug}`)
  const listed = (await get(`/api/public/products/${slug}/reviews`)).body
  expect(listed.total).toBe(listed.items.length)
  return { reviews: body.reviews.items.length, listed: listed.total, rating: body.rating }
}

const reportRequest = (kind: string, id: string, change: object = {}) => ({
  kind,
  id,
  why: 'counterfeit',
  text: 'This is a copy of our own design.',
  name: 'Runa Vale',
  email: `runa-${newId()}@example.test`,
  goodFaith: true,
  ...change,
})
const report = (payload: object) => api().call({ method: 'POST', url: '/api/public/reports', payload })

test('emails the operator a review that its shop reports, and hides it with reasons', async () => {
  const { desk, product, buyer, reviewId } = await reviewed()
  const reported = await api().call({
    method: 'PUT',
    url: `/api/seller/reviews/${reviewId}/report`,
    token: desk.owner.token,
    payload: { reason: 'insult', text: 'It calls us thieves.' },
  })
  expect(reported.status).toBe(204)
  const [email] = (await mailsTo(OPERATOR(), 'report-to-decide')).slice(-1)
  expect(email!.body).toContain('It calls us thieves.')
  expect(email!.body).toContain(`http://shop.test/product/${product.slug}#reviews`)
  expect(email!.body).not.toContain('pnpm')
  const reference = /R-[0-9A-Z]{10}/.exec(email!.body)![0]

  const listed = await run('report', 'list')
  expect(listed.stdout).toMatch(
    new RegExp(`${reference} {2}review ${reviewId}[\\s\\S]*It calls us thieves[\\s\\S]*Broke at once`),
  )
  expect(await shownOn(product.slug)).toMatchObject({ reviews: 1, listed: 1, rating: { count: 1 } })
  const added = await run(
    'restriction',
    'add',
    'review',
    reviewId,
    '--terms',
    'section 4',
    '--because',
    'It insults.',
  )
  expect(added, added.stderr).toMatchObject({ code: 0 })
  expect(await shownOn(product.slug)).toEqual({ reviews: 0, listed: 0, rating: null })
  const shop = await get(`/api/public/shops/${desk.shop.slug}/reviews`)
  expect(shop.body.items).toEqual([])
  expect((await run('report', 'list')).stdout).not.toContain(reference)
  expect(await mailsTo(desk.owner.email, 'report-decided')).toMatchObject([
    { body: expect.stringContaining('It insults.') },
  ])
  const [statement] = await mailsTo(buyer.email, 'content-restricted')
  for (const part of ['section 4', '> It insults.', 'Someone reported it', 'http://shop.test/contact'])
    expect(statement!.body).toContain(part)

  // Its author can neither show it by an edit nor write another one.
  expect((await write(buyer, product.id, 5)).status).toBe(200)
  const removed = await api().call({
    method: 'DELETE',
    url: `/api/user/reviews/${product.id}`,
    token: buyer.token,
  })
  expect(removed.body.code).toBe('review.not_allowed')
  expect(await shownOn(product.slug)).toMatchObject({ reviews: 0, rating: null })

  const id = added.stdout.split(':')[0]!
  const lifted = await run('restriction', 'lift', id, '--because', 'It is an opinion.')
  expect(lifted, lifted.stderr).toMatchObject({ code: 0 })
  expect(await shownOn(product.slug)).toMatchObject({ reviews: 1, rating: { average: 5, count: 1 } })
  expect(await mailsTo(buyer.email, 'restriction-lifted')).toHaveLength(1)
  expect((await run('restriction', 'lift', id, '--because', 'Again.')).stderr).toContain('lifted already')
})

describe('a reported question', () => {
  const { onSale, ask, answer, report: reportQuestion, shown, list } = questionDesk(api)

  test('is hidden by a restriction that can be lifted, or shown again when its report is closed', async () => {
    const { product, seller, asker } = await onSale()
    const ids: string[] = []
    for (const text of ['Buy mine instead?', 'Does it float?']) {
      const { id } = (await ask(asker, product, text)).body.question
      await answer(seller, id)
      await reportQuestion(seller, id)
      ids.push(id)
    }
    const [bad, good] = ids as [string, string]
    expect((await shown(product)).total).toBe(0)
    const { stdout } = await run('report', 'list')
    const referenceOf = (id: string) => new RegExp(`(R-\\w+) {2}question ${id}`).exec(stdout)![1]!
    expect(await run('report', 'close', referenceOf(good), '--because', 'A fair question.')).toMatchObject({
      code: 0,
    })
    expect(await shown(product)).toMatchObject({ items: [{ id: good }], total: 1 })
    const hidden = await run(
      'restriction',
      'add',
      'question',
      bad,
      '--terms',
      'section 4',
      '--because',
      'Advertising.',
    )
    expect(hidden).toMatchObject({ code: 0 })
    expect((await shown(product)).total).toBe(1)
    expect(await mailsTo(asker.email, 'content-restricted')).toHaveLength(1)
    expect((await list(seller)).counts).toMatchObject({ all: 2, answered: 1, reported: 1 })
    await run('restriction', 'lift', hidden.stdout.split(':')[0]!, '--because', 'It was a joke.')
    expect((await shown(product)).total).toBe(2)
    expect((await list(seller)).counts).toMatchObject({ answered: 2, reported: 0 })
  })
})

describe('a hidden product', () => {
  const add = (id: string, because: string) =>
    run('restriction', 'add', 'product', id, '--law', 'the Toy Act', '--because', because)

  /** Names of the public reads that show a product. */
  async function showing({ slug, name, id }: { slug: string; name: string; id: string }, { shop }: ShopDesk) {
    const reads = {
      page: `products/${slug}`,
      list: 'products?limit=60',
      ofShop: `products?shop=${shop.slug}`,
      search: `products?q=${encodeURIComponent(name)}`,
      suggestions: `search/suggestions?q=${encodeURIComponent(name)}`,
      sitemap: 'sitemap/products/1',
      home: 'home',
    }
    const found = await Promise.all(
      Object.entries(reads).map(async ([read, url]) =>
        (await get(`/api/public/${url}`)).text.includes(`"${slug}"`) ? [read] : [],
      ),
    )
    const quote = await api().call({
      method: 'POST',
      url: '/api/public/cart/quote',
      payload: [{ product: { id }, optionIds: [], quantity: 1 }],
    })
    return [...found.flat(), ...(quote.body.items[0] === null ? [] : ['cart'])]
  }

  test('leaves every public read and the cart until all its restrictions are lifted', async () => {
    const desk = await openShop(api())
    const product = await desk.product({ name: 'Zorbing ball' })
    const before = await showing(product, desk)
    expect(before).toEqual(['page', 'list', 'ofShop', 'search', 'suggestions', 'sitemap', 'home', 'cart'])
    const first = await add(product.id, 'It can be swallowed.')
    expect(first, first.stderr).toMatchObject({ code: 0 })
    expect(await showing(product, desk)).toEqual([])
    expect((await get(`/api/public/products/${product.slug}`)).status).toBe(404)
    expect(await mailsTo(desk.owner.email, 'content-restricted')).toMatchObject([
      { body: expect.stringContaining('the Toy Act') },
    ])
    const restriction = { ground: 'law', clause: 'the Toy Act', facts: 'It can be swallowed.' }
    expect((await desk.get('products')).body.items).toMatchObject([{ status: 'active', restriction }])

    const edit = async (change: object) => {
      const { version } = (await desk.get(`products/${product.id}`)).body
      return desk.patch(`products/${product.id}`, version, change)
    }
    expect((await edit({ name: `${product.name} 2` })).status).toBe(200)
    expect((await edit({ status: 'archived' })).status).toBe(200)
    expect((await edit({ status: 'active' })).body).toMatchObject({ status: 'active', restriction })
    expect((await desk.post(`products/${product.id}/duplicate`)).body.code).toBe('product.restricted')
    const second = await add(product.id, 'It burns.')
    expect(await showing(product, desk)).toEqual([])
    const lift = (added: typeof first) =>
      run('restriction', 'lift', added.stdout.split(':')[0]!, '--because', 'Tested.')
    expect((await lift(second)).stdout).toContain('another restriction still hides it')
    expect(await showing(product, desk)).toEqual([])
    expect((await desk.get('products')).body.items).toMatchObject([{ restriction }])
    await lift(first)
    expect(await showing({ ...product, name: `${product.name} 2` }, desk)).toEqual(before)
    expect((await desk.get('products')).body.items).toMatchObject([{ restriction: null }])
  })

  test('is shown again when two operators lift its two restrictions at once', async () => {
    const { id } = await createProduct(db(), (await createShop(db())).id)
    const { brand } = api().deps
    const context = { brand, now: new Date(), by: null, reason: 'Tested.' }
    const given = { kind: 'product', id, ground: 'law', clause: 'the Toy Act', facts: 'It burns.' } as const
    const [one, two] = [
      (await inTx(db(), tx => addRestriction(tx, given, context))).id,
      (await inTx(db(), tx => addRestriction(tx, given, context))).id,
    ]
    const lifted = Promise.withResolvers<void>()
    const first = inTx(db(), async tx => {
      await liftRestriction(tx, one, context)
      lifted.resolve()
      await sleep(200)
    })
    await lifted.promise
    await Promise.all([first, inTx(db(), tx => liftRestriction(tx, two, context))])
    const { rows } = await db().execute(sql`select restricted_by from products where id = ${id}`)
    expect(rows).toEqual([{ restricted_by: null }])
  })

  test('stays hidden when its shop imports it again, and its orders stay', async () => {
    const { desk, product, buyer } = await reviewed()
    await add(product.id, 'It burns.')
    const { importText } = await import('../catalog/import-text.ts')
    await importText(
      api(),
      `Handle,Title,Status,Variant Price\n${product.slug},Fresh,active,9.50`,
      desk.shop.slug,
    )
    expect((await get(`/api/public/products/${product.slug}`)).status).toBe(404)
    const { body } = await get('/api/user/orders', buyer.token)
    expect(body.items).toHaveLength(1)
  })
})

describe('public reports', () => {
  test('are received from guests, decided as one case, and unknown to the shop', async () => {
    const shop = await createShop(db(), { slug: `shop-${newId()}` })
    const product = await createProduct(db(), shop.id)
    const subject = await get(`/api/public/reports/subject?kind=product&id=${product.id}`)
    expect(subject.body).toMatchObject({ kind: 'product', id: product.id, path: `/product/${product.slug}` })
    const before = (await mailsTo(OPERATOR(), 'report-to-decide')).length
    const [one, two] = [
      reportRequest('product', product.id),
      reportRequest('product', product.id, { why: 'unsafe' }),
    ]
    const receipts = [await report(one), await report(two)]
    expect(receipts.map(({ status }) => status)).toEqual([202, 202])
    const { reference } = receipts[0]!.body
    expect(reference).toMatch(/^R-[0-9A-Z]{10}$/)
    const [receipt] = await mailsTo(one.email, 'report-received')
    expect(receipt!.body).toContain(reference)
    expect(receipt!.body).not.toContain(one.text)
    expect(await mailsTo(OPERATOR(), 'report-to-decide')).toHaveLength(before + 1)

    const shown = await run('report', 'show', reference)
    for (const part of [one.email, two.email, one.text]) expect(shown.stdout).toContain(part)
    const closed = await run('report', 'close', reference, '--because', 'It is the original.')
    expect(closed.stdout).toContain('all 2 open reports')
    for (const { email } of [one, two])
      expect(await mailsTo(email, 'report-decided')).toMatchObject([
        { body: expect.stringMatching(/left it unchanged[\s\S]*It is the original\./) },
      ])
    expect((await run('report', 'close', reference, '--because', 'Again.')).stderr).toContain(
      'closed already',
    )
  })

  test('refuse what is not public, not confirmed or incomplete, and drop those of robots', async () => {
    const shop = await createShop(db(), { status: 'suspended', slug: `shop-${newId()}` })
    const product = await createProduct(db(), shop.id)
    for (const [kind, id] of [
      ['product', product.id],
      ['shop', shop.id],
      ['review', newId()],
      ['question', newId()],
    ] as const)
      expect(await report(reportRequest(kind, id))).toMatchObject({
        status: 404,
        body: { code: 'report.subject_not_found' },
      })
    for (const change of [
      { goodFaith: false },
      { text: 'short' },
      { name: ' ' },
      { email: 'x' },
      { why: 'none' },
    ])
      expect((await report(reportRequest('product', newId(), change))).status).toBe(400)
    expect(await report(reportRequest('product', newId(), { website: 'spam' }))).toMatchObject({
      status: 202,
    })
  })

  test('lose the reporter’s name and address with the account', async () => {
    const shop = await createShop(db(), { slug: `shop-${newId()}` })
    const person = await signedUp(api())
    const { confirmEmail, PASSWORD } = await import('../fixtures.ts')
    await confirmEmail(api(), person)
    const { body } = await report(reportRequest('shop', shop.id, { email: person.email.toUpperCase() }))
    const exported = await get('/api/user/export', person.token)
    expect(exported.body.reports).toMatchObject([{ reference: body.reference, kind: 'shop', outcome: null }])
    const payload = { password: PASSWORD }
    await api().call({ method: 'DELETE', url: '/api/user/me', token: person.token, payload })
    const { rows } = await db().execute(
      sql`select name, email from reports where reference = ${body.reference}`,
    )
    expect(rows).toEqual([{ name: null, email: null }])
  })
})
