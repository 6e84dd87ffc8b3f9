import type { Handlers } from '../../contract/handlers.ts'
import type { ShopEvents } from './shop-events.service.ts'

export const createShopEventHandlers = (events: ShopEvents): Pick<Handlers, 'streamSellerEvents'> => ({
  streamSellerEvents: async ({ shop, actor }) => ({
    contentType: 'text/event-stream',
    body: await events.stream(shop, actor),
    // A proxy that buffers or compresses would delay the events.
    headers: { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
  }),
})
