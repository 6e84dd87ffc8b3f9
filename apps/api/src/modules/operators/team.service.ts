import type { Tx } from '../../platform/db/client.ts'
import type { OperatorKey } from '../../platform/operator-keys.ts'
import { problem } from '../../platform/problem.ts'
import { findUserByEmail } from '../users/index.ts'
import { type LogAuthor, writeOperatorLog } from './log.repository.ts'
import * as repository from './operators.repository.ts'

/** Author of a change of the team. Commands hold every key. */
export interface TeamAuthor extends LogAuthor {
  keys: readonly OperatorKey[]
}

interface Change {
  email: string
  reason: string | null
  now: Date
}

/**
 * Makes an account an operator, or changes an operator's keys, and writes it into the log. Anyone can register an address,
 * and change it to their own afterwards: an account whose address no one has confirmed becomes no operator.
 *
 * @param given.isNew whether the caller has made the account a moment ago, so that no one else has its password
 * @throws problem `operator.not_found`, `account.email_unconfirmed`, `operator.key_missing`, `operator.own_case`,
 * `operator.last_admin`
 */
export async function grantOperator(
  tx: Tx,
  author: TeamAuthor,
  given: Change & repository.OperatorChange & { isNew?: boolean },
): Promise<void> {
  const { email, keys, refundLimitMinor, reason, now, isNew = false } = given
  const admins = await repository.lockAdmins(tx)
  const user = await requireUser(tx, email, author)
  const missing = keys.filter(key => !author.keys.includes(key))
  if (missing.length > 0)
    throw problem('operator.key_missing', { detail: `You can’t grant ${missing.join(', ')}.` })
  if (!keys.includes('admin')) keepAnAdmin(admins, user.id)
  const before = await repository.findOperator(tx, user.id)
  if (!before && !isNew && !user.emailConfirmedAt)
    throw problem('account.email_unconfirmed', {
      detail: 'The owner of this account has to confirm its address first: anyone can register one.',
    })
  await repository.putOperator(tx, { userId: user.id, keys, refundLimitMinor, now })
  const sets = refundLimitMinor !== undefined
  const entry = {
    what: before ? 'operator.keys_changed' : 'operator.added',
    subjectKind: 'operator' as const,
    subjectId: user.id,
    before: before && { keys: before.keys, ...(sets && { refundLimitMinor: before.refundLimitMinor }) },
    after: { keys, ...(sets && { refundLimitMinor }) },
    reason,
  }
  await writeOperatorLog(tx, author, entry, now)
}

/**
 * Ends an operator's access and sessions, and writes it into the log.
 *
 * @throws problem `operator.not_found`, `operator.own_case`, `operator.last_admin`
 */
export async function revokeOperator(
  tx: Tx,
  author: TeamAuthor,
  { email, reason, now }: Change,
): Promise<void> {
  const admins = await repository.lockAdmins(tx)
  const user = await requireUser(tx, email, author)
  const before = await repository.findOperator(tx, user.id)
  if (!before) throw problem('operator.not_found', { detail: 'This account isn’t an operator.' })
  keepAnAdmin(admins, user.id)
  await repository.deleteOperator(tx, user.id)
  const entry = {
    what: 'operator.removed',
    subjectKind: 'operator' as const,
    subjectId: user.id,
    before: { keys: before.keys },
    after: null,
    reason,
  }
  await writeOperatorLog(tx, author, entry, now)
}

async function requireUser(tx: Tx, email: string, { operatorId }: TeamAuthor) {
  const user = await findUserByEmail(tx, email.trim())
  if (!user) throw problem('operator.not_found', { detail: 'No account has this address.' })
  if (user.id === operatorId)
    throw problem('operator.own_case', { detail: 'Ask another admin to change your access.' })
  return user
}

function keepAnAdmin(admins: readonly string[], userId: string): void {
  if (admins.length === 1 && admins[0] === userId)
    throw problem('operator.last_admin', { detail: 'Make another operator an admin first.' })
}
