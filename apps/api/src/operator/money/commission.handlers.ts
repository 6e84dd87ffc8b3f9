import type { components } from '@stoa/api-client/operator-schema'
import type { OperatorHandlers } from '../../contract/handlers.ts'
import { findMarketCategories } from '../../modules/categories/index.ts'
import {
  CommissionRefused,
  findRulesFrom,
  findRulesState,
  firstDayOfRaise,
} from '../../modules/commission/index.ts'
import { isMember } from '../../modules/shops/index.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { startOfDay } from '../../platform/local-day.ts'
import { problem } from '../../platform/problem.ts'
import { act } from '../act.ts'
import { takeSettings } from '../content/settings.ts'
import { stateHash } from '../state-hash.ts'
import { commissionTerms, EVERYTHING, setCommission } from './commission-actions.ts'

type CommissionOperation = 'listCommissionRules' | 'setCommissionRule'
type RuleList = components['schemas']['CommissionRuleList']

/** Commission rates, with the function that the command `commission` calls too. */
export function createCommissionHandlers(deps: Deps): Pick<OperatorHandlers, CommissionOperation> {
  const { db, clock, brand, market, config } = deps
  const terms = () => commissionTerms(market.settings)

  async function read(from: Queryable, day?: string): Promise<RuleList> {
    const at = day === undefined ? clock.now() : startOfDay(day, terms().timeZone)
    const found = await findRulesFrom(from, at)
    const rules = day === undefined ? found : found.filter(rule => rule.from <= at.getTime())
    return {
      defaultRateBp: terms().defaultRate,
      firstRaise: firstDayOfRaise(clock.now(), terms()),
      categories: await findMarketCategories(from),
      rules: rules.map(({ id, shop, category, rateBasisPoints, from: since, until }) => ({
        id,
        shop,
        category,
        rateBp: rateBasisPoints,
        from: new Date(since).toISOString(),
        until: until === null ? null : new Date(until).toISOString(),
      })),
      expect: stateHash(await findRulesState(from)),
    }
  }

  return {
    listCommissionRules: ({ query }) => read(db, query.at),
    async setCommissionRule({ actor, query, headers, body, requestId, log }) {
      const { shopId, categoryId, rateBp, fromDay, reason } = body
      const id = categoryId ?? shopId ?? EVERYTHING
      const call = { actor, query, headers, body, requestId, log, params: { id } }
      const { view, ...outcome } = await act(deps, call, {
        operation: 'setCommissionRule',
        keys: ['money'],
        subject: async tx => ({
          kind: 'commission',
          id,
          isOwn: shopId !== undefined && (await isMember(tx, shopId, actor.userId)),
          view: await read(tx),
        }),
        async run(tx) {
          // Held, so that no one publishes a higher default while the rule that covers it is removed.
          const { settings } = await takeSettings(tx, market, config)
          const wanted = {
            shopId: shopId ?? null,
            category: categoryId === undefined ? null : { id: categoryId },
            rateBasisPoints: rateBp,
            fromDay,
            now: clock.now(),
            terms: commissionTerms(settings),
          }
          try {
            return await setCommission(tx, wanted, { brand, reason })
          } catch (error) {
            if (error instanceof CommissionRefused)
              throw problem('commission.not_allowed', { detail: error.message })
            throw error
          }
        },
      })
      return { ...outcome, commission: view }
    },
  }
}
