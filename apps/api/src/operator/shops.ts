import type { components } from '@stoa/api-client/operator-schema'
import type { Operator } from '../contract/handlers.ts'
import { findOperatorLog } from '../modules/operators/index.ts'
import {
  findAttestations,
  findFiguresOf,
  findFirstSteps,
  findOwners,
  findShopForOperator,
  findTrader,
  firstEnd,
  hasCome,
  isMember,
  lockShop,
  openingGaps,
  type Selling,
  viewTrader,
} from '../modules/shops/index.ts'
import type { Queryable, Tx } from '../platform/db/client.ts'
import { problem } from '../platform/problem.ts'
import type { Subject } from './act.ts'
import { whyNever } from './applications.ts'
import { logEntryView } from './log-view.ts'
import { stateHash } from './state-hash.ts'

type Schemas = components['schemas']
export type ShopView = Schemas['OperatorShop']
interface Context {
  selling: Selling
  /** Time zone of the marketplace. */
  timeZone: string
  now: Date
}

const LOG_ENTRIES = 20

/** A shop as the operator sees it. @throws problem `shop.not_found` */
export async function readShop(
  db: Queryable,
  id: string,
  operator: Operator,
  { selling, timeZone, now }: Context,
): Promise<Subject<ShopView>> {
  const shop = await findShopForOperator(db, id)
  if (!shop) throw problem('shop.not_found')
  const { createdAt, ...facts } = shop
  const isOwn = await isMember(db, id, operator.userId)
  const gaps = await openingGaps(db, id)
  const owners = await findOwners(db, id)
  const attestations = await findAttestations(db, id)
  const trader = await findTrader(db, id)
  const log = await findOperatorLog(db, { shopId: id }, { before: null, limit: LOG_ENTRIES })
  const isDue = shop.endsOn !== null && hasCome(shop.endsOn, now, timeZone)
  const view: ShopView = {
    ...facts,
    firstEnd: firstEnd(now, timeZone),
    since: createdAt.toISOString(),
    owners: owners.map(({ id: ownerId, username, email }) => ({ id: ownerId, name: username, email })),
    figures: await findFiguresOf(db, id),
    firstSteps: await findFirstSteps(db, id, selling),
    trader: viewTrader(trader, { isRequired: selling.traders === 'checked' }).trader,
    attestations: attestations.map(({ attestedBy: _, at, ...each }) => ({ ...each, at: at.toISOString() })),
    log: log.map(logEntryView),
    allowed: allowed({ ...shop, isDue }, gaps, whyNever(isOwn, operator)),
    expect: stateHash(id, shop.status, shop.reason, shop.endsOn, gaps, trader.trader?.version, attestations),
  }
  return { kind: 'shop', id, isOwn, view }
}

/** Locks a shop and reads it. @throws problem `shop.not_found` */
export async function takeShop(
  tx: Tx,
  id: string,
  operator: Operator,
  context: Context,
): Promise<Subject<ShopView>> {
  if (!(await lockShop(tx, { id }))) throw problem('shop.not_found')
  return readShop(tx, id, operator, context)
}

function allowed(
  { status, endsOn, isDue }: Pick<ShopView, 'status' | 'endsOn'> & { isDue: boolean },
  gaps: readonly unknown[],
  anyway: string | null,
): Schemas['Allowed'][] {
  const never =
    anyway ??
    (status === 'terminated'
      ? 'The shop is terminated, which can’t be undone.'
      : status === 'closed'
        ? 'The shop is closed.'
        : null)
  const suspend = never ?? (status === 'open' ? null : 'Only an open shop can be suspended.')
  const terminate = never ?? (endsOn === null ? null : 'Its termination is already announced.')
  const withdraw =
    never ??
    (endsOn === null ? 'No termination is announced.' : isDue ? 'The day of its termination has come.' : null)
  const reopen =
    never ??
    (status !== 'suspended'
      ? 'Only a suspended shop can be reopened.'
      : gaps.length > 0
        ? 'The shop isn’t registered for tax.'
        : null)
  return [
    { action: 'suspend', ok: suspend === null, why: suspend },
    { action: 'reopen', ok: reopen === null, why: reopen },
    { action: 'terminate', ok: terminate === null, why: terminate },
    { action: 'withdraw_termination', ok: withdraw === null, why: withdraw },
    { action: 'attest', ok: anyway === null, why: anyway },
  ]
}
