export { AmountsBack, type AmountsBackProps, OrderCase, type OrderCaseProps } from './order-case.tsx'
export { type OrderNoteData, OrderNotes } from './order-notes.tsx'
export { OrderColumns, OrderPanel, type OrderPanelProps } from './order-panel.tsx'
export { ParcelCard, type ParcelCardProps, type ShopParcel } from './parcel-card.tsx'
export {
  OrderPieces,
  type OrderPiecesProps,
  type ShopOrderLine,
  ShopOrderLines,
} from './shop-order-lines.tsx'
