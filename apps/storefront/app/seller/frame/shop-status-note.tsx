import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { dayWithYear } from '../../lib/days.ts'
import { useShop } from '../access/shop-context.ts'
import { shopStatusNoteLabels as t } from './shop-status-note.labels.ts'

/** Shows above every page why the shop isn't open, or until when it is, and what the seller can do. */
export function ShopStatusNote() {
  const { shop } = useShop()
  const { status, name, endsOn } = shop
  if (status === 'terminated')
    return (
      <Note
        tone="critical"
        title={formatMessage(t.terminated, { shop: name })}
        action={{ label: t.earnings, href: '/seller/earnings' }}
      >
        {t.terminatedText}
      </Note>
    )
  return (
    <>
      {status === 'pending' && (
        <Note
          tone="caution"
          title={formatMessage(t.pending, { shop: name })}
          action={{ label: t.showSteps, href: '/seller' }}
        >
          {t.pendingText}
        </Note>
      )}
      {status === 'suspended' && (
        <Note
          tone="critical"
          title={formatMessage(t.title, { shop: name })}
          action={{ label: t.contact, href: '/contact' }}
        >
          {t.text}
        </Note>
      )}
      {endsOn && (
        <Note
          tone="caution"
          title={formatMessage(t.ending, { shop: name, day: dayWithYear(endsOn) })}
          action={{ label: t.contact, href: '/contact' }}
        >
          {t.endingText}
        </Note>
      )}
    </>
  )
}
