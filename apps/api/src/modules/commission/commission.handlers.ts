import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { findRules, findShopRules } from './rules.repository.ts'

export const createCommissionHandlers = ({
  db,
  clock,
  market,
}: Pick<Deps, 'db' | 'clock' | 'market'>): Pick<Handlers, 'getCommission' | 'getOwnCommission'> => ({
  getCommission: async () => ({
    defaultRate: market.settings.money.commissionBasisPoints / 100,
    categories: (await findRules(db, clock.now())).map(({ path, name, rateBasisPoints }) => ({
      path,
      name,
      rate: rateBasisPoints / 100,
    })),
  }),
  getOwnCommission: async ({ shop }) => ({
    defaultRate: market.settings.money.commissionBasisPoints / 100,
    rules: (await findShopRules(db, shop, clock.now())).map(({ category, rateBasisPoints, from, until }) => ({
      category: category?.name ?? null,
      rate: rateBasisPoints / 100,
      from: new Date(from).toISOString(),
      until: until === null ? null : new Date(until).toISOString(),
    })),
  }),
})
