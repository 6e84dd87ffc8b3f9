import type { components } from '@stoa/api-client/operator-schema'
import type { LogEntry } from '../modules/operators/index.ts'
import {
  type ApprovalContext,
  approvePending,
  attestShop,
  type DecisionContext,
  findFiguresOf,
  findOwners,
  rejectPending,
  reopenShop,
  suspendShop,
} from '../modules/shops/index.ts'
import type { Tx } from '../platform/db/client.ts'

export type Effect = components['schemas']['Effect']

/** Decision that was made in a transaction: its entry for the log, which the caller writes, and its effects. */
export interface Done {
  entry: LogEntry
  effects: Effect[]
}

type Reasoned<Context> = Context & { reason: string | null }

/** Approves an application, or opens its approved shop. @throws like `approvePending` */
export async function approve(
  tx: Tx,
  slug: string,
  { reason, ...context }: Reasoned<ApprovalContext>,
): Promise<Done> {
  const { shopId, applicationId, isOpen } = await approvePending(tx, slug, context)
  const after = { status: isOpen ? 'open' : 'pending', ...(context.override && { override: true }) }
  const entry =
    applicationId === null
      ? ofShop('shop.opened', shopId, { status: 'pending' }, after, reason)
      : {
          what: 'application.approved',
          subjectKind: 'application' as const,
          subjectId: applicationId,
          aboutShopId: shopId,
          before: { status: 'pending' },
          after: { status: 'approved', shop: after },
          reason,
        }
  return {
    entry,
    effects: [{ kind: isOpen ? 'shop_opened' : 'shop_admitted', count: 1 }, await emails(tx, shopId)],
  }
}

/** Rejects an application. @throws like `rejectPending` */
export async function reject(
  tx: Tx,
  slug: string,
  context: DecisionContext & { reason: string },
): Promise<Done> {
  const entry: LogEntry = {
    what: 'application.rejected',
    subjectKind: 'application',
    subjectId: await rejectPending(tx, slug, context),
    before: { status: 'pending' },
    after: { status: 'rejected' },
    reason: context.reason,
  }
  return { entry, effects: [{ kind: 'email', count: 1 }] }
}

/** Suspends an open shop. @throws like `suspendShop` */
export async function suspend(
  tx: Tx,
  slug: string,
  context: DecisionContext & { reason: string },
): Promise<Done> {
  const shopId = await suspendShop(tx, slug, context)
  const { products, openOrders } = await findFiguresOf(tx, shopId)
  return {
    entry: ofShop('shop.suspended', shopId, { status: 'open' }, { status: 'suspended' }, context.reason),
    effects: [
      { kind: 'products_hidden', count: products },
      { kind: 'orders_open', count: openOrders },
      await emails(tx, shopId),
    ],
  }
}

/** Reopens a suspended shop. @throws like `reopenShop` */
export async function reopen(
  tx: Tx,
  slug: string,
  { reason, ...context }: Reasoned<DecisionContext>,
): Promise<Done> {
  const shopId = await reopenShop(tx, slug, context)
  const { products } = await findFiguresOf(tx, shopId)
  return {
    entry: ofShop('shop.reopened', shopId, { status: 'suspended' }, { status: 'open' }, reason),
    effects: [{ kind: 'products_shown', count: products }, await emails(tx, shopId)],
  }
}

/** Records that an operator has seen evidence of a fact about a shop. @throws like `attestShop` */
export async function attest(
  tx: Tx,
  shop: Parameters<typeof attestShop>[1],
  attestation: Parameters<typeof attestShop>[2],
  { name, reason }: { name: string; reason: string },
): Promise<Done> {
  await attestShop(tx, shop, attestation, { name })
  const { kind, expiresOn } = attestation
  return {
    entry: ofShop('shop.attested', shop.id, null, { kind, expiresOn }, reason),
    effects: [{ kind: 'attested', count: 1 }],
  }
}

/** Entry of the log about a shop. */
export const ofShop = (
  what: string,
  shopId: string,
  before: LogEntry['before'],
  after: LogEntry['after'],
  reason: string | null,
): LogEntry => ({
  what,
  subjectKind: 'shop',
  subjectId: shopId,
  aboutShopId: shopId,
  before,
  after,
  reason,
})

/** One for each owner of the shop. */
const emails = async (tx: Tx, shopId: string): Promise<Effect> => ({
  kind: 'email',
  count: (await findOwners(tx, shopId)).length,
})
