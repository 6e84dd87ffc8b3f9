export { CartDrawer, type CartDrawerProps } from './cart-drawer.tsx'
