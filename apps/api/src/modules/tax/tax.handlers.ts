import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { inShopTx } from '../shop-scope/index.ts'
import { findTaxCategories } from './rates.repository.ts'
import { endRegistration, readSellerTax, stateRegistration } from './seller-tax.service.ts'

/** Tax registrations of a shop, as its team states them. */
export const createTaxHandlers = (
  deps: Pick<Deps, 'db' | 'clock' | 'market'>,
): Pick<Handlers, 'getSellerTax' | 'listTaxCategories' | 'stateTaxRegistration' | 'endTaxRegistration'> => ({
  getSellerTax: ({ shop }) => inShopTx(deps.db, shop, tx => readSellerTax(tx, deps, shop)),
  listTaxCategories: async () => ({ items: await findTaxCategories(deps.db) }),
  stateTaxRegistration: ({ shop, body }) =>
    inShopTx(deps.db, shop, tx => stateRegistration(tx, deps, shop, body)),
  endTaxRegistration: ({ shop, body }) =>
    inShopTx(deps.db, shop, tx => endRegistration(tx, deps, shop, body)),
})
