import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { findGeneralRates, findShopRules } from './rules.repository.ts'

export const createCommissionHandlers = ({
  db,
  clock,
  market,
}: Pick<Deps, 'db' | 'clock' | 'market'>): Pick<Handlers, 'getCommission' | 'getOwnCommission'> => {
  const general = () => findGeneralRates(db, clock.now(), market.settings.money.commissionBasisPoints)
  return {
    async getCommission() {
      const { defaultRate, categories } = await general()
      return {
        defaultRate: defaultRate / 100,
        categories: categories.map(({ path, name, rateBasisPoints }) => ({
          path,
          name,
          rate: rateBasisPoints / 100,
        })),
      }
    },
    async getOwnCommission({ shop }) {
      const [{ defaultRate }, rules] = await Promise.all([general(), findShopRules(db, shop, clock.now())])
      return {
        defaultRate: defaultRate / 100,
        rules: rules.map(({ category, rateBasisPoints, from, until }) => ({
          category: category?.name ?? null,
          rate: rateBasisPoints / 100,
          from: new Date(from).toISOString(),
          until: until === null ? null : new Date(until).toISOString(),
        })),
      }
    },
  }
}
