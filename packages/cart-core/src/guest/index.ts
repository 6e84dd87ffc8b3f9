export { createGuestCart, type GuestCart, type GuestPorts } from './create-guest-cart.ts'
