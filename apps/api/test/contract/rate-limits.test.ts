import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loadContract } from '../../src/contract/document.ts'
import { shopMembers } from '../../src/modules/shops/shops.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { sweepRateCounts } from '../../src/platform/rate-limits/count-call.repository.ts'
import { rateCounts } from '../../src/platform/rate-limits/rate-counts.schema.ts'
import { createRateLimits } from '../../src/platform/rate-limits/rate-limits.ts'
import { UNLIMITED, useTestApp } from '../app.ts'
import { createShop, mailedToken, multipart, PASSWORD, register, signedUp, signIn } from '../fixtures.ts'

const limits = {
  authPerAddress: 6,
  signInsPerAccount: 3,
  secondFactorsPerAccount: 3,
  mailsPerAccount: 2,
  refreshesPerAddress: 4,
  contactsPerAddress: 4,
  contactsPerSender: 2,
  syncsPerAccount: 2,
  profilesPerAccount: 2,
  uploadsPerAccount: 2,
  questionsPerAccount: 2,
  paymentsPerAccount: 2,
  paymentsPerAddress: 3,
  heldLinesPerAccount: 100,
  heldItemsPerAccount: 500,
  lapsedHoldsPerAccount: 2,
  confirmationsPerAccount: 10,
  trackingsPerAddress: 6,
  trackingsPerNumber: 2,
  invoicesPerAccount: 2,
  orderCommandsPerAccount: 2,
  sellerCommandsPerAccount: 2,
  quotesPerAddress: 4,
  viewsPerAddress: 1_000,
  sellerPicturesPerAccount: 2,
}
const api = useTestApp({ config: { rateLimits: limits } })

const from = (address: string) => ({ remoteAddress: address })
const forgot = (email: string, address: string) =>
  api().call({ method: 'POST', url: '/api/auth/forgot-password', ...multipart({ email }), ...from(address) })
const attempt = (email: string, address: string) =>
  api().call({
    method: 'POST',
    url: '/api/auth/signin',
    payload: { email, password: 'wrong-guess' },
    ...from(address),
  })

test('limits guesses of one address, whichever accounts it tries', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 7; at++) statuses.push((await attempt(`a${at}@example.test`, '198.51.100.1')).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429])
  const refused = await attempt('a9@example.test', '198.51.100.1')
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'rate.limited', detail: expect.stringMatching(/wait \d+ seconds/) },
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await attempt('a9@example.test', '198.51.100.2')).status).toBe(401)
})

/** Addresses with and without an account: the limit tells an attacker nothing either. */
const targets = async () => {
  const email = `${newId()}@example.test`
  await register(api(), email)
  return [email, `${newId()}@example.test`] as const
}

test('limits guesses at an account by address, and lets its owner in from another', async () => {
  const [email, nobodys] = await targets()
  for (const [house, target] of [email, nobodys].entries()) {
    const statuses: number[] = []
    for (let at = 0; at < 5; at++)
      statuses.push(
        (await attempt(at % 2 ? target : target.toUpperCase(), `2001:db8:8:${house}::${at}`)).status,
      )
    expect(statuses).toEqual([401, 401, 401, 429, 429])
  }
  expect((await signIn(api(), email, PASSWORD)).status).toBe(200)
})

test('one account may only be guessed at ten times as often from all addresses together', async () => {
  for (const [block, target] of (await targets()).entries()) {
    // Refused attempts of one address do not count: alone it keeps no one out.
    for (let house = 0; house < 10; house++) {
      const statuses: number[] = []
      for (let at = 0; at < 5; at++) statuses.push((await attempt(target, `203.0.${block}.${house}`)).status)
      expect(statuses).toEqual([401, 401, 401, 429, 429])
    }
    const refused = await attempt(target, `203.0.${block}.10`)
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate.limited' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
  }
})

test('limits emails to one account', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 3; at++) statuses.push((await forgot('mailed@example.test', `192.0.2.${at}`)).status)
  expect(statuses).toEqual([202, 202, 429])
})

test('limits withdrawals of one email by address, and lets the buyer in from another', async () => {
  const email = `${newId()}@example.test`
  const declare = async (number: string, address: string) =>
    (
      await api().call({
        method: 'POST',
        url: '/api/public/withdrawals',
        payload: { name: 'Robin Reed', number, email },
        ...from(address),
      })
    ).status
  for (let house = 0; house < 10; house++) {
    const statuses: number[] = []
    for (let at = 0; at < 3; at++) statuses.push(await declare(`NUMBER${house}${at}X`, `198.18.0.${house}`))
    expect(statuses).toEqual([202, 202, 429])
  }
  expect(await declare('NUMBERXXXX', '198.18.0.10')).toBe(429)
})

const askFor = (call: string, email: string, address: string) =>
  api().call({ method: 'POST', url: `/api/auth/${call}`, payload: { email }, ...from(address) })

test('counts emails of each kind separately', async () => {
  const email = 'resent@example.test'
  const statuses: number[] = []
  for (let at = 0; at < 3; at++)
    statuses.push((await askFor('resend-confirmation', email, `192.0.2.${51 + at}`)).status)
  for (let at = 0; at < 3; at++)
    statuses.push((await askFor('device-link', email, `192.0.2.${54 + at}`)).status)
  for (let at = 0; at < 3; at++) statuses.push((await forgot(email, `192.0.2.${57 + at}`)).status)
  expect(statuses).toEqual([202, 202, 429, 202, 202, 429, 202, 202, 429])
})

test('refuses a device link no longer than an emailed one is valid', async () => {
  const { email } = await signedUp(api())
  const ask = () => askFor('device-link', email, '192.0.2.61')
  await ask()
  api().clock.advance(10 * 60_000)
  expect((await ask()).status).toBe(202)
  const mailed = await mailedToken(api(), email, 'device-link')
  api().clock.advance(19 * 60_000)
  expect((await ask()).status).toBe(429)
  const confirm = {
    method: 'POST',
    url: '/api/auth/device-link/confirm',
    payload: { token: mailed },
  } as const
  expect((await api().call(confirm)).status).toBe(200)
  api().clock.advance(61_000)
  expect((await ask()).status).toBe(202)
})

test('limits quotes of one address', async () => {
  const quote = () =>
    api().call({
      method: 'POST',
      url: '/api/public/cart/quote',
      payload: [{ product: { id: newId() }, quantity: 1 }],
      ...from('192.0.2.98'),
    })
  const statuses: number[] = []
  for (let at = 0; at < 5; at++) statuses.push((await quote()).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test('refreshes are limited by address, and reading is not', async () => {
  const refresh = () =>
    api().call({
      method: 'POST',
      url: '/auth/refresh-token',
      payload: { refreshToken: 'no-such-token-here' },
      ...from('192.0.2.99'),
    })
  const statuses: number[] = []
  for (let at = 0; at < 5; at++) statuses.push((await refresh()).status)
  expect(statuses).toEqual([401, 401, 401, 401, 429])
  for (let at = 0; at < 20; at++)
    expect((await api().call({ method: 'GET', url: '/healthz', ...from('192.0.2.99') })).status).toBe(200)
})

const contact = (email: string, address: string) =>
  api().call({
    method: 'POST',
    url: '/api/public/contact',
    payload: { name: 'Sam', email, subject: 'Hello', message: 'How are you all?' },
    ...from(address),
  })

test('messages to the operator are limited by address, and by sender from whichever addresses', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 5; at++) statuses.push((await contact(`s${at}@example.test`, '192.0.2.50')).status)
  expect(statuses).toEqual([202, 202, 202, 202, 429])
  const bySender: number[] = []
  for (let at = 0; at < 3; at++)
    bySender.push((await contact(at ? 'Sam@example.test' : 'sam@example.test', `192.0.2.${60 + at}`)).status)
  expect(bySender).toEqual([202, 202, 429])
})

test('limits guesses at the password with a valid token', async () => {
  const { token } = await signedUp(api())
  const statuses: number[] = []
  for (let at = 0; at < 4; at++)
    statuses.push(
      (
        await api().call({
          method: 'DELETE',
          url: '/api/user/me',
          token,
          payload: { password: `guess-${at}` },
          ...from(`192.0.2.${70 + at}`),
        })
      ).status,
    )
  expect(statuses).toEqual([400, 400, 400, 429])
})

test('limits guesses at an owner’s password when owners are added', async () => {
  const shop = await createShop(api().deps.db)
  const owner = await signedUp(api())
  await api().deps.db.insert(shopMembers).values({ shopId: shop.id, userId: owner.id, role: 'owner' })
  const call = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload: object) => {
    const headers = { 'idempotency-key': newId() }
    return (await api().call({ method, url, token: owner.token, payload, headers })).status
  }
  const team = '/api/seller/shop/team'
  const asOwner = { role: 'owner', keys: [], password: 'a guess' }
  const statuses = [
    await call('PATCH', `${team}/members/${owner.id}`, asOwner),
    await call('POST', `${team}/invitations`, { ...asOwner, email: 'thief@example.test' }),
    await call('DELETE', '/api/user/me', { password: 'a guess' }),
    await call('DELETE', '/api/user/me', { password: PASSWORD }),
  ]
  expect(statuses).toEqual([400, 400, 400, 429])
})

test('counts an IPv6 /64 as one address', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 7; at++)
    statuses.push((await attempt(`v6-${at}@example.test`, `2001:db8:7:1:${at}::${at}`)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429])
  expect((await attempt('v6@example.test', '2001:db8:7:2::1')).status).toBe(401)
})

test('limits cart syncs, profile changes and picture uploads', async () => {
  // The accounts made above all came from this machine.
  api().clock.advance(61_000)
  const { token } = await signedUp(api())
  const sync = () =>
    api().call({
      method: 'POST',
      url: '/api/cart/add-multiple',
      token,
      payload: [{ product: { id: newId() }, quantity: 1, optionIds: [] }],
    })
  const rename = () =>
    api().call({
      method: 'POST',
      url: '/api/user/update_profile',
      token,
      ...multipart({ username: 'Robin Vale' }),
    })
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const upload = () =>
    api().call({
      method: 'POST',
      url: '/api/user/pictures',
      token,
      ...multipart({ picture: { filename: 'cup.png', bytes } }),
    })
  for (const call of [sync, rename, upload]) {
    const statuses: number[] = []
    for (let at = 0; at < 3; at++) statuses.push((await call()).status)
    expect(statuses).toEqual([200, 200, 429])
  }
})

test('limits invoices for one account', async () => {
  api().clock.advance(61_000)
  const { token } = await signedUp(api())
  const statuses: number[] = []
  for (let at = 0; at < 3; at++)
    statuses.push(
      (await api().call({ method: 'GET', url: '/api/user/orders/NOSUCHNUMB-1/invoice', token })).status,
    )
  expect(statuses).toEqual([404, 404, 429])
})

test('deletes expired counts', async () => {
  const email = 'patient@example.test'
  for (let at = 0; at < 4; at++) await attempt(email, '203.0.113.100')
  expect((await attempt(email, '203.0.113.100')).status).toBe(429)
  api().clock.advance(16 * 60_000)
  expect((await attempt(email, '203.0.113.100')).status).toBe(401)
  api().clock.advance(61 * 60_000)
  const { db } = api().deps
  expect(await sweepRateCounts(db, api().clock.now())).toBeGreaterThan(0)
  expect(await db.$count(rateCounts)).toBe(0)
})

test('limits payments of one account and of one address', async () => {
  const begin = async (person: { token?: string }, address: string) =>
    (
      await api().call({
        method: 'POST',
        url: `/api/checkout/${newId()}/payments`,
        ...(person.token !== undefined && { token: person.token }),
        payload: { amountHash: 'x', method: 'card' },
        ...from(address),
      })
    ).status
  const people = [await signedUp(api()), await signedUp(api()), await signedUp(api())] as const
  const statuses: number[] = []
  for (let at = 0; at < 3; at++) statuses.push(await begin(people[0], `198.51.100.${100 + at}`))
  expect(statuses).toEqual([503, 503, 429])
  // Neither of these counts for the address.
  for (let at = 0; at < 5; at++) {
    expect(await begin(people[0], '198.51.100.200')).toBe(429)
    expect(await begin({}, '198.51.100.200')).toBe(401)
  }
  expect(await begin(people[1], '198.51.100.200')).toBe(503)
  expect(await begin(people[1], '198.51.100.200')).toBe(503)
  expect(await begin(people[2], '198.51.100.200')).toBe(503)
  expect(await begin(people[2], '198.51.100.200')).toBe(429)
})

test('limits changes of orders and questions by one account', async () => {
  api().clock.advance(61_000)
  const { id: userId, token } = await signedUp(api())
  const { id: shopId } = await createShop(api().deps.db)
  await api().deps.db.insert(shopMembers).values({ shopId, userId, role: 'owner' })
  const change = async (url: string, payload: object = { reason: 'other' }) =>
    (
      await api().call({
        method: 'POST',
        url,
        token,
        payload,
        headers: { 'idempotency-key': newId() },
      })
    ).status
  const asked = () => change('/api/user/questions', { productId: newId(), text: 'Does it float?' })
  expect([await asked(), await asked(), await asked()]).toEqual([404, 404, 429])
  const buyers = `/api/user/orders/N1-1/fulfillments/${newId()}/deliver`
  const shops = '/api/seller/orders/N1-1/cancellations'
  expect([await change(buyers), await change(buyers), await change(buyers)]).toEqual([404, 404, 429])
  expect([await change(shops), await change(shops), await change(shops)]).toEqual([404, 404, 429])
  const numbers = ['N1-1']
  for (const [url, payload] of [
    ['orders/confirm', { numbers }],
    ['orders/ship', { orders: [{ number: 'N1-1' }] }],
    ['downloads', { kind: 'slips', numbers }],
    [`runs/${newId()}/apply`, {}],
    ['orders/N1-1/notes', { text: 'Wrap it twice.' }],
  ] as const)
    expect([url, await change(`/api/seller/${url}`, payload)]).toEqual([url, 429])
})

test('limits corrections of tracking numbers per parcel and hour', async () => {
  const { app } = api()
  const person = await signedUp(api())
  const id = newId()
  const hook = createRateLimits({
    ...api().deps,
    config: { ...api().deps.config, rateLimits: UNLIMITED },
    knownDevice: async () => null,
  }).correctTracking!.preHandler!
  const correct = (parcel: string) =>
    hook.call(app, { actor: { userId: person.id }, params: { id: parcel } } as never, {} as never)
  for (let at = 0; at < 12; at++) await correct(id)
  await expect(correct(id)).rejects.toMatchObject({ code: 'rate.limited' })
  await correct(newId())
})

/** Changes without a limit, because they cost no more than a read. */
const UNLIMITED_CHANGES = [
  // Rows of one's own, of which there are few, or one for each thing.
  ...[
    'createAddress',
    'replaceAddress',
    'deleteAddress',
    'saveWish',
    'removeWish',
    'mergeWishes',
    'updateWishList',
  ],
  ...['setStockAlert', 'removeStockAlert', 'withdrawQuestion', 'withdrawShopApplication', 'stopWishEmails'],
  ...['updateShopEmailSettings', 'stopShopEmails'],
  ...['createSavedView', 'updateSavedView', 'deleteSavedView', 'addToCart', 'removeFromCart', 'countView'],
  // What ends something, once.
  ...['endOtherSessions', 'endSession', 'leaveShop', 'revokeShopInvitation', 'cancelRun'],
  // Guesses are counted with the codes that they are compared with.
  ...['confirmSecondFactor', 'activateAuthenticatorApp', 'addPasskey'],
  // Reads with a body.
  ...['previewCancellation', 'previewReturn', 'previewSellerCancellation', 'previewSellerRefund'],
  ...['previewSellerReturn', 'readShopInvitation', 'quoteCheckout'],
]

test('every change has a limit, or a reason to have none', () => {
  const limited = Object.keys(createRateLimits({ ...api().deps, knownDevice: async () => null }))
  const open = loadContract()
    .operations.filter(({ method }) => method.toUpperCase() !== 'GET')
    .flatMap(({ id }) => (limited.includes(id) ? [] : id))
  expect(open.sort()).toEqual([...UNLIMITED_CHANGES].sort())
})
