import { onTouch } from '../start/on-touch.tsx'

/** Where the page has drawn a guest's cart, that is what sleeps; otherwise the sign that the cart is being read. */
export const CartPage = onTouch(async () => {
  const { CartPage: Page, takeOver } = await import('./cart-page.tsx')
  await takeOver()
  return Page
})
