import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { supplyPages } from '../../src/modules/pages/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { runCommand } from '../catalog/command.ts'
import { createProduct, createShop, signedUp } from '../fixtures.ts'
import { decisions, type Employee, employee, REASON, useOperatorDesk } from './operator-desk.ts'

const desk = useOperatorDesk()
const db = () => desk().deps.db

const read = ({ cookie }: Employee, path: string) =>
  desk().ask({ method: 'GET', url: `/api/operator/${path}`, cookie })
const send = ({ cookie }: Employee, path: string, payload: object) =>
  desk().ask({
    method: 'POST',
    url: `/api/operator/${path}`,
    cookie,
    headers: { 'idempotency-key': newId() },
    payload,
  })
const isShown = async (slug: string) =>
  (await desk().call({ method: 'GET', url: `/api/public/products/${slug}` })).status === 200
const mails = async (recipient: string) =>
  (
    await db().execute<{ kind: string; subject: string; body: string }>(
      sql`select kind, subject, body from emails where recipient = ${recipient} and kind like '%restrict%' order by id`,
    )
  ).rows

async function onSale() {
  const owner = await signedUp(desk())
  const shop = await createShop(db(), { status: 'open', ownerId: owner.id })
  await db().execute(sql`insert into shop_members (shop_id, user_id, role) values (${shop.id}, ${owner.id}, 'owner')
    on conflict do nothing`)
  return { owner, shop, product: await createProduct(db(), shop.id) }
}

const restriction = (subject: string, expected: string, change: object = {}) => ({
  kind: 'product',
  subject,
  ground: 'terms',
  clause: 'Terms of service, 8. What is not allowed',
  reason: REASON,
  expect: expected,
  ...change,
})

describe('POST /api/operator/restrictions', () => {
  test('shows the email first, then hides the product, and records who decided', async () => {
    const { owner, shop, product } = await onSale()
    const operator = await employee(desk(), ['catalog'])
    const before = (await decisions(desk())).length
    const { body: content } = await read(operator, `content/product/${product.id}`)
    expect(content).toMatchObject({ isPublic: true, restrictions: [], shop: { id: shop.id } })
    const given = restriction(product.id, content.expect)

    const checked = await send(operator, 'restrictions?dryRun=true', given)
    expect(checked.status, checked.text).toBe(200)
    const { email } = checked.body
    expect(email.text).toContain(`against our terms: ${given.clause}`)
    expect(await isShown(product.slug)).toBe(true)
    expect(await mails(owner.email)).toEqual([])

    const done = await send(operator, 'restrictions', given)
    expect(done.body.effects).toEqual(checked.body.effects)
    expect(await isShown(product.slug)).toBe(false)
    expect(await mails(owner.email)).toEqual([
      { kind: 'content-restricted', subject: email.subject, body: email.text },
    ])
    const [{ id }] = done.body.content.restrictions
    expect((await db().execute(sql`select created_by from restrictions where id = ${id}`)).rows).toEqual([
      { created_by: operator.id },
    ])
    const listed = await read(operator, `products?state=restricted&shop=${shop.id}`)
    expect(listed.body.items).toMatchObject([{ id: product.id, status: 'active', isRestricted: true }])

    const stale = await send(operator, `restrictions/${id}/lift`, { reason: REASON, expect: content.expect })
    expect(stale.body).toMatchObject({
      code: 'operator.state_changed',
      changed: { what: 'product.restricted' },
    })
    const lifted = await send(operator, `restrictions/${id}/lift`, {
      reason: REASON,
      expect: done.body.content.expect,
    })
    expect(lifted.status, lifted.text).toBe(200)
    expect(await isShown(product.slug)).toBe(true)
    expect((await mails(owner.email)).map(({ kind }) => kind)).toEqual([
      'content-restricted',
      'restriction-lifted',
    ])
    const log = (await decisions(desk())).slice(before)
    expect(log).toMatchObject([
      { what: 'product.restricted', operator_id: operator.id, about_shop_id: shop.id, reason: REASON },
      { what: 'product.restriction_lifted', subject_id: product.id, after: { isStillHidden: false } },
    ])
  })

  test('refuses a member of the product’s shop, and a person who reported it', async () => {
    const { shop, product } = await onSale()
    const operator = await employee(desk(), ['catalog'])
    const refused = async () => {
      const { body } = await read(operator, `content/product/${product.id}`)
      expect(body.allowed).toMatchObject([{ ok: false }, { ok: false }])
      return (await send(operator, 'restrictions', restriction(product.id, body.expect))).body.code
    }
    const reported = await desk().call({
      method: 'POST',
      url: '/api/public/reports',
      payload: {
        kind: 'product',
        id: product.id,
        why: 'unsafe',
        text: 'It caught fire in my kitchen.',
        name: 'Runa Vale',
        email: operator.email,
        goodFaith: true,
      },
    })
    expect(reported.status).toBe(202)
    expect(await refused()).toBe('operator.own_case')
    await db().execute(sql`delete from reports where subject_id = ${product.id}`)
    await db().execute(
      sql`insert into shop_members (shop_id, user_id, role) values (${shop.id}, ${operator.id}, 'manager')`,
    )
    expect(await refused()).toBe('operator.own_case')
  })
})

test('the command writes entries like the console’s, and lists by pages', async () => {
  const { product } = await onSale()
  const run = (...args: string[]) =>
    runCommand('restriction', args, { DATABASE_URL: desk().database.url, SITE_URL: 'http://shop.test' })
  const added = await run('add', 'product', product.id, '--law', 'the Toy Act', '--because', 'It burns.')
  expect(added, added.stderr).toMatchObject({ code: 0 })
  const id = added.stdout.split(':')[0]!
  expect((await run('list')).stdout).toContain(`${id}  product ${product.id}`)
  expect((await run('list', '--after', id)).stdout).toContain('No more restrictions.')
  expect(await run('lift', id, '--because', 'It does not.')).toMatchObject({ code: 0 })
  expect((await decisions(desk())).filter(({ subject_id }) => subject_id === product.id)).toMatchObject([
    { what: 'product.restricted', by_name: 'shell', operator_id: null },
    { what: 'product.restriction_lifted', by_name: 'shell' },
  ])
})

describe('GET /api/operator/products', () => {
  test('finds products by name, shop, category and state, newest first', async () => {
    const { shop, product } = await onSale()
    const second = await createProduct(db(), shop.id)
    const operator = await employee(desk(), ['catalog'])
    const ids = async (query: string) =>
      (await read(operator, `products?shop=${shop.id}&${query}`)).body.items.map(
        ({ id }: { id: string }) => id,
      )
    expect(await ids('')).toEqual([second.id, product.id])
    expect(await ids(`q=prod`)).toContain(product.id)
    expect(await ids('q=zzzzqq')).toEqual([])
    expect(await ids('state=draft')).toEqual([])
    expect(await ids(`category=${newId()}`)).toEqual([])
    expect((await read(operator, 'products?cursor=made-up')).body.code).toBe('cursor.invalid')
  })
})

test('GET /api/operator/clauses lists the sections of legal pages with their variables filled', async () => {
  await supplyPages(db(), desk().clock.now())
  const operator = await employee(desk(), ['catalog'])
  const { body } = await read(operator, 'clauses')
  expect(JSON.stringify(body)).not.toContain('{{')
  expect(body.items).toEqual(
    expect.arrayContaining([{ page: 'Terms of service', section: '8. What is not allowed' }]),
  )
})
