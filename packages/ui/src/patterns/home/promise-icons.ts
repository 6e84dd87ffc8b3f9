import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import type { IconGlyph } from '../../primitives/icon/index.ts'

export type PromiseIcon = 'cart' | 'protection' | 'returns' | 'shops' | 'delivery'

/** Icons by name, so that promises stay plain data. */
export const promiseIcons: Record<PromiseIcon, IconGlyph> = {
  cart: ShoppingBag,
  protection: ShieldCheck,
  returns: RotateCcw,
  shops: Store,
  delivery: Truck,
}
