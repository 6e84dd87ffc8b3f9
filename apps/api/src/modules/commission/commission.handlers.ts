import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { findRules } from './rules.repository.ts'

export const createCommissionHandlers = ({
  db,
  market,
}: Pick<Deps, 'db' | 'market'>): Pick<Handlers, 'getCommission'> => ({
  getCommission: async () => ({
    defaultRate: market.settings.money.commissionBasisPoints / 100,
    categories: (await findRules(db)).map(({ path, name, rateBasisPoints }) => ({
      path,
      name,
      rate: rateBasisPoints / 100,
    })),
  }),
})
