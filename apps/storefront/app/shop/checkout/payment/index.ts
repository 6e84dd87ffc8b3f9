export { PayPalPayment } from './paypal-payment.tsx'
