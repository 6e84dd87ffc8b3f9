import type { Lifecycle } from './lifecycle.ts'

export type RefundStatus = 'pending' | 'succeeded' | 'failed'

export const refundLifecycle: Lifecycle<RefundStatus, 'write' | 'succeed' | 'fail', unknown> = {
  name: 'refund',
  transitions: {
    write: { from: null, to: 'pending', by: ['shop', 'operator', 'system', 'buyer'], event: 'refunded' },
    succeed: { from: ['pending'], to: 'succeeded', by: ['system'], event: null },
    fail: { from: ['pending'], to: 'failed', by: ['system'], event: 'refund_failed' },
  },
}
