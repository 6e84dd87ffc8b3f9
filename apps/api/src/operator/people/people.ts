import type { components } from '@stoa/api-client/operator-schema'
import type { Operator } from '../../contract/handlers.ts'
import { findOperatorLog } from '../../modules/operators/index.ts'
import { findRestrictionsOf } from '../../modules/restrictions/index.ts'
import type { SecondFactors } from '../../modules/second-factor/index.ts'
import { findPersonFacts, lockUser, type PersonFacts } from '../../modules/users/index.ts'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import type { Subject } from '../act.ts'
import { restrictionView } from '../catalog/content.ts'
import { logEntryView } from '../log-view.ts'
import { stateHash } from '../state-hash.ts'

type Schemas = components['schemas']
export type PersonView = Schemas['OperatorPerson']

const MOST = 20

interface Context {
  operator: Operator
  factors: SecondFactors
}

/** A person as the operator sees them. @throws problem `account.not_found` */
export async function readPerson(
  db: Queryable,
  id: string,
  { operator, factors }: Context,
): Promise<Subject<PersonView>> {
  const facts = await findPersonFacts(db, id)
  if (!facts) throw problem('account.not_found')
  const restrictions = await findRestrictionsOf(db, id, MOST)
  const log = await findOperatorLog(db, { subjectId: id }, { before: null, limit: MOST })
  const hasFactor = await factors.isOn(db, id)
  const isOwn = id === operator.userId
  const { name, email, since, isVerified, isBlocked, isOperator, orders, questions, reports, sessions } =
    facts
  return {
    kind: 'person',
    id,
    isOwn,
    view: {
      id,
      name,
      email,
      since: new Date(since).toISOString(),
      isVerified,
      isBlocked,
      isOperator,
      counts: { orders, questions, reports },
      orders: facts.latest,
      shops: facts.shops as PersonView['shops'],
      restrictions: restrictions.map(restrictionView),
      sessions,
      hasFactor,
      log: log.map(logEntryView),
      allowed: allowed({ ...facts, hasFactor }, whyNever(isOwn, operator)),
      expect: stateHash(id, name, email, isBlocked, isOperator, hasFactor, restrictions.length),
    },
  }
}

/** Locks an account and reads it. @throws problem `account.not_found` */
export async function takePerson(tx: Tx, id: string, context: Context): Promise<Subject<PersonView>> {
  if (!(await lockUser(tx, id))) throw problem('account.not_found')
  return readPerson(tx, id, context)
}

function whyNever(isOwn: boolean, { keys }: Operator): string | null {
  if (isOwn) return 'This is your own account.'
  return keys.includes('people') ? null : 'You need the key “people”.'
}

function allowed(
  { isBlocked, isOperator, sessions, hasFactor, shops }: PersonFacts & { hasFactor: boolean },
  anyway: string | null,
): Schemas['Allowed'][] {
  const never = anyway ?? (isOperator ? 'End their access as an operator first.' : null)
  const answer = (action: Schemas['Allowed']['action'], why: string | null) => ({
    action,
    ok: why === null,
    why,
  })
  const owns = shops.some(({ role, status }) => role === 'owner' && status !== 'closed')
  return [
    answer('block', never ?? (isBlocked ? 'The account is blocked already.' : null)),
    answer('unblock', anyway ?? (isBlocked ? null : 'The account isn’t blocked.')),
    answer('end_sessions', anyway ?? (sessions > 0 ? null : 'No one is logged in.')),
    answer('reset_factor', never ?? (hasFactor ? null : 'There is no second factor to remove.')),
    answer('export', anyway),
    answer('delete', never ?? (owns ? 'They own a shop, which has to be closed first.' : null)),
  ]
}
