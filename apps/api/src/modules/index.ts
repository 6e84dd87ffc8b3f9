import type { Actor, Handlers } from '../contract/handlers.ts'
import type { Deps } from '../platform/deps.ts'
import { createAccountHandlers } from './account/index.ts'
import { createAddressBook, createAddressHandlers } from './addresses/index.ts'
import { createAfterSalesHandlers } from './after-sales/index.ts'
import {
  createAuthHandlers,
  createKnownDevices,
  createSessionService,
  type KnownDevices,
} from './auth/index.ts'
import { createCartHandlers } from './cart/index.ts'
import {
  createCatalogHandlers,
  createCatalogVersion,
  createSitemapHandlers,
  moveProducts,
  refreshRating,
} from './catalog/index.ts'
import { createPublicCategoryHandlers, createSellerCategoryHandlers } from './categories/index.ts'
import { createCheckoutHandlers, createCheckoutService } from './checkout/index.ts'
import { createClaimHandlers } from './claims/index.ts'
import { createCommissionHandlers } from './commission/index.ts'
import { createDownloadHandlers } from './downloads/index.ts'
import { createFulfillmentHandlers } from './fulfillments/index.ts'
import { createHealthHandlers } from './health.handlers.ts'
import { createFeeInvoiceHandlers, createInvoiceHandlers } from './invoices/index.ts'
import { createContactHandlers } from './mail/index.ts'
import { createMarketHandlers } from './market/index.ts'
import { createMediaHandlers } from './media/index.ts'
import {
  createOrderExport,
  createOrderHandlers,
  createSellerOrderHandlers,
  createShippingDocuments,
} from './orders/index.ts'
import { createPageHandlers } from './pages/index.ts'
import { createPaymentHandlers } from './payments/index.ts'
import { createPayoutHandlers, createStatementDocument } from './payouts/index.ts'
import { createRunHandlers, createSellerProductHandlers } from './products/index.ts'
import { createPublicQuestionHandlers, createQuestionHandlers } from './questions/index.ts'
import { createReportHandlers } from './reports/index.ts'
import { createPublicReviewHandlers, createReviewHandlers } from './reviews/index.ts'
import { createSavedViewHandlers } from './saved-views/index.ts'
import { createSecondFactorHandlers, createSecondFactors } from './second-factor/index.ts'
import { createSellerStartHandlers } from './seller-start/index.ts'
import { createSetUpHandlers } from './set-up/index.ts'
import { createShopEventHandlers, createShopEvents } from './shop-events/index.ts'
import { createShopScope } from './shop-scope/index.ts'
import { createPublicShopHandlers, createShopHandlers } from './shops/index.ts'
import { createStatisticsHandlers, createViewCounter } from './statistics/index.ts'
import { createTaxHandlers } from './tax/index.ts'
import { createUserHandlers } from './users/index.ts'
import { createWishListHandlers } from './wish-list/index.ts'
import { createWithdrawalHandlers } from './withdrawals/index.ts'

export interface Modules {
  handlers: Handlers
  /** Operations whose responses may be cached while the catalog doesn't change. */
  cacheable: ReadonlySet<string>
  /** See `createCatalogVersion`. */
  catalogVersion(): Promise<string | null>
  authenticate(token: string): Promise<Actor>
  /** See `RateLimitDeps`. */
  knownDevice: KnownDevices['ofEmail']
  shopOf: ReturnType<typeof createShopScope>
  /** Closes resources, and writes data held in memory. */
  close(): Promise<void>
}

/** Creates all modules and joins their handlers. The type ensures that each operation of the contract has one. */
export function createModules(deps: Deps): Modules {
  const sessions = createSessionService(deps)
  const factors = createSecondFactors(deps)
  const devices = createKnownDevices(deps)
  const addresses = createAddressBook(deps)
  const publicReads = {
    ...createCatalogHandlers(deps),
    ...createPublicCategoryHandlers(deps),
    ...createPublicShopHandlers(deps),
    ...createPublicReviewHandlers(deps),
    ...createPublicQuestionHandlers(deps),
    ...createMarketHandlers(deps),
    ...createPageHandlers(deps),
  }
  const catalogVersion = createCatalogVersion(deps)
  const checkout = createCheckoutService(deps)
  const events = createShopEvents(deps)
  const views = createViewCounter(deps)
  return {
    close: async () => {
      await Promise.all([events.close(), views.close()])
    },
    authenticate: sessions.authenticate,
    knownDevice: devices.ofEmail,
    shopOf: createShopScope(deps),
    cacheable: new Set(Object.keys(publicReads)),
    catalogVersion,
    handlers: {
      ...publicReads,
      getCatalogVersion: async () => ({ version: await catalogVersion() }),
      ...createAuthHandlers(deps, { sessions, factors, devices }),
      ...createUserHandlers(deps),
      ...createAccountHandlers(deps, { sessions, addresses, factors, devices }),
      ...createSecondFactorHandlers(deps, factors),
      ...createAddressHandlers(addresses),
      ...createContactHandlers(deps),
      ...createSitemapHandlers(deps),
      ...createCartHandlers(deps),
      ...createWishListHandlers(deps),
      ...createCheckoutHandlers(checkout),
      ...createPaymentHandlers(deps, checkout),
      ...createOrderHandlers(deps),
      ...createInvoiceHandlers(deps),
      ...createSellerOrderHandlers(deps),
      ...createFulfillmentHandlers(deps),
      ...createAfterSalesHandlers(deps),
      ...createClaimHandlers(deps),
      ...createWithdrawalHandlers(deps),
      ...createPayoutHandlers(deps, factors),
      ...createFeeInvoiceHandlers(deps),
      ...createTaxHandlers(deps),
      ...createDownloadHandlers(deps, {
        ...createShippingDocuments(deps),
        ...createStatementDocument(deps),
        ...createOrderExport(deps),
      }),
      ...createRunHandlers(deps),
      ...createReviewHandlers({ ...deps, refreshRating }),
      ...createQuestionHandlers(deps),
      ...createReportHandlers(deps),
      ...createStatisticsHandlers(deps, views),
      ...createShopEventHandlers(events),
      ...createShopHandlers(deps, factors),
      ...createSellerProductHandlers(deps),
      ...createSellerCategoryHandlers({ ...deps, moveProducts }),
      ...createSellerStartHandlers(deps),
      ...createSavedViewHandlers(deps),
      ...createMediaHandlers(deps.media),
      ...createCommissionHandlers(deps),
      ...createHealthHandlers(deps),
      ...createSetUpHandlers(deps),
    },
  }
}
