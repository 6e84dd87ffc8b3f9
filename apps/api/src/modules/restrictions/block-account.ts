import type { Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { problem } from '../../platform/problem.ts'
import { type Addressee, type Email, queueEmails } from '../mail/index.ts'
import { restrictUser } from '../users/index.ts'
import { blockedEmail, unblockedEmail } from './account-emails.ts'
import type { DecisionContext, NewRestriction } from './restrict.ts'
import { findInForce, insertRestriction, setLifted } from './restrictions.repository.ts'

/**
 * Blocks an account in the caller's transaction, which has locked it: the person can't buy, review, ask or apply. Payments
 * under way finish. Emails the reasons. Returns the restriction's id with the email.
 *
 * @throws problem `account.blocked` if it is blocked already
 */
export async function blockAccount(
  tx: Tx,
  person: Addressee,
  { ground, clause, facts }: Pick<NewRestriction, 'ground' | 'clause' | 'facts'>,
  { brand, now, by }: DecisionContext,
): Promise<{ id: string; emails: Email[] }> {
  if (await findInForce(tx, person.id)) throw problem('account.blocked')
  const id = newId()
  const restriction = {
    id,
    ground,
    clause,
    facts,
    source: 'own_check',
    createdAt: now,
    createdBy: by,
  } as const
  await insertRestriction(tx, { ...restriction, kind: 'account_blocked', subjectId: person.id })
  await restrictUser(tx, person.id, id)
  const emails = [blockedEmail(brand, person, restriction)]
  await queueEmails(tx, emails)
  return { id, emails }
}

/**
 * Lifts the block of an account in the caller's transaction, which has locked it. Returns the restriction's id.
 *
 * @throws problem `restriction.not_found` if it isn't blocked
 */
export async function unblockAccount(
  tx: Tx,
  person: Addressee,
  { reason, brand, now, by }: DecisionContext & { reason: string },
): Promise<{ id: string; emails: Email[] }> {
  const id = await findInForce(tx, person.id)
  if (!id) throw problem('restriction.not_found')
  await setLifted(tx, id, { liftedAt: now, liftReason: reason, liftedBy: by })
  await restrictUser(tx, person.id, null)
  const emails = [unblockedEmail(brand, person, reason)]
  await queueEmails(tx, emails)
  return { id, emails }
}
