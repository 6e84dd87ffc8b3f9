import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { createShop, mailedToken, PASSWORD, type Person, register, signedUp, signIn } from '../fixtures.ts'
import { memberOf } from '../orders/order-desk.ts'
import type { ShopFloor } from '../payments/shop-floor.ts'

const api = useTestApp()
const TEAM = '/api/seller/shop/team'

async function team() {
  const shop = await createShop(api().deps.db)
  const owner = await memberOf(api() as ShopFloor, shop.id, 'owner')
  return { shop, owner }
}
const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  { token }: Person,
  payload?: object,
) =>
  api().call({
    method,
    url,
    token,
    ...(payload && { payload }),
    ...(method === 'POST' && { headers: { 'idempotency-key': newId() } }),
  })
const invite = (by: Person, email: string, keys: string[] = ['orders']) =>
  call('POST', `${TEAM}/invitations`, by, { email, role: 'staff', keys })
const inviteOwner = (by: Person, email: string, password?: string) =>
  call('POST', `${TEAM}/invitations`, by, { email, role: 'owner', keys: [], password })
const accept = (by: Person, token: string) => call('POST', '/api/user/shop-invitations/accept', by, { token })

test('[SEL-03] grants an invited packer the permission for orders, and no other', async () => {
  const { shop, owner } = await team()
  const email = `packer-${newId()}@example.test`
  expect(await invite(owner, email.toUpperCase())).toMatchObject({
    status: 200,
    body: { email, role: 'staff', keys: ['orders'], isExpired: false },
  })
  const token = await mailedToken(api(), email, 'shop-invitation')
  await register(api(), email)
  const packer: Person = { ...owner, email, token: (await signIn(api(), email)).body.token }
  expect((await call('POST', '/api/user/shop-invitations/read', packer, { token })).body).toMatchObject({
    id: shop.id,
    role: 'staff',
  })
  expect((await accept(packer, token)).body).toMatchObject({ id: shop.id, role: 'staff', keys: ['orders'] })
  expect((await call('GET', '/api/seller/orders', packer)).status).toBe(200)
  expect((await call('GET', '/api/seller/shop', packer)).status).toBe(200)
  expect((await call('GET', '/api/seller/shop/log', packer)).body.code).toBe('seller.not_allowed')
  expect((await call('GET', TEAM, packer)).body.code).toBe('seller.not_allowed')
  // Once removed, it no longer holds at the next call.
  const { body: seen } = await call('GET', TEAM, owner)
  const member = seen.members.find((one: { email: string }) => one.email === email)
  const at = `${TEAM}/members/${member.id}`
  await call('PATCH', at, owner, { role: 'staff', keys: [] })
  expect((await call('GET', '/api/seller/orders', packer)).body.code).toBe('seller.not_allowed')
  await call('PATCH', at, owner, { role: 'staff', keys: ['orders'] })
  // Used once.
  expect((await accept(packer, token)).body.code).toBe('shop_invitation.not_found')
  const { body } = await call('GET', TEAM, owner)
  expect(body.members).toMatchObject([{ role: 'owner' }, { email, role: 'staff', keys: ['orders'] }])
  expect(body.invitations).toEqual([])
})

test('[SEL-03] accepts an invitation for its address, for seven days, with the newest link only', async () => {
  const { owner } = await team()
  const [invited, stranger] = [await signedUp(api()), await signedUp(api())]
  const { body: made } = await invite(owner, invited.email)
  const first = await mailedToken(api(), invited.email, 'shop-invitation')
  expect(await accept(stranger, first)).toMatchObject({
    status: 403,
    body: { code: 'shop_invitation.other_account', detail: expect.not.stringContaining(invited.email) },
  })
  const again = await call('POST', `${TEAM}/invitations/${made.id}/resend`, owner)
  expect(again.status).toBe(200)
  const second = await mailedToken(api(), invited.email, 'shop-invitation')
  expect((await accept(invited, first)).body.code).toBe('shop_invitation.not_found')
  expect((await call('DELETE', `${TEAM}/invitations/${made.id}`, owner)).status).toBe(204)
  expect((await accept(invited, second)).body.code).toBe('shop_invitation.not_found')

  await invite(owner, invited.email)
  const third = await mailedToken(api(), invited.email, 'shop-invitation')
  api().clock.advance(7 * 24 * 60 * 60_000 + 1)
  const fresh = { ...invited, token: (await signIn(api(), invited.email)).body.token }
  expect((await accept(fresh, third)).body.code).toBe('shop_invitation.not_found')
  // A member is not invited again.
  expect(
    (await invite({ ...owner, token: (await signIn(api(), owner.email)).body.token }, owner.email)).body.code,
  ).toBe('shop_member.exists')
})

test('[SEL-03] changes roles and removes members, but keeps the last owner even in a race', async () => {
  const { shop, owner } = await team()
  const other = await memberOf(api() as ShopFloor, shop.id, 'manager')
  const at = ({ id }: Person) => `${TEAM}/members/${id}`
  expect((await call('DELETE', at(owner), owner)).body.code).toBe('shop_member.last_owner')
  expect(
    (await call('PATCH', at(owner), owner, { role: 'staff', keys: [], password: PASSWORD })).body.code,
  ).toBe('shop_member.last_owner')
  const asOwner = { role: 'owner', keys: ['orders'], password: PASSWORD }
  expect((await call('PATCH', at(other), owner, asOwner)).body).toMatchObject({ role: 'owner', keys: [] })
  const both = await Promise.all([
    call('DELETE', at(other), other),
    call('PATCH', at(owner), other, { role: 'staff', keys: ['orders'], password: PASSWORD }),
  ])
  expect(both.map(({ status }) => status).filter(status => status < 300)).toHaveLength(1)
  const left = both[0].status === 204 ? owner : other
  const { body } = await call('GET', TEAM, left)
  expect(body.members.filter(({ role }: { role: string }) => role === 'owner')).toHaveLength(1)
})

test('[SEL-03] revokes the invitations of an owner who is removed', async () => {
  const { shop, owner } = await team()
  const other = await memberOf(api() as ShopFloor, shop.id, 'owner')
  const accomplice = await signedUp(api())
  await inviteOwner(other, accomplice.email, PASSWORD)
  const token = await mailedToken(api(), accomplice.email, 'shop-invitation')
  const kept = `kept-${newId()}@example.test`
  await invite(owner, kept)
  const at = `${TEAM}/members/${other.id}`
  await call('PATCH', at, owner, { role: 'staff', keys: [], password: PASSWORD })
  expect((await call('DELETE', at, owner)).status).toBe(204)
  expect((await accept(accomplice, token)).body.code).toBe('shop_invitation.not_found')
  expect((await call('GET', TEAM, owner)).body.invitations).toMatchObject([{ email: kept }])
})

test('[SEL-03] requires more than a session to add or remove an owner, and emails every owner', async () => {
  const { shop, owner } = await team()
  const [second, helper] = [
    await memberOf(api() as ShopFloor, shop.id, 'owner'),
    await memberOf(api() as ShopFloor, shop.id, 'manager'),
  ]
  const thief = await signedUp(api())
  const at = ({ id }: Person) => `${TEAM}/members/${id}`
  const asOwner = { role: 'owner', keys: [] }
  const told = async ({ email }: Person) =>
    (await api().deps.db.select().from(emails).where(eq(emails.recipient, email)))
      .filter(({ kind }) => kind === 'shop-owners-changed')
      .map(({ subject }) => subject)

  for (const refused of [
    await inviteOwner(owner, thief.email),
    await inviteOwner(owner, thief.email, 'a guess of the thief'),
    await call('PATCH', at(helper), owner, asOwner),
    await call('PATCH', at(second), owner, { role: 'staff', keys: [] }),
  ])
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'account.password_wrong', fields: [{ pointer: '/password' }] },
    })
  expect(await call('DELETE', at(second), owner)).toMatchObject({
    status: 409,
    body: { code: 'shop_member.is_owner' },
  })
  expect(await told(owner)).toEqual([])

  await call('PATCH', at(helper), owner, { ...asOwner, password: PASSWORD })
  await call('PATCH', at(second), owner, { role: 'staff', keys: [], password: PASSWORD })
  expect(await told(second)).toEqual([
    expect.stringContaining('is an owner of'),
    expect.stringContaining('is no longer an owner of'),
  ])
  await inviteOwner(owner, thief.email, PASSWORD)
  await accept(thief, await mailedToken(api(), thief.email, 'shop-invitation'))
  expect(await told(owner)).toHaveLength(3)
  expect(await told(helper)).toHaveLength(2)
  expect(await told(thief)).toEqual([])
  // One's own departure as well: the session may be stolen.
  expect((await call('DELETE', at(owner), owner)).status).toBe(204)
  expect((await told(owner)).at(-1)).toContain('is no longer an owner of')
  expect(await told(helper)).toHaveLength(3)
})

test('[SEL-03] lets a member leave at once, with an email to the owners, except the last owner', async () => {
  const { shop, owner } = await team()
  const leave = (by: Person) => call('DELETE', '/api/seller/shop/membership', by)
  expect(await leave(owner)).toMatchObject({ status: 409, body: { code: 'shop_member.last_owner' } })
  const [second, packer] = [
    await memberOf(api() as ShopFloor, shop.id, 'owner'),
    await memberOf(api() as ShopFloor, shop.id, 'staff'),
  ]
  const invited = `by-second-${newId()}@example.test`
  await invite(second, invited)
  for (const leaver of [packer, second]) {
    expect((await leave(leaver)).status).toBe(204)
    expect((await call('GET', '/api/seller/orders', leaver)).body.code).toBe('seller.not_member')
    expect((await leave(leaver)).body.code).toBe('seller.not_member')
    expect((await call('GET', '/api/user/shops', leaver)).body.items).toEqual([])
  }
  const { body } = await call('GET', TEAM, owner)
  expect(body).toMatchObject({ members: [{ id: owner.id, role: 'owner' }], invitations: [] })
  const { body: log } = await call('GET', '/api/seller/shop/log', owner)
  const left = log.items.filter(({ what }: { what: string }) => what === 'member.left')
  expect(left.map(({ subjectId }: { subjectId: string }) => subjectId)).toEqual([second.id, packer.id])
  const mailed = await api().deps.db.select().from(emails).where(eq(emails.kind, 'shop-member-left'))
  const hearers = mailed.filter(({ userId }) => [owner.id, second.id].includes(userId ?? ''))
  // Both owners got an email about the packer, the remaining one about the other.
  expect(hearers.map(({ userId }) => userId).sort()).toEqual([owner.id, owner.id, second.id].sort())
  const ofOwners = await api().deps.db.select().from(emails).where(eq(emails.kind, 'shop-owners-changed'))
  const gone = ofOwners.filter(({ userId }) => [owner.id, second.id, packer.id].includes(userId ?? ''))
  expect(gone.map(({ userId }) => userId)).toEqual([second.id])
})

test('[SEL-03] a member of another shop has no access here', async () => {
  const [{ owner }, { owner: stranger }] = [await team(), await team()]
  const { body: made } = await invite(owner, `x-${newId()}@example.test`)
  for (const answer of [
    await call('DELETE', `${TEAM}/members/${owner.id}`, stranger),
    await call('PATCH', `${TEAM}/members/${owner.id}`, stranger, { role: 'staff', keys: [] }),
    await call('DELETE', `${TEAM}/invitations/${made.id}`, stranger),
    await call('POST', `${TEAM}/invitations/${made.id}/resend`, stranger),
  ])
    expect(answer.status).toBe(404)
})
