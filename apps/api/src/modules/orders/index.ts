/** Orders of users: reading, tracking, invoices and what happens after the sale. */

export { claimJson, returnJson, returnToJson, statementsJson, waitsForShop } from './after-sales-json.sql.ts'
export {
  type ClaimRow,
  claimOf,
  previewOf,
  type ReturnRow,
  returnOf,
} from './after-sales-view.ts'
export { amountFormat, type ChangeContext, type CommandContext, type Notify } from './change-context.ts'
export { isClaimDisputable, isReturnDisputable } from './disputable.ts'
export { readPictures } from './document-pictures.ts'
export { type Due, type DueBefore, eachDue } from './each-due.ts'
export { aboutOrder, DISPUTE_IT, seeOrder } from './emails/email-parts.ts'
export {
  tellCanceled,
  tellRefunded,
  tellRefundedOtherwise,
  tellRefundRefused,
} from './emails/money-emails.ts'
export {
  type OrderEmailDraft,
  type OrderEmailFacts,
  queueOrderEmail,
  queueShopEmail,
} from './emails/order-emails.ts'
export { tellConfirmed, tellDelivered, tellShipped, tellTrackingChanged } from './emails/parcel-emails.ts'
export { queueNewOrderEmails } from './emails/queue-new-orders.ts'
export { queueOrderPlacedEmail } from './emails/queue-order-placed.ts'
export * from './lifecycles/index.ts'
export { insertOrderEvent, refreshOrder, setOrderStatus, setRefunded } from './order-changes.repository.ts'
export { type CommandDeps, createOrderCommands } from './order-commands.ts'
export { findPurchase } from './order-group.repository.ts'
export { groupOf } from './order-group.service.ts'
export { isoJson, linePictureJson, timelineJson } from './order-json.sql.ts'
export {
  arrivedOf,
  canReportMissing,
  factsOf,
  missingOf,
  openOf,
  quantitiesOf,
  unreplacedOf,
} from './order-options.ts'
export { addQuantities, takeBackQuantities } from './order-quantities.repository.ts'
export { readGroupNumbers, readOrderSearch } from './order-search.ts'
export { lockOrder, orderStateJson, readOrder, type WhichOrder } from './order-state.repository.ts'
export type { LineState, OrderState } from './order-state.ts'
export { orderTaxRows, stateOrderTax } from './order-tax.repository.ts'
export { trackingTokenHash } from './order-tracking.ts'
export { createOrderHandlers } from './orders.handlers.ts'
export { findOrdersOf } from './orders.service.ts'
export {
  anonymizeOrdersOf,
  clearAddressesOfDeletedAccounts,
  findLastCurrency,
  insertPlaced,
  type PlacedRows,
  queueMissingInvoices,
} from './placed-orders.repository.ts'
export { INVOICES_JOB, queueInvoices } from './queue-invoices.ts'
export { refuseOtherCurrency } from './refuse-other-currency.ts'
export { type ReturnItem, returnAmount } from './return-amount.ts'
export { postageLimit, splitPostage, withPostage } from './return-postage.ts'
export { createOrderExport } from './seller-orders/order-export.ts'
export { isLate, isReplacementDue, shipBy, toShip } from './seller-orders/seller-order.repository.ts'
export { createSellerOrderHandlers } from './seller-orders/seller-orders.handlers.ts'
export { createShippingDocuments } from './shipping-documents/shipping-documents.ts'
export { insertHold, insertPayoutEntry, insertRefundEntries } from './shop-ledger.repository.ts'
export { standardShippingOf } from './standard-shipping.ts'
export { statedAmount } from './stated-amount.ts'
export {
  amountsOf,
  type LineAmount,
  type LineItems,
  priceOf,
  takeLines,
  unrefundedLines,
  unrefundedOf,
  type WantedLine,
  wantedOf,
} from './wanted-lines.ts'
