export type { PaymentFailureReason } from './payment-callbacks.ts'
export { PayPalPayment } from './paypal-payment.tsx'
