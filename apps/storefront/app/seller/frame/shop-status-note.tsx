import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { useShop } from '../access/shop-context.ts'
import { shopStatusNoteLabels } from './shop-status-note.labels.ts'

/** Shows above every page why the shop isn't open, and what the seller can do. */
export function ShopStatusNote() {
  const { shop } = useShop()
  if (shop.status === 'pending')
    return (
      <Note
        tone="caution"
        title={formatMessage(shopStatusNoteLabels.pending, { shop: shop.name })}
        action={{ label: shopStatusNoteLabels.addDetails, href: '/seller/shop/business' }}
      >
        {shopStatusNoteLabels.pendingText}
      </Note>
    )
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
