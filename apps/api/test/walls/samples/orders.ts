import type { ShopThings } from '../shop-things.ts'
import type { Samples } from './sample.ts'

const params = ({ number }: ShopThings) => ({ number })
const lines = ({ lineId }: ShopThings) => [{ orderLineId: lineId, quantity: 1 }]
const parcel = (things: ShopThings) => ({ number: things.number, id: things.pendingParcelId })
const sent = (things: ShopThings) => ({ number: things.number, id: things.shippedParcelId })

export const ofOrders: Samples = {
  listSellerOrders: () => ({}),
  getSellerOrder: things => ({ params: params(things) }),
  confirmSellerOrder: things => ({ params: params(things) }),
  confirmSellerOrders: ({ number }) => ({ body: { numbers: [number] } }),
  previewSellerCancellation: things => ({
    params: params(things),
    body: { reason: 'inventory', lines: lines(things) },
  }),
  cancelSellerOrder: things => ({
    params: params(things),
    body: { reason: 'inventory', lines: lines(things) },
  }),
  addOrderNote: things => ({ params: params(things), body: { text: 'Call before noon.' } }),
  createFulfillment: things => ({ params: params(things), body: { lines: lines(things) } }),
  correctTracking: things => ({ params: sent(things), body: { trackingNumber: '1Z999AA10123456784' } }),
  shipFulfillment: things => ({ params: parcel(things), body: {} }),
  deliverFulfillment: things => ({ params: sent(things) }),
  cancelFulfillment: things => ({ params: parcel(things) }),
  shipSellerOrders: ({ number }) => ({ body: { orders: [{ number }] } }),
  previewSellerRefund: things => ({ params: params(things), body: { lines: lines(things) } }),
  getSellerInvoice: things => ({ params: params(things) }),
  getSellerCreditNote: things => ({ params: { number: things.number, id: things.refundId } }),
  refundSellerOrder: things => ({ params: params(things), body: { lines: lines(things) } }),
  listCarriers: () => ({}),
  createDownload: ({ number }) => ({ body: { kind: 'slips', numbers: [number] } }),
}
