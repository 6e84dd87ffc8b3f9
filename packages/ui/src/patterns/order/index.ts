export { OrderCard, type OrderCardData, OrderCards, type OrderLineData } from './order-card.tsx'
export { OrderStatus, type OrderStatusName } from './order-status.tsx'
