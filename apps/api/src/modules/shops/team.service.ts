import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import { queueEmail } from '../mail/index.ts'
import { inShopTx } from '../shop-scope/index.ts'
import { type OwnerChanges, passwordNeeded } from './owner-changes.ts'
import { createShopEmails } from './shop-emails.ts'
import { writeShopLog } from './shop-log.repository.ts'
import { findOwners } from './shop-status.repository.ts'
import * as repository from './team.repository.ts'
import { invitationOf, memberOf, type Place, placeOf } from './team.view.ts'

type Schemas = components['schemas']

/** Creates the service for a shop's members. */
export function createTeamService(
  { db, clock, brand }: Pick<Deps, 'db' | 'clock' | 'brand'>,
  ownerChanges: OwnerChanges,
) {
  const templates = createShopEmails(brand)

  async function change<T>(shop: ShopScope, id: string, work: (tx: Tx, member: Place) => Promise<T>) {
    return inShopTx(db, shop, async tx => {
      const members = await repository.lockTeam(tx, shop.shopId)
      const member = members.find(({ userId }) => userId === id)
      if (!member) throw problem('shop_member.not_found')
      const owners = members.filter(({ role }) => role === 'owner')
      const answer = await work(tx, member)
      await repository.settleOwner(tx, shop.shopId)
      // Checked afterwards, because the work decides whether an owner is left.
      const left = await repository.findMembers(tx, shop.shopId)
      const isOwner = (userId: string) => left.some(one => one.userId === userId && one.role === 'owner')
      // An invitation may be to another address of the removed member, so their invitations are withdrawn.
      if (!isOwner(id)) await repository.deleteInvitationsBy(tx, shop.shopId, id)
      if (owners.length > 0 && !left.some(({ role }) => role === 'owner'))
        throw problem('shop_member.last_owner', {
          detail: 'A shop always has an owner. Make someone else an owner first.',
        })
      return answer
    })
  }

  async function tellOwners(
    tx: Tx,
    { shopId }: ShopScope,
    owners: Awaited<ReturnType<typeof findOwners>>,
    member: { name: string; email: string; isOwner: boolean },
  ) {
    const named = await repository.findShopFor(tx, { shopId, role: 'owner', keys: [] })
    if (named) await ownerChanges.tell(tx, owners, named, member)
  }

  return {
    async read({ shopId }: ShopScope): Promise<Schemas['ShopTeam']> {
      const [members, invitations] = await Promise.all([
        repository.findMembers(db, shopId),
        repository.findOpenInvitations(db, shopId),
      ])
      return {
        members: members.map(memberOf),
        invitations: invitations.map(row => invitationOf(row, clock.now())),
      }
    },

    /**
     * Changes a member's role and permissions. @throws the problems of `OwnerChanges` if an owner is added or removed
     */
    async changeMember(
      shop: ShopScope,
      sessionId: string,
      id: string,
      { password, ...wanted }: Schemas['ChangeMemberRequest'],
    ): Promise<Schemas['ShopMember']> {
      const [found] = await repository.findMembers(db, shop.shopId, id)
      const isOwners = wanted.role === 'owner' || found?.role === 'owner'
      if (isOwners) await ownerChanges.allow(shop, sessionId, password)
      return change(shop, id, async (tx, before) => {
        const place = placeOf(wanted)
        // They became an owner while the password was being checked.
        if (before.role === 'owner' && !isOwners) throw passwordNeeded()
        const owners = await findOwners(tx, shop.shopId)
        await repository.putMember(tx, { shopId: shop.shopId, userId: id, ...place })
        await writeShopLog(tx, {
          shopId: shop.shopId,
          at: clock.now(),
          actorId: shop.userId,
          what: 'member.changed',
          subjectId: id,
          changes: { role: [before.role, place.role], keys: [before.keys, place.keys] },
        })
        const after = (await repository.findMembers(tx, shop.shopId, id))[0]!
        if ((before.role === 'owner') !== (place.role === 'owner'))
          await tellOwners(tx, shop, owners, { ...after, isOwner: place.role === 'owner' })
        return memberOf(after)
      })
    },

    /** @throws problem `shop_member.is_owner` for another owner: becoming something else asks for the password */
    removeMember: (shop: ShopScope, id: string): Promise<void> =>
      change(shop, id, async (tx, before) => {
        if (before.role === 'owner' && id !== shop.userId)
          throw problem('shop_member.is_owner', {
            detail: 'Give them another role first. That requires your password.',
          })
        const [member] = await repository.findMembers(tx, shop.shopId, id)
        const owners = await findOwners(tx, shop.shopId)
        await repository.deleteMember(tx, shop.shopId, id)
        if (before.role === 'owner' && member)
          await tellOwners(tx, shop, owners, { ...member, isOwner: false })
        await writeShopLog(tx, {
          shopId: shop.shopId,
          at: clock.now(),
          actorId: shop.userId,
          what: 'member.removed',
          subjectId: id,
          changes: { name: [member?.name ?? null, null], role: [before.role, null] },
        })
      }),

    /**
     * Ends the caller's own membership. The owners get an email, because they have to reassign the work. An owner who
     * leaves gets one too.
     */
    leave: (shop: ShopScope): Promise<void> =>
      change(shop, shop.userId, async (tx, { role }) => {
        const { shopId, userId } = shop
        const [member] = await repository.findMembers(tx, shopId, userId)
        const named = await repository.findShopFor(tx, { shopId, role, keys: [] })
        const owners = await findOwners(tx, shopId)
        await repository.deleteMember(tx, shopId, userId)
        await writeShopLog(tx, {
          shopId,
          at: clock.now(),
          actorId: userId,
          what: 'member.left',
          subjectId: userId,
          changes: { name: [member?.name ?? null, null], role: [role, null] },
        })
        if (!member || !named) return
        for (const owner of owners)
          if (owner.id !== userId) await queueEmail(tx, templates.memberLeft(owner, named, member))
          // The owner gets an email too, because someone else may have used their session.
          else await ownerChanges.tell(tx, [owner], named, { ...member, isOwner: false })
      }),
  }
}
