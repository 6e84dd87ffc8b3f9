import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { createAftermath, type Sold } from '../after-sales/sold.ts'
import { runCommand } from '../catalog/command.ts'
import { createProduct, createShop, multipart } from '../fixtures.ts'
import { type ShopFloor, useShopFloor } from '../payments/shop-floor.ts'
import { contentsOf } from '../walls/seller-desk.ts'
import {
  decisions,
  type Employee,
  employee,
  type OperatorDesk,
  ORIGIN,
  openConsole,
  REASON,
} from './operator-desk.ts'

const floor = useShopFloor({ jobs: false, config: { operatorOrigin: ORIGIN } })
const { delivered, sold, buyer, shop, look, ledgerOf, emailsTo } = createAftermath(floor)
let desk: ShopFloor & OperatorDesk
let admin: Employee
let support: Employee

beforeAll(async () => {
  desk = await openConsole(floor())
  admin = await employee(desk)
  support = await employee(desk, ['support'])
})
afterAll(() => desk.console.close())

const get = (url: string, { cookie } = support) =>
  desk.ask({ method: 'GET', url: `/api/operator${url}`, cookie })
const read = async (url: string, by = support) => (await get(url, by)).body
const run = (text: ReturnType<typeof sql>) => desk.deps.db.execute(text)

interface Given {
  key?: string
  dryRun?: boolean
  by?: Employee
  expect?: string
}

/** Decides a case in the state that it has now, unless told. */
async function act(kind: string, id: string, action: string, body: object = {}, given: Given = {}) {
  const { key = newId(), dryRun = false, by = support } = given
  const seen = given.expect ?? (await read(`/cases/${kind}/${id}`, by)).expect
  return desk.ask({
    method: 'POST',
    url: `/api/operator/${kind}s/${id}/${action}${dryRun ? '?dryRun=true' : ''}`,
    cookie: by.cookie,
    headers: { 'idempotency-key': key },
    payload: { reason: REASON, ...body, expect: seen },
  })
}

const claimed = async (order: Sold): Promise<string> => {
  const lines = [{ orderLineId: order.lineIds[0], quantity: 1 }]
  const claim = { kind: 'damaged', wanted: 'refund', text: 'The handle is broken.', lines }
  return (await buyer(order, 'claims', claim)).body.orders[0].claims.at(-1).id
}
const overdue = async (order: Sold): Promise<string> => {
  const id = await claimed(order)
  await run(
    sql`update claims set answer_by = ${new Date(desk.clock.now().getTime() - 1).toISOString()} where id = ${id}`,
  )
  return id
}

/** A dispute about a claim that the shop has rejected. */
async function disputed(price = 2_000): Promise<{ order: Sold; id: string }> {
  const order = await delivered([{ price, quantity: 3 }])
  const claimId = await claimed(order)
  await shop(order, `claims/${claimId}/answer`, { answer: 'reject', text: 'It left us whole.' })
  const { body } = await buyer(order, 'disputes', { text: 'Look at the picture.', claimId })
  return { order, id: body.orders[0].disputes[0].id }
}

const photograph = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
async function uploaded(token: string): Promise<string> {
  const picture = multipart({ picture: { filename: 'proof.png', bytes: photograph } })
  const answer = await desk.call({ method: 'POST', url: '/api/user/pictures', token, ...picture })
  return answer.body.id
}

describe('a dispute', () => {
  test('shows what both sides say, with the statement and pictures that its shop adds', async () => {
    const { order, id } = await disputed()
    const pictureIds = [await uploaded(order.owner.token)]
    const before = await read(`/cases/dispute/${id}`)
    const added = await shop(order, `disputes/${id}/statements`, { text: ' Packed in foam. ', pictureIds })
    expect(added.body.disputes).toMatchObject([{ statements: [{ text: 'Packed in foam.', pictures: [{}] }] }])
    expect((await look(order)).disputes[0].statements).toEqual(added.body.disputes[0].statements)
    expect((await emailsTo(order.buyer.email)).at(-1)).toBe('dispute-statement')
    const found = await read(`/cases/dispute/${id}`)
    expect(found).toMatchObject({
      title: order.number,
      amount: 20,
      order: { purchase: order.groupNumber, buyer: order.buyer.email, total: expect.any(Number) },
      items: [{ quantity: 1 }],
      sides: [
        { who: 'buyer', what: 'claim', text: 'The handle is broken.' },
        { who: 'shop', what: 'answer', text: 'It left us whole.' },
        { who: 'buyer', what: 'dispute', text: 'Look at the picture.' },
        { who: 'shop', what: 'statement', text: 'Packed in foam.', pictures: [{}] },
      ],
      deadlines: [{ what: 'decide' }],
      history: expect.arrayContaining([expect.objectContaining({ kind: 'dispute_opened', actor: 'buyer' })]),
    })
    const { base, widths } = found.sides[3].pictures[0]
    const shown = await desk.ask({ method: 'GET', url: `${base}/${widths[0]}.webp`, cookie: support.cookie })
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    // A decision must not pass over what the shop has just said.
    const late = await act('dispute', id, 'decide', { for: 'buyer' }, { expect: before.expect })
    expect(late).toMatchObject({ status: 409, body: { code: 'operator.state_changed' } })
    expect(await read('/cases?kind=dispute')).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ id, title: order.number, status: 'open', amount: 20 }),
      ]),
    })
  })

  test('refuses statements of others, with others’ pictures, a sixth, and after its decision', async () => {
    const { order, id } = await disputed()
    const stranger = await delivered()
    const say = (of: Sold, body: object = {}) =>
      shop(of, `disputes/${id}/statements`, { text: 'It was whole.', ...body })
    expect((await say(stranger)).body.code).toBe('dispute.not_found')
    const pictureIds = [await uploaded(order.buyer.token)]
    expect((await say(order, { pictureIds })).body.code).toBe('media.not_found')
    expect((await say(order, { text: '  ' })).status).toBe(400)
    for (let at = 0; at < 5; at++) expect((await say(order)).status).toBe(200)
    expect((await say(order)).body).toMatchObject({
      code: 'order.not_allowed',
      detail: expect.stringContaining('up to 5'),
    })
    await act('dispute', id, 'decide', { for: 'seller' })
    expect((await say(order)).body).toMatchObject({
      code: 'order.not_allowed',
      detail: expect.stringContaining('decided'),
    })
  })

  test('is decided as its dry run says, in the ledger, by email and in the log', async () => {
    const { order, id } = await disputed()
    await act('dispute', id, 'review')
    const given = { for: 'buyer', amount: 12.5 }
    const rounded = await act('dispute', id, 'decide', { for: 'buyer', amount: 12.505 })
    expect(rounded.body.fields).toMatchObject([{ pointer: '/amount' }])
    const before = await contentsOf(desk)
    const rehearsed = await act('dispute', id, 'decide', given, { dryRun: true })
    expect(await contentsOf(desk)).toEqual(before)
    const done = await act('dispute', id, 'decide', given)
    expect(done.body).toMatchObject({
      isDryRun: false,
      effects: rehearsed.body.effects,
      case: {
        status: 'resolved_buyer',
        sides: expect.arrayContaining([expect.objectContaining({ text: REASON })]),
      },
    })
    expect(done.body.effects).toEqual([
      { kind: 'refund', count: 1, amount: 12.5 },
      { kind: 'hold_released', count: 1, amount: 20 },
      { kind: 'shop_balance', count: 1, amount: 8.5 },
      { kind: 'commission_back', count: 1, amount: 1 },
      { kind: 'email', count: 2 },
    ])
    expect(await ledgerOf(order)).toEqual([
      ['dispute_hold', -2_000],
      ['dispute_release', 2_000],
      ['refund', -1_250],
      ['commission_back', 100],
    ])
    expect((await decisions(desk)).slice(-2)).toMatchObject([
      { what: 'dispute.reviewed', before: { status: 'open' }, after: { status: 'under_review' } },
      {
        what: 'dispute.decided_for_buyer',
        subject_id: id,
        about_shop_id: order.shopId,
        amount_minor: '1250',
        reason: REASON,
      },
    ])
    const again = await act('dispute', id, 'decide', { for: 'seller' })
    expect(again.body.code).toBe('order.not_allowed')
    expect(done.body.case.allowed.map(({ why }: { why: string }) => why)).toEqual(
      Array(3).fill('This has already been decided.'),
    )
  })

  test('stays within the daily limit of support, and is never decided by its own parties', async () => {
    const poor = await employee(desk, ['support'])
    const { order, id } = await disputed(20_000)
    const refused = await act('dispute', id, 'decide', { for: 'buyer' }, { by: poor })
    expect(refused).toMatchObject({ status: 403, body: { code: 'operator.limit_exceeded' } })
    expect((await look(order)).disputes).toMatchObject([{ status: 'open' }])
    await run(
      sql`insert into shop_members (shop_id, user_id, role) values (${order.shopId}, ${poor.id}, 'staff')`,
    )
    expect((await act('dispute', id, 'decide', { for: 'seller' }, { by: poor })).body.code).toBe(
      'operator.own_case',
    )
    expect((await act('dispute', id, 'decide', { for: 'buyer' }, { by: admin })).status).toBe(200)
  })

  test('two decisions at a time make one refund', async () => {
    const { order, id } = await disputed()
    const { expect: seen } = await read(`/cases/dispute/${id}`)
    const both = await Promise.all(
      [support, admin].map(by => act('dispute', id, 'decide', { for: 'buyer' }, { by, expect: seen })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await look(order)).refunds).toHaveLength(1)
  })
})

describe('a claim that its shop doesn’t answer', () => {
  test('is upheld with a refund', async () => {
    const order = await delivered([{ price: 2_000, quantity: 2 }])
    const id = await claimed(order)
    expect((await act('claim', id, 'decide', { decision: 'uphold' })).body.detail).toContain('still has time')
    await run(sql`update claims set answer_by = now() - interval '1 day' where id = ${id}`)
    expect((await read('/cases?kind=claim')).items).toContainEqual(
      expect.objectContaining({ id, about: 'damaged', title: order.number }),
    )
    const done = await act('claim', id, 'decide', { decision: 'uphold' })
    expect(done.body).toMatchObject({
      effects: [
        { kind: 'refund', amount: 20 },
        { kind: 'shop_balance' },
        { kind: 'commission_back' },
        { kind: 'email', count: 2 },
      ],
      case: { status: 'resolved' },
    })
    expect(await look(order)).toMatchObject({
      refundedTotal: 20,
      claims: [{ status: 'resolved', resolution: 'refund', answer: null, decision: REASON, actions: [] }],
      lines: [{ returnableQuantity: 1, claimableQuantity: 1 }],
    })
    expect(await emailsTo(order.owner.email)).toEqual(['claim-opened', 'claim-decided'])
  })

  test('is dismissed, and its buyer can still open a dispute', async () => {
    const order = await delivered()
    const id = await overdue(order)
    const done = await act('claim', id, 'decide', { decision: 'dismiss' })
    expect(done.body.effects).toEqual([
      { kind: 'claim_dismissed', count: 1 },
      { kind: 'email', count: 2 },
    ])
    expect((await look(order)).claims).toMatchObject([
      { status: 'rejected', decision: REASON, actions: ['dispute'] },
    ])
  })

  test('waits for its dispute once there is one', async () => {
    const order = await delivered()
    const id = await overdue(order)
    await buyer(order, 'disputes', { text: 'Hello?', claimId: id })
    expect((await act('claim', id, 'decide', { decision: 'uphold' })).body.detail).toContain(
      'Decide the dispute',
    )
    expect((await read('/cases?kind=claim')).items).not.toContainEqual(expect.objectContaining({ id }))
  })
})

describe('a return', () => {
  const requested = async (order: Sold): Promise<string> => {
    const lines = [{ orderLineId: order.lineIds[0], quantity: 1, reason: 'damaged' }]
    return (await buyer(order, 'returns', { lines })).body.orders[0].returns[0].id
  }

  test('that can’t be sent is approved for its shop, and refunded', async () => {
    const order = await delivered([{ price: 2_000, quantity: 2 }])
    await run(sql`update shops set address = null, return_address = null where id = ${order.shopId}`)
    const id = await requested(order)
    expect((await act('return', id, 'decide', { decision: 'refund' })).body.code).toBe('order.not_allowed')
    const approved = await act('return', id, 'decide', { decision: 'approve' })
    expect(approved.body).toMatchObject({
      effects: [
        { kind: 'return_approved', count: 1 },
        { kind: 'email', count: 2 },
      ],
      case: { status: 'approved' },
    })
    expect((await read('/cases?kind=return')).items).toContainEqual(expect.objectContaining({ id }))
    const refunded = await act('return', id, 'decide', { decision: 'refund' })
    expect(refunded.body).toMatchObject({
      effects: [{ kind: 'return_ended' }, { kind: 'refund' }, {}, {}, {}],
    })
    expect(await look(order)).toMatchObject({
      returns: [{ status: 'refunded', actions: [] }],
      refunds: [{ reason: 'return', note: REASON }],
      lines: [{ returnableQuantity: 1 }],
    })
    expect((await read('/cases?kind=return')).items).not.toContainEqual(expect.objectContaining({ id }))
  })

  test('is ended without a refund', async () => {
    const order = await delivered()
    const id = await requested(order)
    await act('return', id, 'decide', { decision: 'approve' })
    expect((await act('return', id, 'decide', { decision: 'dismiss' })).body.case.status).toBe('canceled')
    expect(await look(order)).toMatchObject({ refundedTotal: 0, lines: [{ returnableQuantity: 1 }] })
  })
})

describe('reports', () => {
  const reported = async (id: string) => {
    const email = `ada-${newId()}@example.test`
    const { body } = await desk.call({
      method: 'POST',
      url: '/api/public/reports',
      payload: {
        kind: 'product',
        id,
        why: 'counterfeit',
        text: 'It copies our design.',
        name: 'Ada',
        email,
        goodFaith: true,
      },
    })
    return { email, reference: body.reference as string }
  }
  const product = async () =>
    createProduct(desk.deps.db, (await createShop(desk.deps.db, { status: 'open' })).id)

  test('become one case for each product, which is closed with emails', async () => {
    const { id } = await product()
    const [first, second] = [await reported(id), await reported(id)]
    const catalog = await employee(desk, ['catalog'])
    const mine = (await read('/cases?kind=report', catalog)).items.filter(
      (row: { id: string }) => row.id === id,
    )
    expect(mine).toMatchObject([{ about: 'product', status: 'open' }])
    expect((await get('/cases?kind=dispute', catalog)).body.code).toBe('operator.key_missing')
    const found = await read(`/cases/report/${id}`, catalog)
    expect(found).toMatchObject({
      subject: { kind: 'product', id, isPublic: true, restriction: null },
      sides: [
        {
          who: 'visitor',
          what: 'report',
          name: `Ada, ${first.email}`,
          text: 'It’s counterfeit or infringes rights. It copies our design.',
        },
        { who: 'visitor', name: `Ada, ${second.email}` },
      ],
    })
    const closed = await act('report', id, 'close', {}, { by: catalog })
    expect(closed.body).toMatchObject({
      effects: [
        { kind: 'reports_closed', count: 2 },
        { kind: 'email', count: 2 },
      ],
      case: { status: 'closed' },
    })
    expect(await emailsTo(second.email)).toEqual(['report-received', 'report-decided'])
    expect((await decisions(desk)).at(-1)).toMatchObject({
      what: 'report.closed',
      after: { kind: 'product', reports: 2 },
    })
    expect((await read('/cases?kind=report&state=closed')).items[0]).toMatchObject({ id, status: 'closed' })
  })

  test('are listed by the command in pages, each in two statements', async () => {
    const references: string[] = []
    for (let at = 0; at < 51; at++) references.push((await reported((await product()).id)).reference)
    const command = (...args: string[]) => runCommand('report', args, { DATABASE_URL: desk.database.url })
    const first = (await command('list')).stdout
    expect(first).toContain(references[49])
    expect(first).not.toContain(references[50])
    expect(first).toContain(`report list --after ${references[49]}`)
    const second = (await command('list', '--after', references[49]!)).stdout
    expect(second).toContain(references[50])
    expect(second).not.toContain(references[49])
    await command('close', references[0]!, '--because', 'It is their own design.')
    expect((await decisions(desk)).at(-1)).toMatchObject({
      what: 'report.closed',
      operator_id: null,
      by_name: 'shell',
    })
  })
})

describe('a withdrawal without a purchase', () => {
  const declared = async (email: string, number = 'UNKNOWN123'): Promise<string> => {
    const { body } = await desk.call({
      method: 'POST',
      url: '/api/public/withdrawals',
      payload: { name: 'Robin Reed', number, email },
    })
    const { rows } = await run(sql`select id from withdrawals where reference = ${body.reference}`)
    return rows[0]!.id as string
  }
  const resolve = (id: string, body: object, given?: Given) => act('withdrawal', id, 'resolve', body, given)

  test('is matched to one and takes effect', async () => {
    const order = await sold()
    const id = await declared('robin@example.test')
    expect((await read('/cases?kind=withdrawal')).items).toContainEqual(
      expect.objectContaining({ id, title: 'UNKNOWN123', status: 'unmatched' }),
    )
    expect((await resolve(id, { decision: 'match', number: 'NOTHING' })).body.code).toBe('order.not_found')
    expect((await resolve(id, { decision: 'match' })).body.fields).toMatchObject([{ pointer: '/number' }])
    const match = { decision: 'match', number: order.groupNumber.toLowerCase() }
    const other = await declared('robin@example.test')
    const items = JSON.stringify([{ orderLineId: newId(), quantity: 1 }])
    await run(sql`update withdrawals set items = ${items}::jsonb where id = ${other}`)
    expect((await resolve(other, match)).body.code).toBe('order.line_not_found')
    const done = await resolve(id, match, { by: admin })
    expect(done.body).toMatchObject({
      effects: [{ kind: 'withdrawal_done' }, { kind: 'refund' }, {}, {}],
      case: { status: 'done', purchase: order.groupNumber },
    })
    expect(await look(order)).toMatchObject({ badge: 'refunded', lines: [{ canceledQuantity: 1 }] })
  })

  test('is rejected with a reason that the sender gets', async () => {
    const email = `dora-${newId()}@example.test`
    const id = await declared(email)
    expect((await resolve(id, { decision: 'reject' })).body).toMatchObject({
      case: { status: 'rejected', allowed: [{ ok: false }, {}] },
    })
    expect(await emailsTo(email)).toEqual(['withdrawal-received', 'withdrawal-rejected'])
    expect((await resolve(id, { decision: 'reject' })).status).toBe(404)
  })

  test('isn’t matched to a purchase of the operator’s own', async () => {
    const order = await sold()
    await run(
      sql`insert into shop_members (shop_id, user_id, role) values (${order.shopId}, ${support.id}, 'staff')`,
    )
    const id = await declared('robin@example.test')
    const own = await resolve(id, { decision: 'match', number: order.groupNumber })
    expect(own.body.code).toBe('operator.own_case')
    const named = await declared('robin@example.test', order.groupNumber)
    expect((await resolve(named, { decision: 'reject' })).body.code).toBe('operator.own_case')
    const asGuest = await sold()
    await run(sql`update order_groups set email = upper(${support.email}), customer_id = null
      where number = ${asGuest.groupNumber}`)
    const bought = await resolve(id, { decision: 'match', number: asGuest.groupNumber })
    expect(bought.body.code).toBe('operator.own_case')
  })

  test('is matched within the daily limit: anyone can declare one', async () => {
    const poor = await employee(desk, ['support'])
    const order = await sold([{ price: 20_000 }])
    const id = await declared('robin@example.test')
    const match = { decision: 'match', number: order.groupNumber }
    expect((await resolve(id, match, { by: poor })).body.code).toBe('operator.limit_exceeded')
    expect(await look(order)).toMatchObject({ badge: 'placed' })
    expect((await resolve(id, match, { by: admin })).status).toBe(200)
    expect((await decisions(desk)).at(-1)).toMatchObject({
      what: 'withdrawal.matched',
      amount_minor: expect.any(String),
    })
  })
})

test('Today counts the cases that wait, and leads to them', async () => {
  const { id } = await disputed()
  const { rows } = await read('/today')
  const kinds = rows.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['disputes', 'withdrawals', 'reports']))
  const row = rows.find(({ kind }: { kind: string }) => kind === 'disputes')
  expect(row.href).toBe('/cases?kind=dispute')
  const counts = (await read('/cases?kind=dispute')).counts
  expect(counts).toContainEqual({ kind: 'dispute', count: row.count })
  expect((await read(`/cases/dispute/${id}`)).status).toBe('open')
})
