import { unwrap } from '@stoa/api-client'
import type { ShopLogEntry } from '@stoa/api-client/schema'
import { FormSection } from '@stoa/back-office'
import { Button, Stack, Text, useOrderDates } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { marketFacts } from '../../../lib/market.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { useShopRead } from '../../api/use-shop-api.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { deliveryFieldLabels } from '../delivery/delivery.labels.ts'
import { shopFieldLabels } from '../shop-form.labels.ts'
import { fieldOf } from '../shop-form.ts'
import {
  businessSectionLabels,
  eventLabels,
  historySectionLabels,
  subjectEventLabels,
} from './sections.labels.ts'

/** Lists changes of the shop and its team with who made them, newest first. */
export function HistorySection() {
  const { data, error, mutate } = useShopRead('/api/seller/shop/log')
  const { busy, call } = useCall(useShopRules())
  const { moment } = useOrderDates()
  const [older, setOlder] = useState<{ items: readonly ShopLogEntry[]; next: string | null } | null>(null)
  const next = older ? older.next : (data?.page.next ?? null)
  const more = async () => {
    if (!next) return
    const page = await call(({ api }) =>
      unwrap(api.GET('/api/seller/shop/log', { params: { query: { cursor: next } } })),
    )
    if (!page.ok) return
    const { items: found, page: at } = page.answer
    setOlder({ items: [...(older?.items ?? []), ...found], next: at.next })
  }
  const items = [...(data?.items ?? []), ...(older?.items ?? [])]
  return (
    <FormSection id="history" title={historySectionLabels.title}>
      {!data && <SectionState error={error} onRetry={() => void mutate()} />}
      {data && items.length === 0 && <Text emphasis="soft">{historySectionLabels.none}</Text>}
      {items.length > 0 && (
        <Stack as="ul" gap="sm">
          {items.map(entry => (
            <li key={entry.id}>
              <strong>{entry.by ?? marketFacts().name}</strong> <span>{eventText(entry)}</span>
              <Text as="div" step="sm" emphasis="soft">
                <time dateTime={entry.at}>{moment(entry.at)}</time>
              </Text>
            </li>
          ))}
        </Stack>
      )}
      {next && (
        <Stack layout="row">
          <Button emphasis="line" size="sm" busy={busy !== undefined} onClick={() => void more()}>
            {historySectionLabels.older}
          </Button>
        </Stack>
      )}
    </FormSection>
  )
}

const EVENTS: Readonly<Record<string, string>> = eventLabels
const { dispatchAddress, returnAddress, handlingDays, zones } = deliveryFieldLabels
const FIELDS: Readonly<Record<string, string>> = {
  ...shopFieldLabels,
  ...{ dispatchAddress, returnAddress, handlingDays, zones, address: dispatchAddress },
  trader: businessSectionLabels.title,
}
const EVENTS_WITH_SUBJECT: Readonly<Record<string, string>> = subjectEventLabels

function eventText(entry: ShopLogEntry): string {
  const subject = subjectOf(entry)
  const message = subject && EVENTS_WITH_SUBJECT[entry.what]
  return message ? formatMessage(message, { subject }) : (EVENTS[entry.what] ?? entry.what)
}

/** Returns the changed fields, or the member's name or email. Empty if the entry contains neither. */
function subjectOf({ what, changes }: ShopLogEntry): string {
  if (what.startsWith('shop.'))
    return changes
      .map(({ name }) => FIELDS[fieldOf(name)] ?? '')
      .filter(Boolean)
      .join(', ')
  const named = changes.find(({ name }) => name === 'email' || name === 'name')
  const value = named?.to ?? named?.from
  return typeof value === 'string' ? value : ''
}
