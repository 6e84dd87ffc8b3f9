import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { findRules } from './rules.repository.ts'

export const createCommissionHandlers = ({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Pick<Handlers, 'getCommission'> => ({
  getCommission: async () => ({
    defaultRate: config.commissionBasisPoints / 100,
    categories: (await findRules(db)).map(({ path, name, rateBasisPoints }) => ({
      path,
      name,
      rate: rateBasisPoints / 100,
    })),
  }),
})
