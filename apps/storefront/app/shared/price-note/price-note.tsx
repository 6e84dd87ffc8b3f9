import { Link } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { priceNoteLabels as t } from './price-note.labels.ts'

interface PriceNoteProps {
  /** Name of the tax that the prices include. Without it, the note is about shipping alone. */
  readonly tax: string | null | undefined
  /** Whether only some of the prices include it. Default `false`. */
  readonly isOnlySome?: boolean
}

/** Text that says what prices include, and that shipping is added. */
export const PriceNote = ({ tax, isOnlySome = false }: PriceNoteProps) => (
  <>
    <span>{tax ? formatMessage(isOnlySome ? t.includingSome : t.including, { tax }) : t.plus}</span>{' '}
    <Link href="/shipping-policy" tone="inherit">
      {t.shipping}
    </Link>
  </>
)
