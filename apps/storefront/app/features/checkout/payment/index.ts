export type { PaymentFailureReason } from './payment-callbacks.ts'
export { PayPalPayment, type PayPalPaymentProps } from './paypal-payment.tsx'
