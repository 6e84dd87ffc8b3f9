import { randomBytes } from 'node:crypto'
import type { components } from '../../src/adapters/payment-paypal/generated/orders.ts'

type Schemas = components['schemas']
/** Type without `readonly`, for the owner of the data. */
type Writable<T> = T extends object ? { -readonly [Key in keyof T]: Writable<T[Key]> } : T
type Order = Writable<Schemas['order']>
type Capture = Writable<Schemas['capture']>
type Refund = Writable<Schemas['refund']>
type Unit = NonNullable<Order['purchase_units']>[number]

/** Answer of PayPal to the capture of an order; any other value is an issue that it refuses with. */
type CaptureOutcome = 'COMPLETED' | 'PENDING' | 'DECLINED' | (string & {})

/** A refusal by its HTTP status and PayPal's word. */
export class Refusal extends Error {
  readonly status: number
  readonly issue: string

  constructor(status: number, issue: string) {
    super(issue)
    this.status = status
    this.issue = issue
  }
}
const refuse = (status: number, issue: string): never => {
  throw new Refusal(status, issue)
}

/** Creates the stand-in's store of orders with captures and refunds, by PayPal's rules. */
export function createOrders(apiUrl: () => string) {
  const orders = new Map<string, { order: Order; outcome: CaptureOutcome; refundOutcome: string }>()

  const kept = (id: string) => orders.get(id) ?? refuse(404, 'INVALID_RESOURCE_ID')
  const unitOf = (order: Order): Unit => order.purchase_units![0]!
  const capturesOf = (order: Order): Capture[] => unitOf(order).payments?.captures ?? []
  const refundsOf = (order: Order): Refund[] => unitOf(order).payments?.refunds ?? []
  const findCapture = (id: string) => {
    for (const entry of orders.values()) {
      const capture = capturesOf(entry.order).find(one => one.id === id)
      if (capture) return { ...entry, capture }
    }
    return refuse(404, 'INVALID_RESOURCE_ID')
  }

  return {
    create(request: Schemas['order_request']): Order {
      const { amount, items = [] } = request.purchase_units[0]!
      const cents = (money?: { value: string }) => Math.round(Number(money?.value ?? 0) * 100)
      const { item_total, shipping } = amount.breakdown ?? {}
      const sum = items.reduce((total, item) => total + cents(item.unit_amount) * Number(item.quantity), 0)
      if (items.length > 0 && sum !== cents(item_total)) refuse(422, 'ITEM_TOTAL_MISMATCH')
      if (amount.breakdown && cents(item_total) + cents(shipping) !== cents(amount))
        refuse(422, 'AMOUNT_MISMATCH')
      const id = newId()
      const order: Order = {
        id,
        intent: 'CAPTURE',
        status: request.payment_source?.paypal ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
        ...(request.payment_source?.paypal && { payment_source: { paypal: {} } }),
        purchase_units: [{ ...request.purchase_units[0]!, payments: {} } as Unit],
        create_time: new Date().toISOString(),
        links: [{ href: `${apiUrl()}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' }],
      }
      orders.set(id, { order, outcome: 'COMPLETED', refundOutcome: 'COMPLETED' })
      return order
    },
    read: (id: string): Order => kept(id).order,
    capture(id: string): Order {
      const { order, outcome } = kept(id)
      if (order.status === 'COMPLETED') refuse(422, 'ORDER_ALREADY_CAPTURED')
      if (order.status === 'PAYER_ACTION_REQUIRED' && order.payment_source?.card)
        refuse(422, 'PAYER_ACTION_REQUIRED')
      if (order.status !== 'APPROVED') refuse(422, 'ORDER_NOT_APPROVED')
      if (!['COMPLETED', 'PENDING', 'DECLINED'].includes(outcome)) refuse(422, outcome)
      const unit = unitOf(order)
      for (const other of orders.values())
        if (
          other.order !== order &&
          unitOf(other.order).invoice_id === unit.invoice_id &&
          capturesOf(other.order).some(({ status }) => status === 'COMPLETED')
        )
          refuse(422, 'DUPLICATE_INVOICE_ID')
      const { currency_code = 'USD', value = '0' } = unit.amount ?? {}
      const capture: Capture = {
        id: newId(),
        status: outcome as 'COMPLETED' | 'PENDING' | 'DECLINED',
        amount: { currency_code, value },
        ...(unit.custom_id && { custom_id: unit.custom_id }),
        ...(unit.invoice_id && { invoice_id: unit.invoice_id }),
        ...(outcome === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' as const } }),
        ...(outcome === 'DECLINED' && { processor_response: { response_code: '5120' as const } }),
        final_capture: true,
        create_time: new Date().toISOString(),
      }
      unit.payments = { captures: [capture] }
      order.status = 'COMPLETED'
      return order
    },
    readCapture(id: string) {
      const { order, capture } = findCapture(id)
      return { ...capture, supplementary_data: { related_ids: { order_id: order.id! } } }
    },
    refund(
      captureId: string,
      { amount, custom_id }: { amount?: Schemas['money']; custom_id?: string },
    ): Refund {
      const { order, capture, refundOutcome } = findCapture(captureId)
      if (capture.status === 'PENDING') refuse(422, 'PENDING_CAPTURE')
      const cents = (money?: { value: string }) => Math.round(Number(money?.value ?? 0) * 100)
      const returned = refundsOf(order).reduce((total, refund) => total + cents(refund.amount), 0)
      if (returned === cents(capture.amount)) refuse(422, 'CAPTURE_FULLY_REFUNDED')
      if (returned + cents(amount) > cents(capture.amount)) refuse(422, 'REFUND_AMOUNT_EXCEEDED')
      if (!['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED'].includes(refundOutcome)) refuse(422, refundOutcome)
      const refund: Refund = {
        id: newId(),
        status: refundOutcome as 'COMPLETED' | 'PENDING' | 'FAILED',
        amount: amount ?? capture.amount!,
        ...(custom_id && { custom_id }),
        ...(refundOutcome === 'PENDING' && { status_details: { reason: 'ECHECK' as const } }),
        links: [{ href: `${apiUrl()}/v2/payments/captures/${captureId}`, rel: 'up', method: 'GET' }],
      }
      const payments = unitOf(order).payments!
      payments.refunds = [...(payments.refunds ?? []), refund]
      capture.status = returned + cents(amount) === cents(capture.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
      return refund
    },

    /** The buyer types a card, or approves in the wallet's window. */
    approve(id: string, source: Order['payment_source'], status: Order['status'] = 'APPROVED'): void {
      const { order } = kept(id)
      order.payment_source = source
      order.status = status
    },
    /** Removes an order. PayPal does so with an approval that was not captured for three hours. */
    forget: (id: string) => orders.delete(id),
    void(id: string): void {
      kept(id).order.status = 'VOIDED'
    },
    planCapture(id: string, outcome: CaptureOutcome): void {
      kept(id).outcome = outcome
    },
    planRefunds(id: string, outcome: string): void {
      kept(id).refundOutcome = outcome
    },
    /** PayPal's own review ends. */
    decide(id: string, status: 'COMPLETED' | 'DECLINED'): void {
      const capture = capturesOf(kept(id).order)[0]!
      capture.status = status
      delete capture.status_details
    },
    capturesOf: (id: string) => capturesOf(kept(id).order),
    refundsOf: (id: string) => refundsOf(kept(id).order),
  }
}

const newId = () => randomBytes(9).toString('hex').toUpperCase().slice(0, 17)
