import type { Lifecycle } from './lifecycle.ts'

export type FulfillmentStatus = 'pending' | 'shipped' | 'delivered' | 'canceled'

export const fulfillmentLifecycle: Lifecycle<
  FulfillmentStatus,
  'pack' | 'ship' | 'correct' | 'deliver' | 'cancel',
  unknown
> = {
  name: 'parcel',
  transitions: {
    pack: { from: null, to: 'pending', by: ['shop'], event: null },
    ship: { from: ['pending'], to: 'shipped', by: ['shop'], event: 'shipped' },
    correct: { from: ['shipped'], to: null, by: ['shop'], event: 'tracking_changed' },
    deliver: { from: ['shipped'], to: 'delivered', by: ['buyer', 'shop', 'system'], event: 'delivered' },
    cancel: { from: ['pending'], to: 'canceled', by: ['shop', 'system'], event: null },
  },
}
