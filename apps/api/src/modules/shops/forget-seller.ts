import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { releaseUploads } from '../media/index.ts'
import { findUserById } from '../users/index.ts'
import { deleteApplicationsOf } from './applications.repository.ts'
import {
  deleteInvitationsBy,
  deleteInvitationsTo,
  deleteMembershipsOf,
  findMembers,
  findShopsOf,
  lockTeam,
  settleOwner,
} from './team.repository.ts'

/**
 * Deletes a user's applications and ends their memberships when the account is deleted.
 *
 * @throws problem `account.owns_shop` for the last owner of a shop
 */
export async function forgetSeller(tx: Tx, userId: string): Promise<void> {
  const own = (await findShopsOf(tx, userId)).filter(({ role }) => role === 'owner')
  const left = []
  for (const { id, name } of own.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    await lockTeam(tx, id)
    const owners = (await findMembers(tx, id)).filter(({ role }) => role === 'owner')
    if (owners.every(owner => owner.userId === userId)) left.push(name)
  }
  if (left.length > 0)
    throw problem('account.owns_shop', {
      detail: `Close ${left.join(', ')} first, or make someone else an owner. Its buyers need a contact.`,
    })
  for (const shopId of await deleteMembershipsOf(tx, userId)) {
    await settleOwner(tx, shopId)
    await deleteInvitationsBy(tx, shopId, userId)
  }
  const user = await findUserById(tx, userId)
  if (user) await deleteInvitationsTo(tx, user.email)
  await releaseUploads(tx, await deleteApplicationsOf(tx, userId))
}
