import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Icon } from '../../primitives/icon/index.ts'
import * as styles from './product.css.ts'

export interface StockLineProps {
  /** Color and icon: in stock, only a few left, sold out. */
  state: 'in' | 'low' | 'out'
  /** "In stock.", "Only 3 left.", "Sold out." A number is a number from stock. Announced when it changes. */
  text: string
  /** Muted, after it: what is no news, such as "Ships from Falmouth." */
  note?: string | undefined
}

/** Shows the state of the stock, as a text and a color. */
export function StockLine({ state, text, note }: StockLineProps) {
  return (
    <p className={styles.stock({ state })} data-component="StockLine" data-state={state} aria-live="polite">
      <Icon as={state === 'in' ? CircleCheck : CircleAlert} size="sm" />
      <span>
        <span>{text}</span>
        {note && <span className={styles.stockNote}> {note}</span>}
      </span>
    </p>
  )
}
