import type { Operator, OperatorHandlers } from '../../contract/handlers.ts'
import { createEraser, removePicture } from '../../modules/account/index.ts'
import { createAddressBook } from '../../modules/addresses/index.ts'
import { createSessionService, newOpaqueToken } from '../../modules/auth/index.ts'
import { writeOperatorLog } from '../../modules/operators/index.ts'
import type { SecondFactors } from '../../modules/second-factor/index.ts'
import { findPeople, findUserById, type UserRow } from '../../modules/users/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import type { OperatorKey } from '../../platform/operator-keys.ts'
import { cutPage, readCursor } from '../../platform/pagination/page.ts'
import { plainText } from '../../platform/plain-text.ts'
import { problem } from '../../platform/problem.ts'
import { readSearch } from '../../platform/search-query.ts'
import { act, hasOneOf } from '../act.ts'
import { rememberEmail } from '../catalog/restrictions.handlers.ts'
import { noteFound } from './note-found.ts'
import { readPerson, takePerson } from './people.ts'
import { block, ofPerson, resetFactor, sendExport, unblock } from './person-actions.ts'

type Operation =
  | 'listPeople'
  | 'getPerson'
  | 'blockPerson'
  | 'unblockPerson'
  | 'endPersonSessions'
  | 'resetPersonFactor'
  | 'sendPersonExport'
  | 'deletePerson'

interface Of {
  readonly actor: Operator
  params: { id: string }
}

const PAGE = 50
/** Shortest beginning by which support finds people. */
const MIN_BEGINNING = 3
const KEYS: readonly OperatorKey[] = ['people']

/** Accounts of people. Reading one leaves an entry in the log. */
export function createPeopleHandlers(deps: Deps, factors: SecondFactors): Pick<OperatorHandlers, Operation> {
  const { db, clock, brand, passwords } = deps
  const sessions = createSessionService(deps)
  const erase = createEraser(deps, { sessions, factors, addresses: createAddressBook(deps) })
  const context = (actor: Operator) => ({ operator: actor, factors })
  const decision = ({ userId: by }: Operator) => ({ brand, now: clock.now(), by })

  const ofOne = (operation: Operation, { actor, params }: Of) => ({
    operation,
    keys: KEYS,
    subject: (tx: Tx) => takePerson(tx, params.id, context(actor)),
  })

  return {
    async listPeople({ actor, requestId, query: { q, cursor: text } }) {
      const beginning = readSearch(q)?.text ?? null
      // Support finds people, and has no list of all. Spaces don't make a beginning longer.
      if ((beginning ?? '').length < MIN_BEGINNING && !hasOneOf(actor.keys, KEYS))
        return { items: [], page: { next: null, previous: null } }
      const list = `operator people ${beginning ?? ''}`
      const cursor = readCursor(text, list, ['uuid'])
      const before = cursor ? String(cursor.keys[0]) : null
      const rows = await findPeople(db, { beginning, before, limit: PAGE + 1 })
      const { items, page } = cutPage(rows, { cursor, limit: PAGE, list, keysOf: ({ id }) => [id] })
      await noteFound(
        db,
        items.map(({ id }) => id),
        { actor, requestId, now: clock.now() },
      )
      return {
        items: items.map(({ since, ...row }) => ({ ...row, since: new Date(since).toISOString() })),
        page: { next: page.next, previous: null },
      }
    },
    async getPerson({ params, actor, requestId }) {
      const { view } = await readPerson(db, params.id, context(actor))
      const author = { operatorId: actor.userId, byName: actor.name, requestId }
      await writeOperatorLog(db, author, ofPerson('viewed', params.id, null, null), clock.now())
      return view
    },
    async blockPerson(call) {
      const { actor, params, body } = call
      const sent = rememberEmail()
      const { view, ...outcome } = await act(deps, call, {
        ...ofOne('blockPerson', call),
        async run(tx, { view: { isOperator } }) {
          refuseOperator(isOperator)
          const clause = plainText(body.clause).trim()
          const given = { ground: body.ground, clause, facts: plainText(body.reason).trim() }
          return sent.of(await block(tx, await person(tx, params.id), given, decision(actor)))
        },
      })
      return { ...outcome, email: sent.first(), person: view }
    },
    async unblockPerson(call) {
      const { actor, params, body } = call
      const sent = rememberEmail()
      const { view, ...outcome } = await act(deps, call, {
        ...ofOne('unblockPerson', call),
        async run(tx) {
          const reason = plainText(body.reason).trim()
          return sent.of(await unblock(tx, await person(tx, params.id), { ...decision(actor), reason }))
        },
      })
      return { ...outcome, email: sent.first(), person: view }
    },
    async endPersonSessions(call) {
      const { params, body } = call
      const { view, ...outcome } = await act(deps, call, {
        ...ofOne('endPersonSessions', call),
        async run(tx, { view: { sessions: count } }) {
          await sessions.endAllOf(tx, params.id, 'ended-by-operator')
          const entry = ofPerson(
            'sessions_ended',
            params.id,
            { sessions: count },
            { sessions: 0 },
            body.reason,
          )
          return { entry, effects: [{ kind: 'sessions_ended', count }] }
        },
      })
      return { ...outcome, email: null, person: view }
    },
    async resetPersonFactor(call) {
      const { params, body } = call
      const { view, ...outcome } = await act(deps, call, {
        ...ofOne('resetPersonFactor', call),
        async run(tx, { view: { isOperator } }) {
          refuseOperator(isOperator)
          return resetFactor(tx, await person(tx, params.id), { brand, reason: body.reason })
        },
      })
      return { ...outcome, email: null, person: view }
    },
    async sendPersonExport(call) {
      const { params, body } = call
      const { view, ...outcome } = await act(deps, call, {
        ...ofOne('sendPersonExport', call),
        run: async tx => sendExport(tx, await person(tx, params.id), { brand, reason: body.reason }),
      })
      return { ...outcome, email: null, person: view }
    },
    async deletePerson(call) {
      const { actor, params, body } = call
      const passwordHash = await passwords.hash(newOpaqueToken())
      const account = { isGone: false, picture: null as string | null }
      const { view: _, ...outcome } = await act<{ orders: number }>(deps, call, {
        operation: 'deletePerson',
        keys: KEYS,
        async subject(tx: Tx) {
          // What was locked at first is deleted afterwards.
          if (account.isGone)
            return { kind: 'person', id: params.id, isOwn: false, view: { expect: '', orders: 0 } }
          const { kind, id, isOwn, view } = await takePerson(tx, params.id, context(actor))
          return { kind, id, isOwn, view: { expect: view.expect, orders: view.counts.orders } }
        },
        async run(tx, { view }) {
          account.picture = await erase(tx, await person(tx, params.id), passwordHash)
          account.isGone = true
          const entry = ofPerson('deleted', params.id, null, { deleted: true }, body.reason)
          return {
            entry,
            effects: [
              { kind: 'account_deleted', count: 1 },
              { kind: 'orders_kept', count: view.orders },
              { kind: 'email', count: 1 },
            ],
          }
        },
      })
      const { picture } = account
      if (!outcome.isDryRun && picture !== null) await removePicture(deps, picture, call.log)
      return outcome
    },
  }
}

async function person(tx: Tx, id: string): Promise<UserRow> {
  const found = await findUserById(tx, id)
  if (!found) throw problem('account.not_found')
  return found
}

/** @throws problem `account.is_operator` */
function refuseOperator(isOperator: boolean): void {
  if (isOperator) throw problem('account.is_operator', { detail: 'End their access as an operator first.' })
}
