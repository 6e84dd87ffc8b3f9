import { useContext } from 'react'
import { CartDrawing as Drawing } from './cart-parts.ts'

/** Draws a guest's cart before any script has come. Stands after the place that it draws into. */
export function CartDrawing() {
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: useContext(Drawing) }} />
}
