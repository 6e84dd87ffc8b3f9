import type { components } from '@stoa/api-client/operator-schema'
import type { Operator, OperatorHandlers } from '../contract/handlers.ts'
import {
  countApplications,
  countShops,
  findApplicationPage,
  findShopPage,
  type OperatorShopRow,
} from '../modules/shops/index.ts'
import type { Tx } from '../platform/db/client.ts'
import type { Deps } from '../platform/deps.ts'
import type { OperatorKey } from '../platform/operator-keys.ts'
import { cutPage, readCursor } from '../platform/pagination/page.ts'
import { plainText } from '../platform/plain-text.ts'
import { problem } from '../platform/problem.ts'
import { readSearch } from '../platform/search-query.ts'
import { act } from './act.ts'
import { readApplication, takeApplication } from './applications.ts'
import { rememberEmail } from './catalog/restrictions.handlers.ts'
import { approve, attest, reject, reopen, suspend } from './shop-actions.ts'
import { readShop, takeShop } from './shops.ts'
import { terminate, withdraw } from './termination-actions.ts'

type Schemas = components['schemas']
type ShopOperation =
  | 'listApplications'
  | 'getApplication'
  | 'approveApplication'
  | 'rejectApplication'
  | 'listOperatorShops'
  | 'getOperatorShop'
  | 'suspendShop'
  | 'reopenShop'
  | 'terminateShop'
  | 'attestShop'

/** Part of a call that says who decides about what. */
interface Of {
  readonly actor: Operator
  params: { id: string }
}

const PAGE = 50
const KEYS: readonly OperatorKey[] = ['shops']

/** Applications and shops, with the functions that the command `seller` calls too. */
export function createShopHandlers(deps: Deps): Pick<OperatorHandlers, ShopOperation> {
  const { db, clock, brand, market, money, config } = deps
  const context = () => ({ now: clock.now(), brand })
  const shopContext = () => ({
    selling: market.settings.selling,
    timeZone: market.settings.timeZone,
    now: clock.now(),
  })
  const selling = () => market.settings.selling

  const ofApplication = (operation: ShopOperation, { actor, params }: Of) => ({
    operation,
    keys: KEYS,
    subject: (tx: Tx) => takeApplication(tx, params.id, actor, selling()),
  })
  const ofShop = (operation: ShopOperation, { actor, params }: Of) => ({
    operation,
    keys: KEYS,
    subject: (tx: Tx) => takeShop(tx, params.id, actor, shopContext()),
  })

  return {
    async listApplications({ query: { status, cursor: text } }) {
      const list = `operator applications ${status ?? ''}`
      const cursor = readCursor(text, list, ['uuid'])
      const after = cursor ? String(cursor.keys[0]) : null
      const rows = await findApplicationPage(db, { status, after, limit: PAGE + 1 })
      const { items, page } = cutPage(rows, { cursor, limit: PAGE, list, keysOf: ({ id }) => [id] })
      return {
        items: items.map(row => ({
          ...row,
          createdAt: row.createdAt.toISOString(),
          decidedAt: row.decidedAt?.toISOString() ?? null,
        })),
        page: forwards(page),
        counts: await countApplications(db),
      }
    },
    getApplication: async ({ params, actor }) =>
      (await readApplication(db, params.id, actor, selling())).view,
    async approveApplication(call) {
      const { reason, override } = call.body
      const { view, ...outcome } = await act(deps, call, {
        ...ofApplication('approveApplication', call),
        async run(tx, { id, view }) {
          requireUndecided(view.status === 'pending' || view.shop?.status === 'pending')
          const done = await approve(tx, view.shop?.slug ?? view.slug, {
            ...context(),
            isDemo: config.isDemo,
            selling: selling(),
            reason,
            ...(override && { override: reason }),
          })
          // Found by its slug, which another shop may have taken since.
          if (done.entry.subjectId !== (view.shop?.id ?? id)) throw problem('shop.slug_taken')
          return done
        },
      })
      return { ...outcome, application: view }
    },
    async rejectApplication(call) {
      const { reason } = call.body
      const { view, ...outcome } = await act(deps, call, {
        ...ofApplication('rejectApplication', call),
        async run(tx, { view }) {
          requireUndecided(view.status === 'pending')
          return reject(tx, view.slug, { ...context(), reason })
        },
      })
      return { ...outcome, application: view }
    },
    async listOperatorShops({ query: { q, status, cursor: text } }) {
      const beginning = readSearch(q)?.text
      const list = `operator shops ${status ?? ''} ${beginning ?? ''}`
      const cursor = readCursor(text, list, ['text', 'uuid'])
      const after = cursor ? ([String(cursor.keys[0]), String(cursor.keys[1])] as const) : null
      const rows = await findShopPage(db, { beginning, status, after, limit: PAGE + 1 })
      const keysOf = ({ name, id }: OperatorShopRow) => [name, id]
      const { items, page } = cutPage(rows, { cursor, limit: PAGE, list, keysOf })
      return {
        items: items.map(({ createdAt, ...row }) => ({ ...row, since: createdAt.toISOString() })),
        page: forwards(page),
        counts: await countShops(db),
      }
    },
    getOperatorShop: async ({ params, actor }) => (await readShop(db, params.id, actor, shopContext())).view,
    async suspendShop(call) {
      const { reason } = call.body
      const { view, ...outcome } = await act(deps, call, {
        ...ofShop('suspendShop', call),
        run: (tx, { view: { slug } }) => suspend(tx, slug, { ...context(), reason }),
      })
      return { ...outcome, shop: view }
    },
    async reopenShop(call) {
      const { reason } = call.body
      const { view, ...outcome } = await act(deps, call, {
        ...ofShop('reopenShop', call),
        run: (tx, { view: { slug } }) => reopen(tx, slug, { ...context(), reason }),
      })
      return { ...outcome, shop: view }
    },
    async terminateShop(call) {
      const { actor, body } = call
      const reason = plainText(body.reason).trim()
      const sent = rememberEmail()
      const { timeZone } = market.settings
      const decision = () => ({ brand, now: clock.now(), by: actor.userId, timeZone })
      const { view, ...outcome } = await act(deps, call, {
        ...ofShop('terminateShop', call),
        async run(tx, { view: { slug } }) {
          if (body.on === null) return sent.of(await withdraw(tx, slug, { ...decision(), reason }))
          const given = { on: body.on, ...groundOf(body), facts: reason }
          return sent.of(await terminate(tx, slug, given, { ...decision(), money }))
        },
      })
      return { ...outcome, email: sent.first(), shop: view }
    },
    async attestShop(call) {
      const { evidence, expiresOn, reason } = call.body
      const { userId: attestedBy, name } = call.actor
      const { view, ...outcome } = await act(deps, call, {
        ...ofShop('attestShop', call),
        run: (tx, { view: shop }) =>
          attest(
            tx,
            shop,
            { kind: call.params.kind, evidence, expiresOn, attestedBy, at: clock.now() },
            { name, reason },
          ),
      })
      return { ...outcome, shop: view }
    },
  }
}

/** Another applicant may use the slug of an application that was decided: it must not decide theirs. */
function requireUndecided(isUndecided: boolean): void {
  if (!isUndecided)
    throw problem('shop_application.not_found', { detail: 'This application has already been decided.' })
}

/** @throws problem `request.invalid` if a termination lacks its ground */
function groundOf({ ground, clause }: Schemas['TerminateRequest']) {
  if (ground && clause) return { ground, clause: plainText(clause).trim() }
  const message = 'Say which section of the terms or which law the shop breaks.'
  const pointer = ground ? '/clause' : '/ground'
  throw problem('request.invalid', {
    detail: message,
    fields: [{ pointer, code: 'required', message }],
  })
}

/** Pages are read forwards: the way back is the browser's. */
const forwards = ({ next }: { next: string | null }) => ({ next, previous: null })
