/** Lazy file of `parts`: what opens. The dynamic imports of the design system lead here. */
export * from '@stoa/ui/internal/lazy-parts'
export { CartDrawerView } from './views/cart-drawer-view.tsx'
export { suggest } from './views/suggestions.ts'
