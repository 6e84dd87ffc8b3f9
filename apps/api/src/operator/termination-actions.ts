import { findBalances } from '../modules/payouts/index.ts'
import {
  announceTermination,
  type DecisionContext,
  type NewRestriction,
  withdrawTermination,
} from '../modules/restrictions/index.ts'
import { findFiguresOf } from '../modules/shops/index.ts'
import type { Tx } from '../platform/db/client.ts'
import { DAY } from '../platform/durations.ts'
import { localTime, numberOfDay } from '../platform/local-day.ts'
import type { Money } from '../platform/money.ts'
import type { Mailed } from './catalog/restriction-actions.ts'
import { amounts } from './measure.ts'
import { ofShop } from './shop-actions.ts'

interface TerminationContext extends DecisionContext {
  /** Time zone of the marketplace, in which the days are. */
  timeZone: string
  money: Money
}

/** Announces the termination of a shop. @throws like `announceTermination` */
export async function terminate(
  tx: Tx,
  slug: string,
  given: { on: string } & Pick<NewRestriction, 'ground' | 'clause' | 'facts'>,
  context: TerminationContext,
): Promise<Mailed> {
  const { on, ground, facts } = given
  const { now, timeZone, money } = context
  const { shopId, restrictionId, emails } = await announceTermination(tx, slug, given, context)
  const { products, openOrders } = await findFiguresOf(tx, shopId)
  const [balance] = await findBalances(tx, { now, shopIds: [shopId] })
  const days = (numberOfDay(on) - numberOfDay(localTime(now, timeZone).day)) / DAY
  const after = { endsOn: on, restriction: restrictionId, ground }
  return {
    emails,
    entry: ofShop('shop.termination_announced', shopId, { endsOn: null }, after, facts),
    effects: [
      { kind: 'shop_ends', count: days },
      { kind: 'products_end', count: products },
      { kind: 'orders_open', count: openOrders },
      ...amounts(money, [['balance_held', balance ? balance.availableMinor + balance.waitingMinor : 0]]),
      { kind: 'email', count: emails.length },
    ],
  }
}

/** Withdraws a termination that is announced. @throws like `withdrawTermination` */
export async function withdraw(
  tx: Tx,
  slug: string,
  context: DecisionContext & { reason: string; timeZone: string },
): Promise<Mailed> {
  const { shopId, endsOn, emails } = await withdrawTermination(tx, slug, context)
  return {
    emails,
    entry: ofShop('shop.termination_withdrawn', shopId, { endsOn }, { endsOn: null }, context.reason),
    effects: [
      { kind: 'shop_stays', count: 1 },
      { kind: 'email', count: emails.length },
    ],
  }
}
