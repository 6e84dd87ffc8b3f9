import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'

/** By name, so that promises stay plain data. */
export const promiseIcons = {
  cart: ShoppingBag,
  protection: ShieldCheck,
  returns: RotateCcw,
  shops: Store,
  delivery: Truck,
} as const

export type PromiseIcon = keyof typeof promiseIcons
