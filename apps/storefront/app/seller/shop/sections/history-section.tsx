import { unwrap } from '@stoa/api-client'
import type { ShopLogEntry } from '@stoa/api-client/schema'
import { FormSection } from '@stoa/back-office'
import { Button, Stack, text } from '@stoa/ui'
import { useState } from 'react'
import { useCall } from '../../../shared/call/use-call.ts'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { useShopRead } from '../../api/use-shop-api.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { FIELD_LABELS, fieldOf } from '../shop-form.ts'

const WHAT: Record<string, string> = {
  'shop.opened': 'opened the shop',
  'shop.updated': 'changed the shop',
  'shop.paused': 'changed the pause',
  'shop.suspended': 'suspended the shop',
  'shop.reopened': 'opened the shop again',
  'member.invited': 'invited somebody',
  'invitation.revoked': 'took an invitation back',
  'member.joined': 'joined the shop',
  'member.changed': 'changed what somebody may do',
  'member.left': 'left the shop',
  'member.removed': 'removed somebody',
}

/** Who changed what, the newest first. */
export function HistorySection() {
  const { data, error, mutate } = useShopRead('/api/seller/shop/log')
  const { busy, call } = useCall(useShopRules())
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
    <FormSection id="history" title="History">
      {!data && <SectionState error={error} onRetry={() => void mutate()} />}
      {data && items.length === 0 && <p className={text.muted}>Nothing was changed yet.</p>}
      {items.length > 0 && (
        <Stack as="ul" gap="sm">
          {items.map(entry => (
            <li key={entry.id}>
              <strong>{entry.by ?? 'Stoa'}</strong> {WHAT[entry.what] ?? entry.what}
              {subjects(entry)}
              <div className={text.sm}>
                <time dateTime={entry.at} className={text.muted}>
                  {timeOf(entry.at)}
                </time>
              </div>
            </li>
          ))}
        </Stack>
      )}
      {next && (
        <Stack row>
          <Button emphasis="line" size="sm" busy={busy !== undefined} onClick={() => void more()}>
            Older
          </Button>
        </Stack>
      )}
    </FormSection>
  )
}

function subjects({ what, changes }: ShopLogEntry): string {
  if (what.startsWith('shop.')) {
    const names = changes.map(({ name }) => FIELD_LABELS[fieldOf(name)] ?? '').filter(Boolean)
    return names.length > 0 ? `: ${names.join(', ')}` : ''
  }
  const named = changes.find(({ name }) => name === 'email' || name === 'name')
  const value = named?.to ?? named?.from
  return typeof value === 'string' ? `: ${value}` : ''
}

const timeOf = (at: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
