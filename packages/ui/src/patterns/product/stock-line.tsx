import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Icon } from '../../primitives/icon/index.ts'
import * as styles from './product.css.ts'

export interface StockLineProps {
  /** Color and icon: in stock, only a few left, sold out. */
  state: 'in' | 'low' | 'out'
  /** The sentence: "In stock. Ships tomorrow from Falmouth." Announced when it changes. */
  text: string
}

export function StockLine({ state, text }: StockLineProps) {
  return (
    <p className={styles.stock({ state })} data-component="StockLine" data-state={state} aria-live="polite">
      <Icon as={state === 'in' ? CircleCheck : CircleAlert} size="sm" />
      {text}
    </p>
  )
}
