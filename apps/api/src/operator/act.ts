import type { FastifyBaseLogger } from 'fastify'
import type { Operator } from '../contract/handlers.ts'
import { findLatestEntry, holdOperator, type LogEntry, writeOperatorLog } from '../modules/operators/index.ts'
import type { Tx } from '../platform/db/client.ts'
import { inTx } from '../platform/db/tx.ts'
import type { Deps } from '../platform/deps.ts'
import { withIdempotencyKey } from '../platform/idempotency/idempotency.ts'
import type { OperatorKey } from '../platform/operator-keys.ts'
import { problem } from '../platform/problem.ts'
import type { Done, Effect } from './shop-actions.ts'

/** Subject of an action, in its state when the action begins. */
export interface Subject<View> {
  kind: LogEntry['subjectKind']
  id: string
  /** Shop that the subject belongs to, if the action needs it. */
  shopId?: string
  /** Whether the operator is a party to it. */
  isOwn: boolean
  view: View & { expect: string }
}

export interface Action<View> {
  /** Operation of the contract, which an idempotency key is for. */
  operation: string
  /** Keys of which the operator needs one. */
  keys: readonly OperatorKey[]
  /** Locks the subject and reads it. Reads it again after the action. */
  subject(tx: Tx): Promise<Subject<View>>
  run(tx: Tx, subject: Subject<View>): Promise<Done>
}

/** Call of an action, as a handler gets it. */
interface ActionCall {
  readonly actor: Operator
  params: object
  query: { dryRun?: boolean }
  headers: { 'Idempotency-Key': string }
  body: { expect: string }
  requestId: string
  log: FastifyBaseLogger
}

export interface Outcome<View> {
  isDryRun: boolean
  effects: Effect[]
  view: View & { expect: string }
}

/** Carries the outcome of a dry run out of its transaction, which is rolled back. */
class Rehearsed<View> extends Error {
  readonly outcome: Outcome<View>
  constructor(outcome: Outcome<View>) {
    super('A dry run changes nothing.')
    this.outcome = outcome
  }
}

/**
 * Runs an action of an operator in one transaction, with its entry in the log. It runs at most once for each idempotency key, and only
 * on the state that the operator saw. A dry run is the action, rolled back, so that the two can't differ.
 *
 * @throws problem `operator.key_missing`, `operator.own_case`, `operator.state_changed`
 */
export async function act<View>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  call: ActionCall,
  action: Action<View>,
): Promise<Outcome<View>> {
  const { actor, params, body, requestId, log } = call
  const isDryRun = call.query.dryRun === true
  const now = clock.now()
  let written: LogEntry | undefined

  const perform = async (tx: Tx): Promise<Outcome<View>> => {
    written = undefined
    await requireKeys(tx, actor.userId, action.keys)
    const before = await action.subject(tx)
    if (before.isOwn)
      throw problem('operator.own_case', { detail: 'Ask another operator: you’re a party to this.' })
    if (before.view.expect !== body.expect) throw await stateChanged(tx, before)
    const { entry, effects } = await action.run(tx, before)
    if (isDryRun) throw new Rehearsed({ isDryRun, effects, view: before.view })
    // Now, not when the call came: actions that waited for each other until after midnight count toward the new day.
    await writeOperatorLog(
      tx,
      { operatorId: actor.userId, byName: actor.name, requestId },
      entry,
      clock.now(),
    )
    written = entry
    return { isDryRun, effects, view: (await action.subject(tx)).view }
  }

  const once = (tx: Tx) =>
    withIdempotencyKey(
      tx,
      {
        scope: `${action.operation} ${actor.userId}`,
        key: call.headers['Idempotency-Key'],
        request: { params, body },
        now,
      },
      () => perform(tx),
    )
  try {
    const outcome = await inTx(db, isDryRun ? perform : once)
    // A database owner can switch off the triggers that protect the table; the log stream is elsewhere.
    if (written) {
      const { what, subjectKind, subjectId } = written
      log.info({ event: 'operator.action', what, subjectKind, subjectId, operatorId: actor.userId }, what)
    }
    return outcome
  } catch (error) {
    if (error instanceof Rehearsed) return error.outcome
    throw error
  }
}

/**
 * Returns the operator's keys, which may have changed since the call began. Until the transaction ends, no one changes them, and
 * the operator's other actions wait.
 *
 * @throws problem `operator.key_missing`, and `auth.required` if the access has ended
 */
export async function requireKeys(
  tx: Tx,
  userId: string,
  needed: readonly OperatorKey[],
): Promise<readonly OperatorKey[]> {
  const operator = await holdOperator(tx, userId)
  if (!operator) throw problem('auth.required')
  requireOneOf(operator.keys, needed)
  return operator.keys
}

export const hasOneOf = (keys: readonly OperatorKey[], needed: readonly OperatorKey[]): boolean =>
  needed.some(key => keys.includes(key))

/** @throws problem `operator.key_missing` */
export function requireOneOf(keys: readonly OperatorKey[], needed: readonly OperatorKey[]): void {
  if (hasOneOf(keys, needed)) return
  throw problem('operator.key_missing', { detail: `This needs the key ${needed.join(' or ')}.` })
}

async function stateChanged(tx: Tx, { kind, id }: Pick<Subject<unknown>, 'kind' | 'id'>) {
  const latest = await findLatestEntry(tx, { subjectKind: kind, subjectId: id })
  return problem('operator.state_changed', {
    detail: 'Look at it again before you decide. Nothing was changed.',
    ...(latest && { changed: { by: latest.byName, at: latest.at.toISOString(), what: latest.what } }),
  })
}
