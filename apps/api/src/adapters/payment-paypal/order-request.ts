import { type PaymentIntent, ProviderRefused } from '../../ports/payment.ts'
import type { PayPalAmounts } from './amounts.ts'
import type { components } from './generated/orders.ts'

type OrderRequest = components['schemas']['order_request']

const MAX_TEXT = 127

/** Builds PayPal's order request of a payment. PayPal rejects an order whose amounts don't add up. */
export function toOrderRequest(intent: PaymentIntent, amounts: PayPalAmounts): OrderRequest {
  const { amount, itemMinor, shippingMinor, lines, shipTo } = intent
  const linesMinor = lines.reduce((sum, line) => sum + line.quantity * line.unitMinor, 0)
  if (linesMinor !== itemMinor) throw new ProviderRefused('ITEM_TOTAL_MISMATCH', { buyerMayRetry: false })
  if (itemMinor + shippingMinor !== amount.minor)
    throw new ProviderRefused('AMOUNT_MISMATCH', { buyerMayRetry: false })
  // PayPal's addresses have no field for it.
  const line2 = [shipTo.line2, shipTo.district].filter(Boolean).join(', ')
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: intent.paymentId,
        invoice_id: intent.number,
        amount: {
          ...amounts.write(amount.minor),
          breakdown: { item_total: amounts.write(itemMinor), shipping: amounts.write(shippingMinor) },
        },
        items: lines.map(({ title, sku, quantity, unitMinor }) => ({
          name: cut(title),
          quantity: String(quantity),
          unit_amount: amounts.write(unitMinor),
          ...(sku && { sku: cut(sku) }),
          category: 'PHYSICAL_GOODS',
        })),
        shipping: {
          name: { full_name: shipTo.fullName },
          address: {
            address_line_1: shipTo.line1,
            ...(line2 && { address_line_2: line2 }),
            admin_area_2: shipTo.city,
            ...(shipTo.region && { admin_area_1: shipTo.region }),
            ...(shipTo.postalCode && { postal_code: shipTo.postalCode }),
            country_code: shipTo.countryCode,
          },
        },
      },
    ],
    payment_source: intent.method === 'card' ? cardSource(intent) : walletSource(intent),
  }
}

type PaymentSource = NonNullable<OrderRequest['payment_source']>

function cardSource({ returnUrl, cancelUrl }: PaymentIntent): PaymentSource {
  // PayPal documents it for 3-D Secure; its OpenAPI file of 2024 does not have the field yet.
  const attributes: object = { verification: { method: 'SCA_WHEN_REQUIRED' } }
  return { card: { attributes, experience_context: { return_url: returnUrl, cancel_url: cancelUrl } } }
}

const walletSource = ({ returnUrl, cancelUrl }: PaymentIntent): PaymentSource => ({
  paypal: {
    experience_context: {
      user_action: 'PAY_NOW',
      shipping_preference: 'SET_PROVIDED_ADDRESS',
      // Without it a buyer may send an eCheck, which takes days.
      payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
      return_url: returnUrl,
      cancel_url: cancelUrl,
    },
  },
})

/** Shortens a text without splitting a surrogate pair. */
const cut = (text: string) => text.slice(0, MAX_TEXT).replace(/[\uD800-\uDBFF]$/, '')
