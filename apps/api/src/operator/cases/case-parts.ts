import type { components } from '@stoa/api-client/operator-schema'
import type { Operator } from '../../contract/handlers.ts'
import { findOperatorLog } from '../../modules/operators/index.ts'
import { type PictureRow, pictureOf } from '../../modules/read-model/index.ts'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import type { Subject } from '../act.ts'
import { logEntryView } from '../log-view.ts'
import { atConsole } from '../picture-address.ts'
import type { CaseKind } from './case-rows.repository.ts'

type Schemas = components['schemas']
export type CaseView = Schemas['Case']
export type CaseSide = Schemas['CaseSide']
export type Allowed = Schemas['Allowed']

const LOG_ENTRIES = 20

/** Dependencies of reading cases. */
export type CaseDeps = Pick<Deps, 'clock' | 'money' | 'brand'>

/** Reads cases of one kind, and locks one for an action. */
export interface CaseReader {
  /** @throws problem of its kind if there is no such case */
  read(db: Queryable, id: string, operator: Operator): Promise<Subject<CaseView>>
  lock(tx: Tx, id: string): Promise<void>
}

export const picture = (row: PictureRow): Schemas['Picture'] => atConsole(pictureOf(row))

export async function logOf(db: Queryable, subjectId: string): Promise<Schemas['OperatorLogEntry'][]> {
  const log = await findOperatorLog(db, { subjectId }, { before: null, limit: LOG_ENTRIES })
  return log.map(logEntryView)
}

/** Text and pictures of one side. Null if it wrote nothing. */
export function side(
  who: CaseSide['who'],
  what: CaseSide['what'],
  given: { text: string | null; pictures?: readonly PictureRow[]; name?: string | null; at?: string | null },
): CaseSide | null {
  const { text, pictures = [], name = null, at = null } = given
  if (!text && pictures.length === 0) return null
  return { who, what, name, text, pictures: pictures.map(picture), at }
}

/** Whether an action would be accepted, and if not, why. */
export const answer = (action: Allowed['action'], why: string | null): Allowed => ({
  action,
  ok: why === null,
  why,
})

/** Whether an operator bought something, also without logging in. */
export const isBuyer = (
  { userId, email }: Operator,
  buyer: { customerId: string | null; email: string | null },
): boolean => buyer.customerId === userId || buyer.email?.toLowerCase() === email.toLowerCase()

/** Reason why the operator can decide nothing about a case. */
export function whyNever(isOwn: boolean, { keys }: Operator, kind: CaseKind): string | null {
  if (isOwn) return 'You’re a party to this.'
  const needed = kind === 'report' ? (['catalog', 'support'] as const) : (['support'] as const)
  return needed.some(key => keys.includes(key)) ? null : `You need the key “${needed[0]}”.`
}

export const notFound = {
  dispute: () => problem('dispute.not_found'),
  claim: () => problem('claim.not_found'),
  return: () => problem('return.not_found'),
  report: () => problem('report.subject_not_found'),
  withdrawal: () => problem('withdrawal.not_found'),
} satisfies Record<CaseKind, () => Error>
