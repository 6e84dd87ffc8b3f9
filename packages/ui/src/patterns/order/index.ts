export type { ArrivalData } from './order-arrival.tsx'
export { OrderCard, type OrderCardData, OrderCards, type OrderLineData } from './order-card.tsx'
export { OrderConfirmation, type OrderConfirmationProps } from './order-confirmation.tsx'
export {
  OrderDetailCard,
  type OrderDetailCardProps,
  type OrderDetailData,
  type OrderDetailLine,
} from './order-detail-card.tsx'
export { type OrderAmount, OrderMoney, type OrderMoneyProps } from './order-money.tsx'
export { OrderParcels, type ParcelData } from './order-parcels.tsx'
export { OrderSkeleton, type OrderSkeletonProps } from './order-skeleton.tsx'
export { OrderStatus, type OrderStatusName } from './order-status.tsx'
export { type OrderEventData, type OrderEventName, OrderTimeline } from './order-timeline.tsx'
export { TrackedOrder, type TrackedOrderData } from './tracked-order.tsx'
