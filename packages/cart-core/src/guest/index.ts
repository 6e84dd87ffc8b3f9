export { createWebStorage } from '../adapters/web-storage.ts'
export { createGuestCart, type GuestCart, type GuestPorts } from './create-guest-cart.ts'
