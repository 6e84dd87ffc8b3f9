/** Lazy file of `parts`: the cart in the page. `more` shares its lines. */
export { CartView } from './views/cart-view.tsx'
