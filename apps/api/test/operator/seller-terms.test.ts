import { beforeAll, expect, test } from 'vitest'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { supplyPages } from '../../src/modules/pages/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { localTime, shiftDay } from '../../src/platform/local-day.ts'
import { advanceToNoon } from '../app.ts'
import { createShop, type Person, signedUp } from '../fixtures.ts'
import { memberOf } from '../orders/order-desk.ts'
import { type Employee, employee, REASON, useOperatorDesk } from './operator-desk.ts'

const desk = useOperatorDesk()
const SLUG = 'marketplace-guidelines'
let editor: Employee
let applicant: Person

beforeAll(async () => {
  advanceToNoon(desk().clock)
  await supplyPages(desk().deps.db, desk().clock.now())
  editor = await employee(desk(), ['content'])
  applicant = await signedUp(desk())
})

const day = (days: number) => shiftDay(localTime(desk().clock.now(), 'UTC').day, days)
const read = async (slug = SLUG) =>
  (await desk().ask({ method: 'GET', url: `/api/operator/pages/${slug}`, cookie: editor.cookie })).body
const publish = async (change: object, { slug = SLUG, query = '' } = {}) =>
  desk().ask({
    method: 'POST',
    url: `/api/operator/pages/${slug}/versions${query}`,
    cookie: editor.cookie,
    payload: { reason: REASON, expect: (await read(slug)).expect, ...change },
    headers: { 'idempotency-key': newId() },
  })
const shown = async (slug = SLUG) =>
  (await desk().call({ method: 'GET', url: '/api/public/pages' })).body.pages.find(
    (page: { slug: string }) => page.slug === slug,
  )
const agreement = async () =>
  (await desk().call({ method: 'GET', url: '/api/user/shop-application', token: applicant.token })).body
const mails = async () =>
  (await desk().deps.db.select().from(emails)).filter(({ kind }) => kind === 'seller-terms-announced')
const text = (body: string) => ({ title: 'Marketplace guidelines', description: 'Rules for shops.', body })

test('a new version of what sellers agree to needs no notice before the first shop', async () => {
  expect(await read()).toMatchObject({ firstTime: null })
  const { status, body } = await publish({ text: text('First rules.') })
  expect(status).toBe(200)
  expect(body.effects).toEqual([{ kind: 'page_published', count: 1 }])
  expect((await shown()).html).toContain('First rules.')
})

test('a new version starts after the notice, and owners get an email and can read both', async () => {
  const shop = await createShop(desk().deps.db)
  const owner = await memberOf(desk(), shop.id, 'owner')
  await memberOf(desk(), shop.id, 'staff')
  const before = await agreement()
  expect(before.agreementPages).toContainEqual({ slug: SLUG, title: 'Marketplace guidelines' })

  const change = { text: text('Second rules.') }
  const now = await publish(change)
  expect(now).toMatchObject({ status: 409, body: { code: 'page.refused' } })
  expect(now.body.detail).toContain(day(15))
  const early = await publish({ ...change, validFrom: `${day(14)}T23:59:00Z` })
  expect(early.body.code).toBe('page.refused')
  const { firstTime } = await read()
  expect(firstTime).toBe(`${day(15)}T00:00:00.000Z`)

  const later = { ...change, validFrom: firstTime }
  const rehearsed = await publish(later, { query: '?dryRun=true' })
  expect(await mails()).toEqual([])
  const published = await publish(later)
  expect(published.body.effects).toEqual([
    { kind: 'page_published', count: 1 },
    { kind: 'email', count: 1 },
  ])
  expect(rehearsed.body.effects).toEqual(published.body.effects)
  expect(await mails()).toMatchObject([
    { recipient: owner.email, body: expect.stringContaining(`/${SLUG}?version=upcoming`) },
  ])
  const page = await shown()
  expect(page.html).toContain('First rules.')
  expect(page.upcoming).toMatchObject({ from: day(15), html: expect.stringContaining('Second rules.') })
  expect((await agreement()).agreementVersion).toBe(before.agreementVersion)

  desk().clock.advance(16 * 86_400_000)
  applicant = await signedUp(desk())
  expect(await shown()).toMatchObject({ html: expect.stringContaining('Second rules.'), upcoming: null })
  expect((await agreement()).agreementVersion).toBe(firstTime)
})

test('an announced version is taken back with the text that applies, without notice', async () => {
  editor = await employee(desk(), ['content'])
  const { firstTime, text: current } = await read()
  await publish({ text: text('Third rules.'), validFrom: firstTime })
  const count = (await mails()).length
  const taken = await publish({ text: current, validFrom: firstTime })
  expect(taken.body.effects, taken.text).toEqual([{ kind: 'page_published', count: 1 }])
  expect(await mails()).toHaveLength(count)
  expect((await shown()).upcoming).toBeNull()
})

test('the text that applies now is announced if it comes back after another one', async () => {
  const { firstTime, text: current } = await read()
  await publish({ text: text('Fourth rules.'), validFrom: firstTime })
  desk().clock.advance(10 * 86_400_000)
  editor = await employee(desk(), ['content'])
  const afterwards = new Date(Date.parse(firstTime) + 1_000).toISOString()
  expect((await publish({ text: current, validFrom: afterwards })).body.code).toBe('page.refused')
  const announced = await publish({ text: current, validFrom: (await read()).firstTime })
  expect(announced.body.effects, announced.text).toContainEqual({ kind: 'email', count: 1 })
})

test('other pages change at once, and a version of theirs that is to come stays hidden', async () => {
  expect((await read('about')).firstTime).toBeNull()
  const later = `${day(3)}T00:00:00Z`
  expect((await publish({ text: text('Soon.'), validFrom: later }, { slug: 'about' })).status).toBe(200)
  expect((await shown('about')).upcoming).toBeNull()
})
