import { onTouch } from '../start/on-touch.tsx'

export const ProductPage = onTouch(async () => (await import('./product-page.tsx')).ProductPage)
