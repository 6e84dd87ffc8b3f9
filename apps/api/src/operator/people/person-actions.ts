import { sendExportEmail } from '../../modules/account/index.ts'
import type { Brand } from '../../modules/mail/index.ts'
import type { LogEntry } from '../../modules/operators/index.ts'
import {
  blockAccount,
  type DecisionContext,
  type NewRestriction,
  unblockAccount,
} from '../../modules/restrictions/index.ts'
import { switchOffSecondFactor } from '../../modules/second-factor/index.ts'
import type { UserRow } from '../../modules/users/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import type { Mailed } from '../catalog/restriction-actions.ts'
import type { Done } from '../shop-actions.ts'

type Person = Pick<UserRow, 'id' | 'email' | 'username'>

/** Blocks an account. @throws like `blockAccount` */
export async function block(
  tx: Tx,
  person: Person,
  given: Pick<NewRestriction, 'ground' | 'clause' | 'facts'>,
  context: DecisionContext,
): Promise<Mailed> {
  const { id, emails } = await blockAccount(tx, person, given, context)
  const after = { blocked: true, restriction: id, ground: given.ground }
  return {
    emails,
    entry: ofPerson('blocked', person.id, { blocked: false }, after, given.facts),
    effects: [
      { kind: 'person_blocked', count: 1 },
      { kind: 'email', count: emails.length },
    ],
  }
}

/** Lifts the block of an account. @throws like `unblockAccount` */
export async function unblock(
  tx: Tx,
  person: Person,
  context: DecisionContext & { reason: string },
): Promise<Mailed> {
  const { id, emails } = await unblockAccount(tx, person, context)
  const after = { blocked: false, restriction: id }
  return {
    emails,
    entry: ofPerson('unblocked', person.id, { blocked: true }, after, context.reason),
    effects: [
      { kind: 'person_unblocked', count: 1 },
      { kind: 'email', count: emails.length },
    ],
  }
}

/** Removes an account's second factors. @throws problem `second_factor.not_found` */
export async function resetFactor(
  tx: Tx,
  person: Person,
  { brand, reason }: { brand: Brand; reason: string | null },
): Promise<Done> {
  if (!(await switchOffSecondFactor(tx, brand, person))) throw problem('second_factor.not_found')
  return {
    entry: ofPerson('factor_reset', person.id, { factor: true }, { factor: false }, reason),
    effects: [
      { kind: 'factor_reset', count: 1 },
      { kind: 'email', count: 1 },
    ],
  }
}

/** Emails a person a link to the download of their data. The operator doesn't get the data. */
export async function sendExport(
  tx: Tx,
  person: Person,
  { brand, reason }: { brand: Brand; reason: string },
): Promise<Done> {
  await sendExportEmail(tx, brand, person)
  return {
    entry: ofPerson('export_sent', person.id, null, { email: 'account-export' }, reason),
    effects: [{ kind: 'email', count: 1 }],
  }
}

export const ofPerson = (
  what: string,
  id: string,
  before: LogEntry['before'],
  after: LogEntry['after'],
  reason: string | null = null,
): LogEntry => ({ what: `person.${what}`, subjectKind: 'person', subjectId: id, before, after, reason })
