export type { OrderActionEvents } from './order-actions.tsx'
export type { ArrivalData } from './order-arrival.tsx'
export {
  OrderCard,
  type OrderCardData,
  OrderCards,
  type OrderLineData,
  OrderPurchase,
  type OrderPurchaseProps,
} from './order-card.tsx'
export { OrderConfirmation, type OrderConfirmationProps } from './order-confirmation.tsx'
export { useOrderDates } from './order-dates.ts'
export {
  OrderDetailCard,
  type OrderDetailCardProps,
  type OrderDetailData,
} from './order-detail-card.tsx'
export type { OrderDetailLine } from './order-line.tsx'
export { type OrderAmount, OrderMoney, type OrderMoneyProps } from './order-money.tsx'
export { OrderParcels, type OrderParcelsProps, type ParcelData, type ParcelEvents } from './order-parcels.tsx'
export type { OrderShopData } from './order-shop.tsx'
export { OrderSkeleton, type OrderSkeletonProps } from './order-skeleton.tsx'
export { ORDER_STATUSES, OrderStatus, type OrderStatusName, useOrderStatusNames } from './order-status.tsx'
export { ORDER_EVENTS, type OrderEventData, type OrderEventName, OrderTimeline } from './order-timeline.tsx'
export { TrackedOrder, type TrackedOrderData } from './tracked-order.tsx'
