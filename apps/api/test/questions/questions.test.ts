import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { PASSWORD, signedUp } from '../fixtures.ts'
import { memberOf } from '../orders/order-desk.ts'
import type { ShopFloor } from '../payments/shop-floor.ts'
import { questionDesk } from './question-desk.ts'

const api = useTestApp()
const db = () => api().deps.db

const { onSale, ask, own, withdraw, shown, list, answer, correct, report, mailsTo } = questionDesk(api)
const idsOf = ({ items }: { items: { question: { id: string } }[] }) =>
  items.map(({ question }) => question.id)

describe('asking', () => {
  test('shows an unanswered question to its author and the shop only', async () => {
    const { product, seller, asker } = await onSale()
    const asked = await ask(asker, product, '  Does <b>it</b>\r\n\r\n\r\n\r\nfit?\u0007 ')
    expect(asked).toMatchObject({
      status: 201,
      body: {
        product: { id: product.id, slug: product.slug },
        question: { text: 'Does <b>it</b>\n\nfit?', author: 'Robin', answer: null },
      },
    })
    expect(await shown(product)).toMatchObject({ items: [], total: 0 })
    expect((await own(asker, `productId=${product.id}`)).items).toEqual([asked.body])
    expect((await own(asker, `productId=${newId()}`)).items).toEqual([])
    expect((await own(seller)).items).toEqual([])
    expect(idsOf(await list(seller))).toEqual([asked.body.question.id])
    expect(JSON.stringify(await list(seller))).not.toContain(asker.email)
  })

  test('emails a question once to the members who answer questions and want an email', async () => {
    const { shop, product, seller, asker } = await onSale()
    const packer = await memberOf(api() as ShopFloor, shop.id, 'staff')
    const off = await memberOf(api() as ShopFloor, shop.id, 'manager')
    await db().execute(sql`update shop_members set keys = '{orders}' where user_id = ${packer.id}`)
    await db().execute(sql`update shop_members set question_emails = 'off' where user_id = ${off.id}`)
    await ask(asker, product, 'Does <b>it</b>\nfit?')
    await ask(asker, product, 'Does <b>it</b>\nfit?')
    const { rows } = await db().execute<{ recipient: string; body: string; html: string }>(
      sql`select recipient, body, html from emails where kind = 'question-asked'
        and recipient in (${seller.email}, ${packer.email}, ${off.email})`,
    )
    expect(rows.map(({ recipient }) => recipient)).toEqual([seller.email])
    const [{ body, html }] = rows as [(typeof rows)[0]]
    expect(body).toContain('> Does <b>it</b>\n> fit?')
    expect(body).toContain('/seller/questions?view=unanswered&shop=shop-')
    expect(body).toContain('/seller/emails?shop=shop-')
    expect(html).toContain('Does &lt;b&gt;it')
    expect(body + html).not.toContain(asker.email)
  })

  test('refuses callers who may not ask, and invalid questions', async () => {
    const { shop, product, seller, asker } = await onSale()
    expect((await ask(null, product, 'Hello?')).status).toBe(401)
    expect(await ask(seller, product, 'Is our mug nice?')).toMatchObject({
      status: 409,
      body: { code: 'question.not_allowed' },
    })
    for (const text of ['', ' \n\t ', 'x'.repeat(1_001)])
      expect(await ask(asker, product, text)).toMatchObject({
        status: 400,
        body: { fields: [{ pointer: '/text' }] },
      })
    expect(await ask(asker, { id: newId() }, 'Hello?')).toMatchObject({
      status: 404,
      body: { code: 'product.not_found' },
    })
    await db().execute(sql`update products set status = 'draft' where id = ${product.id}`)
    expect((await ask(asker, product, 'Hello?')).body.code).toBe('product.not_found')
    await db().execute(sql`update products set status = 'active' where id = ${product.id}`)
    await db().execute(sql`update shops set status = 'suspended' where id = ${shop.id}`)
    expect((await ask(asker, product, 'Hello?')).body.code).toBe('product.not_found')
    expect((await own(asker)).items).toEqual([])
  })

  test('makes one question of twenty concurrent presses, and limits open ones', async () => {
    const { product, seller, asker } = await onSale()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(asker, product, 'How heavy is it?')),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map(({ body }) => body.question.id)).size).toBe(1)
    const more = await Promise.all(
      Array.from({ length: 8 }, (_, at) => ask(asker, product, `And the size ${at}?`)),
    )
    expect(more.filter(({ status }) => status === 201)).toHaveLength(4)
    expect(more.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'question.not_allowed' },
    })
    expect((await list(seller)).counts).toEqual({ all: 5, unanswered: 5, answered: 0, reported: 0 })
  })

  test('withdraws one’s own open question, never an answered one or another’s', async () => {
    const { product, seller, asker } = await onSale()
    const stranger = await signedUp(api())
    const first = (await ask(asker, product, 'Is it blue?')).body.question.id
    expect((await withdraw(stranger, first)).body.code).toBe('question.not_found')
    expect((await withdraw(asker, first)).status).toBe(204)
    expect((await withdraw(asker, first)).status).toBe(404)
    const second = (await ask(asker, product, 'Is it blue?')).body.question.id
    await answer(seller, second)
    expect(await withdraw(asker, second)).toMatchObject({ status: 409, body: { code: 'question.answered' } })
    expect((await own(asker)).items).toHaveLength(1)
  })
})

describe('the shop', () => {
  test('answers once: everyone reads it, and who asked gets one email', async () => {
    const { product, seller, asker } = await onSale()
    const { id } = (await ask(asker, product, 'Is it <i>oven</i> proof?')).body.question
    expect((await answer(seller, id, ' \n ')).body.fields).toMatchObject([{ pointer: '/text' }])
    const answered = await answer(seller, id, 'Up to 180 °C & no further.')
    expect(answered).toMatchObject({
      status: 200,
      body: { version: 2, question: { id, answer: { text: 'Up to 180 °C & no further.' } } },
    })
    expect(await shown(product)).toMatchObject({ total: 1, items: [answered.body.question] })
    expect(await answer(seller, id, 'Again.')).toMatchObject({
      status: 409,
      body: { code: 'question.answered' },
    })
    const mails = await mailsTo(asker)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.body).toContain('> Up to 180 °C & no further.')
    expect(mails[0]!.body).toContain(`http://shop.test/product/${product.slug}#questions`)
    expect(mails[0]!.html).toContain('Is it &lt;i&gt;oven&lt;/i&gt; proof?')
  })

  test('corrects an answer without a second email, unless a colleague changed it since', async () => {
    const { product, seller, asker } = await onSale()
    const { id } = (await ask(asker, product, 'How much does it hold?')).body.question
    expect((await correct(seller, id, '320 ml', 1)).body.code).toBe('question.not_allowed')
    const { version } = (await answer(seller, id, '230 ml')).body
    expect((await correct(seller, id, '320 ml', version)).body).toMatchObject({
      version: version + 1,
      question: { answer: { text: '320 ml' } },
    })
    expect(await correct(seller, id, '300 ml', version)).toMatchObject({
      status: 412,
      body: {
        code: 'edit.conflict',
        conflict: { by: 'Robin', version: version + 1, changes: [{ theirs: '320 ml', yours: '300 ml' }] },
      },
    })
    expect(await shown(product)).toMatchObject({ items: [{ answer: { text: '320 ml' } }] })
    expect(await mailsTo(asker)).toHaveLength(1)
  })

  test('reports a question, which hides it until the marketplace has looked', async () => {
    const { product, seller, asker } = await onSale()
    const [shownId, waitingId] = [
      (await ask(asker, product, 'Buy mine instead?')).body.question.id,
      (await ask(asker, product, 'Visit example.test!')).body.question.id,
    ]
    await answer(seller, shownId)
    expect((await report(seller, shownId, { reason: 'other', text: ' ' })).body.fields).toMatchObject([
      { pointer: '/text' },
    ])
    for (const id of [shownId, waitingId]) expect((await report(seller, id)).status).toBe(204)
    expect((await report(seller, waitingId, { reason: 'insult' })).status).toBe(204)
    expect(await shown(product)).toMatchObject({ items: [], total: 0 })
    expect(await answer(seller, waitingId)).toMatchObject({
      status: 409,
      body: { code: 'question.not_allowed' },
    })
    expect((await list(seller)).counts).toEqual({ all: 2, unanswered: 0, answered: 0, reported: 2 })
    const { rows } = await db().execute(
      sql`select distinct report_reason from product_questions where product_id = ${product.id}`,
    )
    expect(rows).toEqual([{ report_reason: 'advertising' }])
  })

  test('reads its own page by page, and counts open questions on its first page', async () => {
    const { product, seller, asker } = await onSale()
    const other = await onSale()
    const foreign = (await ask(asker, other.product, 'Not for you?')).body.question.id
    const ids: string[] = []
    for (const text of ['One?', 'Two?', 'Three?']) {
      ids.unshift((await ask(asker, product, text)).body.question.id)
      api().clock.advance(1_000)
    }
    await answer(seller, ids[1]!)
    for (const call of [answer, report])
      expect(await call(seller, foreign)).toMatchObject({ status: 404, body: { code: 'question.not_found' } })
    expect(idsOf(await list(seller))).toEqual(ids)
    const first = await list(seller, 'view=unanswered&limit=1')
    expect(idsOf(first)).toEqual([ids[0]])
    const second = await list(seller, `view=unanswered&limit=1&cursor=${first.page.next}`)
    expect([idsOf(second), second.page.next]).toEqual([[ids[2]], null])
    expect((await list(seller, `cursor=${first.page.next}`)).code).toBe('cursor.invalid')
    expect(idsOf(await list(seller, 'view=answered'))).toEqual([ids[1]])
    const read = async (path: string) =>
      (await api().call({ method: 'GET', url: `/api/seller/${path}`, token: seller.token })).body
    expect((await read('start')).products.unansweredQuestions).toBe(2)
    expect((await read('dashboard')).toDo.unansweredQuestions).toBe(2)
  })
})

test('everyone reads the last answered first, page by page', async () => {
  const { product, seller, asker } = await onSale()
  const ids: string[] = []
  for (const text of ['A?', 'B?', 'C?', 'D?', 'E?', 'F?']) {
    const { id } = (await ask(asker, product, text)).body.question
    api().clock.advance(1_000)
    await answer(seller, id)
    ids.unshift(id)
  }
  const url = `/api/public/products/${product.slug}/questions`
  const read = async (query: string) => (await api().call({ method: 'GET', url: `${url}?${query}` })).body
  const idsIn = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)
  const { items, page, total } = (
    await api().call({ method: 'GET', url: `/api/public/products/${product.slug}` })
  ).body.questions
  expect([idsIn({ items }), total]).toEqual([ids.slice(0, 4), 6])
  const rest = await read(`cursor=${page.next}`)
  expect([idsIn(rest), rest.page.next]).toEqual([ids.slice(4), null])
  expect(idsIn(await read(`limit=4&cursor=${rest.page.previous}`))).toEqual(ids.slice(0, 4))
  expect((await api().call({ method: 'GET', url: '/api/public/products/none/questions' })).status).toBe(404)
})

test('removes a deleted account’s open questions, and keeps answered ones without a name', async () => {
  const { product, seller, asker } = await onSale()
  const { id } = (await ask(asker, product, 'Does it float?')).body.question
  await answer(seller, id, 'It does.')
  await ask(asker, product, 'And does it sink?')
  const exported = await api().call({ method: 'GET', url: '/api/user/export', token: asker.token })
  expect(exported.body.questions).toMatchObject([
    { text: 'And does it sink?', answer: null },
    { text: 'Does it float?', answer: 'It does.' },
  ])
  const payload = { password: PASSWORD }
  await api().call({ method: 'DELETE', url: '/api/user/me', token: asker.token, payload })
  expect((await shown(product)).items).toMatchObject([{ id, author: 'Former member' }])
  expect((await list(seller)).counts).toMatchObject({ all: 1, unanswered: 0 })
  expect((await correct(seller, id, 'It does, a while.', 2)).status).toBe(200)
  await db().execute(sql`delete from products where id = ${product.id}`)
  expect((await list(seller)).counts.all).toBe(0)
})
