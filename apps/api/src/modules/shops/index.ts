/** Becoming a seller, the shop itself, its pauses, and who works there. */
export { findPending } from './applications.repository.ts'
export { findApplicationsOf } from './applications.service.ts'
export { approvePending, rejectPending } from './approve.ts'
export { forgetSeller } from './forget-seller.ts'
export { createPauseJob } from './pause.ts'
export { findShopsByStatus } from './shop-status.repository.ts'
export { createShopHandlers } from './shops.handlers.ts'
export { reopenShop, suspendShop } from './suspend.ts'
