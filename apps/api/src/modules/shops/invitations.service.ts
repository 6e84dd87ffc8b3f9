import { createHash, randomBytes } from 'node:crypto'
import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { DAY } from '../../platform/durations.ts'
import { withIdempotencyKey } from '../../platform/idempotency/idempotency.ts'
import { problem } from '../../platform/problem.ts'
import { queueEmail } from '../mail/index.ts'
import { inShopTx } from '../shop-scope/index.ts'
import { findUserByEmail, findUserById, holdUser } from '../users/index.ts'
import type { OwnerChanges } from './owner-changes.ts'
import { createShopEmails } from './shop-emails.ts'
import { writeShopLog } from './shop-log.repository.ts'
import { findOwners } from './shop-status.repository.ts'
import * as repository from './team.repository.ts'
import { invitationOf, myShopOf, type Place, placeOf } from './team.view.ts'

type Schemas = components['schemas']

const VALID_FOR = 7 * DAY
/** Open ones of a shop, and people in it. */
const MAX_OPEN = 30
const MAX_MEMBERS = 100

/** Creates the service for invitations to work for a shop. */
export function createInvitationService(
  { db, clock, brand }: Pick<Deps, 'db' | 'clock' | 'brand'>,
  owners: OwnerChanges,
) {
  const templates = createShopEmails(brand)

  async function send(tx: Tx, shop: ShopScope, row: repository.InvitationRow, token: string) {
    const inviter = await findUserById(tx, shop.userId)
    const named = (await repository.findShopFor(tx, { ...row, shopId: shop.shopId }))!
    const invitedBy = inviter?.username ?? named.name
    await queueEmail(tx, templates.invitation(row.email, named, { token, role: row.role, invitedBy }))
  }

  const once = <T>(
    shop: ShopScope,
    operation: string,
    key: string,
    request: unknown,
    work: (tx: Tx) => Promise<T>,
  ) =>
    inShopTx(db, shop, tx => {
      const scope = `${operation} ${shop.shopId} ${shop.userId}`
      return withIdempotencyKey(tx, { scope, key, request, now: clock.now() }, () => work(tx))
    })

  /** @throws problem `shop_invitation.not_found`, `shop_invitation.other_account` */
  async function open(tx: Tx, userId: string, token: string): Promise<repository.InvitationRow> {
    const found = await repository.lockInvitation(tx, hashOf(token))
    if (!found || found.expiresAt <= clock.now())
      throw problem('shop_invitation.not_found', {
        detail:
          'The link was already used, was withdrawn, or is older than seven days. Ask the shop to send a new one.',
      })
    const user = await findUserById(tx, userId)
    if (user?.email.toLowerCase() === found.email) return found
    throw problem('shop_invitation.other_account', {
      detail: `It was sent to ${masked(found.email)}. Log in with the account for that address.`,
    })
  }

  return {
    /** @throws what `OwnerChanges` does, for an owner */
    async invite(
      shop: ShopScope,
      sessionId: string,
      key: string,
      { password, ...request }: Schemas['InviteRequest'],
    ): Promise<Schemas['ShopInvitation']> {
      if (request.role === 'owner') await owners.allow(shop, sessionId, password)
      const email = request.email.toLowerCase()
      return once(shop, 'inviteShopMember', key, request, async tx => {
        const members = await repository.lockTeam(tx, shop.shopId)
        const user = await findUserByEmail(tx, email)
        if (user && members.some(({ userId }) => userId === user.id))
          throw problem('shop_member.exists', {
            detail: 'This person is already a member of the shop.',
            fields: [{ pointer: '/email', code: 'exists', message: 'This person is already a member.' }],
          })
        const waiting = await repository.findOpenInvitations(tx, shop.shopId)
        if (waiting.length >= MAX_OPEN || members.length >= MAX_MEMBERS)
          throw problem('shop_member.exists', {
            detail: `A shop has at most ${MAX_OPEN} open invitations and ${MAX_MEMBERS} members.`,
          })
        const token = newToken()
        const now = clock.now()
        const row = await repository.putInvitation(tx, {
          shopId: shop.shopId,
          email,
          ...placeOf(request),
          tokenHash: hashOf(token),
          invitedBy: shop.userId,
          expiresAt: new Date(now.getTime() + VALID_FOR),
          createdAt: now,
        })
        await send(tx, shop, row, token)
        await log(tx, shop, 'member.invited', row)
        return invitationOf(row, now)
      })
    },

    resend: (shop: ShopScope, key: string, id: string): Promise<Schemas['ShopInvitation']> =>
      once(shop, 'resendShopInvitation', key, id, async tx => {
        const token = newToken()
        const now = clock.now()
        const row = await repository.renewInvitation(
          tx,
          { id, shopId: shop.shopId },
          {
            tokenHash: hashOf(token),
            invitedBy: shop.userId,
            expiresAt: new Date(now.getTime() + VALID_FOR),
          },
        )
        if (!row) throw problem('shop_invitation.not_found')
        await send(tx, shop, row, token)
        return invitationOf(row, now)
      }),

    revoke: (shop: ShopScope, id: string): Promise<void> =>
      inShopTx(db, shop, async tx => {
        const row = await repository.deleteInvitation(tx, { id, shopId: shop.shopId })
        if (!row) throw problem('shop_invitation.not_found')
        await log(tx, shop, 'invitation.revoked', row)
      }),

    read: (userId: string, token: string): Promise<Schemas['MyShop']> =>
      inTx(db, async tx => shopFor(tx, await open(tx, userId, token))),

    accept: (userId: string, token: string): Promise<Schemas['MyShop']> =>
      inTx(db, async tx => {
        await holdUser(tx, userId)
        const invitation = await open(tx, userId, token)
        const members = await repository.lockTeam(tx, invitation.shopId)
        if (members.some(member => member.userId === userId))
          throw problem('shop_member.exists', { detail: 'You’re already a member of this shop.' })
        const { shopId, role, keys } = invitation
        const before = await findOwners(tx, shopId)
        await repository.putMember(tx, { shopId, userId, role, keys })
        await repository.markUsed(tx, invitation.id, clock.now())
        await writeShopLog(tx, {
          shopId,
          at: clock.now(),
          actorId: userId,
          what: 'member.joined',
          subjectId: userId,
          changes: { role: [null, role], keys: [null, keys] },
        })
        const shop = await shopFor(tx, invitation)
        const [member] = await repository.findMembers(tx, shopId, userId)
        if (role === 'owner' && member) await owners.tell(tx, before, shop, { ...member, isOwner: true })
        return shop
      }),

    async list(userId: string): Promise<Schemas['MyShops']> {
      return { items: (await repository.findShopsOf(db, userId)).map(myShopOf) }
    },
  }

  function log(
    tx: Tx,
    { shopId, userId }: ShopScope,
    what: string,
    row: Place & { id: string; email: string },
  ) {
    const changes = { email: [null, row.email], role: [null, row.role] } satisfies Record<
      string,
      [unknown, unknown]
    >
    return writeShopLog(tx, { shopId, at: clock.now(), actorId: userId, what, subjectId: row.id, changes })
  }

  async function shopFor(tx: Tx, invitation: repository.InvitationRow): Promise<Schemas['MyShop']> {
    const shop = await repository.findShopFor(tx, invitation)
    if (shop) return myShopOf(shop)
    throw problem('shop_invitation.not_found', { detail: 'This shop is closed.' })
  }
}

const newToken = (): string => randomBytes(32).toString('base64url')
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Masks an email address so that its owner recognizes it and no one else learns it. */
const masked = (email: string): string => email.replace(/^(.)[^@]*@/, '$1…@')
