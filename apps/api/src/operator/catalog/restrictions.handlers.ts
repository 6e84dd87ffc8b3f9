import type { OperatorHandlers } from '../../contract/handlers.ts'
import type { Email } from '../../modules/mail/index.ts'
import { findClauses } from '../../modules/pages/index.ts'
import { lockRestriction, restrictedKindOf } from '../../modules/restrictions/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import type { OperatorKey } from '../../platform/operator-keys.ts'
import { plainText } from '../../platform/plain-text.ts'
import { problem } from '../../platform/problem.ts'
import { act } from '../act.ts'
import { readContent, takeContent } from './content.ts'
import { lift, type Mailed, restrict } from './restriction-actions.ts'

type Operation = 'getOperatorContent' | 'listClauses' | 'restrictContent' | 'liftRestriction'

const KEYS: readonly OperatorKey[] = ['catalog']

/** Restrictions of content, with the functions that the command `restriction` calls too. */
export function createRestrictionHandlers(deps: Deps): Pick<OperatorHandlers, Operation> {
  const { db, clock, brand } = deps
  const { siteUrl } = brand

  return {
    getOperatorContent: async ({ params, actor }) =>
      (await readContent(db, params, { operator: actor, siteUrl })).view,
    listClauses: async () => ({
      items: await findClauses(deps),
    }),
    async restrictContent(call) {
      const { actor, body } = call
      const { kind, subject: id, ground, clause, reason } = body
      const sent = rememberEmail()
      const { view, ...outcome } = await act(deps, call, {
        operation: 'restrictContent',
        keys: KEYS,
        subject: (tx: Tx) => takeContent(tx, { kind, id }, { operator: actor, siteUrl }),
        run: async tx =>
          sent.of(
            await restrict(
              tx,
              { kind, id, ground, clause: plainText(clause).trim(), facts: plainText(reason).trim() },
              { brand, now: clock.now(), by: actor.userId },
            ),
          ),
      })
      return { ...outcome, email: sent.first(), content: view }
    },
    async liftRestriction(call) {
      const { actor, body, params } = call
      const sent = rememberEmail()
      const { view, ...outcome } = await act(deps, call, {
        operation: 'liftRestriction',
        keys: KEYS,
        async subject(tx: Tx) {
          const found = await lockRestriction(tx, params.id)
          const kind = found && restrictedKindOf(found.kind)
          if (!found || !kind) throw problem('restriction.not_found')
          return takeContent(tx, { kind, id: found.subjectId }, { operator: actor, siteUrl })
        },
        run: async tx =>
          sent.of(
            await lift(tx, params.id, {
              brand,
              now: clock.now(),
              by: actor.userId,
              reason: plainText(body.reason).trim(),
            }),
          ),
      })
      return { ...outcome, email: sent.first(), content: view }
    },
  }
}

/** Keeps the first email of a decision, so that the dry run can show it. */
export function rememberEmail() {
  let email: Email | undefined
  return {
    of<M extends Mailed>(done: M): M {
      ;[email] = done.emails
      return done
    },
    first: () => (email ? { subject: email.subject, text: email.body } : null),
  }
}
