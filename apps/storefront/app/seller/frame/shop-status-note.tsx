import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { useShop } from '../access/shop-context.ts'
import { shopStatusNoteLabels } from './shop-status-note.labels.ts'

/** Shows above every page of a suspended shop what the seller can still do. */
export function ShopStatusNote() {
  const { shop } = useShop()
  if (shop.status !== 'suspended') return null
  return (
    <Note
      tone="critical"
      title={formatMessage(shopStatusNoteLabels.title, { shop: shop.name })}
      action={{ label: shopStatusNoteLabels.contact, href: '/contact' }}
    >
      {shopStatusNoteLabels.text}
    </Note>
  )
}
