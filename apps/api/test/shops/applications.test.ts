import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { approvePending, rejectPending } from '../../src/modules/shops/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { newId } from '../../src/platform/ids.ts'
import { type TestApp, useTestApp } from '../app.ts'
import { createShop, multipart, type Person, signedUp, signIn } from '../fixtures.ts'

const auto = useTestApp({ first: { sellerApproval: 'auto' } })
const manual = useTestApp({ first: { sellerApproval: 'manual' } })

const URL = '/api/user/shop-application'
const applicationOf = (given: object = {}, end = newId().slice(-8)) => ({
  name: `Glaze ${end}`,
  slug: `glaze-${end}`,
  story: 'We throw bowls in a shed by the sea.\n\nEach is <one> of its kind.',
  logoId: null,
  address: { line1: '4 Shed Lane', city: 'Whitby', postalCode: 'YO21 1AA', countryCode: 'GB' },
  shipsTo: ['GB', 'DE'],
  agreedVersion: 'none',
  ...given,
})
const read = ({ call }: TestApp, { token }: Person) => call({ method: 'GET', url: URL, token })
const apply = ({ call }: TestApp, { token }: Person, payload: object, key = newId()) =>
  call({ method: 'POST', url: URL, token, headers: { 'idempotency-key': key }, payload })
const mailKinds = async ({ deps }: TestApp, { id }: Person) =>
  (await deps.db.select().from(emails).where(eq(emails.userId, id))).map(({ kind }) => kind)
const decision = ({ clock, deps }: TestApp) => ({
  now: clock.now(),
  brand: deps.brand,
  isDemo: false,
  selling: deps.market.settings.selling,
})

test('[SEL-01] opens the shop and grants the role in the same session if approval is automatic', async () => {
  const app = auto()
  const person = await signedUp(app)
  const rolesOf = async () =>
    (await app.call({ method: 'GET', url: '/api/user/me', token: person.token })).body.roles
  expect(await rolesOf()).toEqual([{ name: 'ROLE_USER' }])
  expect((await read(app, person)).body).toMatchObject({
    application: null,
    canApply: true,
    isDecidedAtOnce: true,
  })
  const payload = applicationOf({ name: 'Glaze & Grain' })
  const key = newId()
  const answer = await apply(app, person, payload, key)
  expect(answer).toMatchObject({
    status: 200,
    body: { application: { status: 'approved' }, canApply: false },
  })
  // A second press of the button answers the same and makes no second shop.
  expect((await apply(app, person, payload, key)).body).toEqual(answer.body)
  expect(await rolesOf()).toEqual([{ name: 'ROLE_SHOP_MANAGER' }, { name: 'ROLE_USER' }])
  const { body: mine } = await app.call({ method: 'GET', url: '/api/user/shops', token: person.token })
  expect(mine.items).toMatchObject([
    { slug: payload.slug, role: 'owner', status: 'open', isPaused: false, timeZone: expect.any(String) },
  ])
  const page = await app.call({ method: 'GET', url: `/api/public/shops/${payload.slug}` })
  expect(page.body).toMatchObject({
    name: 'Glaze & Grain',
    city: 'Whitby',
    storyHtml: '<p>We throw bowls in a shed by the sea.</p><p>Each is &lt;one&gt; of its kind.</p>',
  })
  expect(await mailKinds(app, person)).toContain('shop-application-approved')
  expect((await apply(app, person, applicationOf())).body.code).toBe('shop_application.not_allowed')
})

test('[SEL-01] lets a rejected application be sent again and approved by the operator', async () => {
  const app = manual()
  const person = await signedUp(app)
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#1d4bb8' } })
    .png()
    .toBuffer()
  const { body: logo } = await app.call({
    method: 'POST',
    url: '/api/user/pictures',
    token: person.token,
    ...multipart({ picture: { filename: 'logo.png', bytes } }),
  })
  const payload = applicationOf({ logoId: logo.id, timeZone: 'Europe/Berlin' })
  const address = { line1: '4 Shed Lane', city: 'Whitby', postalCode: '1', countryCode: 'GB' }
  const unreachable = await apply(app, person, { ...payload, address })
  expect(unreachable).toMatchObject({ status: 400, body: { fields: [{ pointer: '/address/postalCode' }] } })
  const nowhere = await apply(app, person, { ...payload, timeZone: 'Europe/Atlantis' })
  expect(nowhere).toMatchObject({ status: 400, body: { fields: [{ pointer: '/timeZone' }] } })
  expect((await apply(app, person, payload)).body).toMatchObject({
    application: { status: 'pending', logo: { id: logo.id } },
    canApply: false,
  })
  expect((await apply(app, person, applicationOf())).status).toBe(409)
  expect(await mailKinds(app, person)).toContain('shop-application-received')

  const reason = 'Please tell us where the wood comes from.'
  await inTx(app.deps.db, tx => rejectPending(tx, payload.slug, { ...decision(app), reason }))
  expect((await read(app, person)).body).toMatchObject({
    application: { status: 'rejected', reason, story: payload.story, logo: { id: logo.id } },
    canApply: true,
  })
  // The picture is three hours old by now, and still there for the second try.
  app.clock.advance(3 * 60 * 60_000)
  person.token = (await signIn(app, person.email)).body.token
  expect((await apply(app, person, payload)).body.application.status).toBe('pending')
  await inTx(app.deps.db, tx => approvePending(tx, payload.slug, decision(app)))
  expect((await read(app, person)).body.application.status).toBe('approved')
  const shop = await app.call({ method: 'GET', url: '/api/seller/shop', token: person.token })
  expect(shop).toMatchObject({
    status: 200,
    headers: { etag: '"1"' },
    body: {
      slug: payload.slug,
      logo: { id: logo.id },
      address: { city: 'Whitby' },
      timeZone: 'Europe/Berlin',
    },
  })
  const delivery = await app.call({ method: 'GET', url: '/api/seller/delivery', token: person.token })
  expect(delivery.body.zones).toMatchObject([
    { name: 'Home', places: [{ country: 'GB', region: null }], tiers: [{ transitMin: 3 }, {}, {}] },
    { name: 'Other countries', places: [{ country: 'DE', region: null }] },
  ])
  expect(await mailKinds(app, person)).toEqual(
    expect.arrayContaining(['shop-application-rejected', 'shop-application-approved']),
  )
})

test('[SEL-01] lets an application be withdrawn and sent again, and decides no withdrawn one', async () => {
  const app = manual()
  const person = await signedUp(app)
  const payload = applicationOf()
  await apply(app, person, payload)
  const withdraw = () => app.call({ method: 'DELETE', url: URL, token: person.token })
  expect((await withdraw()).body).toMatchObject({ application: { status: 'withdrawn' }, canApply: true })
  expect((await withdraw()).body.code).toBe('shop_application.not_found')
  await expect(
    inTx(app.deps.db, tx => approvePending(tx, payload.slug, decision(app))),
  ).rejects.toMatchObject({ code: 'shop_application.not_found' })
  expect((await apply(app, person, payload)).body.application.status).toBe('pending')
})

test('[SEL-01] rejects a slug that was ever taken or is reserved, and slugs and names in applications', async () => {
  const app = manual()
  const { db } = app.deps
  const [person, other] = [await signedUp(app), await signedUp(app)]
  const check = async (typed: string, by = person) =>
    (
      await app.call({
        method: 'GET',
        url: `${URL}/slug?slug=${encodeURIComponent(typed)}`,
        token: by.token,
      })
    ).body
  await createShop(db, { slug: 'salt-and-clay' })
  expect(await check('Salt & Clay')).toEqual({
    slug: 'salt-and-clay',
    isFree: false,
    reason: 'taken',
    suggestion: 'salt-and-clay-shop',
  })
  expect(await check('checkout')).toMatchObject({ isFree: false, reason: 'reserved' })
  expect(await check('ab')).toMatchObject({ reason: 'too_short', suggestion: 'ab-shop' })
  const wanted = applicationOf({ slug: 'pear-wood' })
  expect(await check('Pear wood')).toMatchObject({ slug: 'pear-wood', isFree: true, suggestion: null })
  await apply(app, person, wanted)
  expect(await check('pear-wood')).toMatchObject({ isFree: true })
  expect(await check('pear-wood', other)).toMatchObject({ isFree: false, reason: 'taken' })
  expect(await apply(app, other, wanted)).toMatchObject({
    status: 409,
    body: { code: 'shop.slug_taken', fields: [{ pointer: '/slug' }] },
  })
  const twin = applicationOf({ name: wanted.name.toUpperCase() })
  expect((await apply(app, other, twin)).body.fields).toMatchObject([{ pointer: '/name', code: 'imitates' }])
  expect((await apply(app, other, applicationOf({ agreedVersion: '2019-01' }))).body.fields).toMatchObject([
    { pointer: '/agreedVersion' },
  ])
})

test('deletes an application with its account, and refuses to delete a last owner', async () => {
  const app = manual()
  const [person, owner] = [await signedUp(app), await signedUp(app)]
  const payload = applicationOf()
  await apply(app, person, payload)
  const end = ({ token }: Person) =>
    app.call({
      method: 'DELETE',
      url: '/api/user/me',
      token,
      payload: { password: 'lagoon-kettle-42' },
    })
  const { body: kept } = await app.call({ method: 'GET', url: '/api/user/export', token: person.token })
  expect(kept.shopApplications).toMatchObject([{ slug: payload.slug, address: { city: 'Whitby' } }])
  expect((await end(person)).status).toBe(204)
  await apply(app, owner, payload)
  await inTx(app.deps.db, tx => approvePending(tx, payload.slug, decision(app)))
  expect((await end(owner)).body.code).toBe('account.owns_shop')
})
