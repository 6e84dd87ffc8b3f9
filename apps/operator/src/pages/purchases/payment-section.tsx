import { messageFor, unwrap } from '@stoa/api-client'
import type { PurchasePayment } from '@stoa/api-client/operator-schema'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { Timeline } from '@stoa/ui/timeline'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useAmount } from '../../api/use-amount.ts'
import { Section } from '../../frame/section.tsx'
import { inWords } from './in-words.ts'
import { purchaseLabels as t } from './purchase-page.labels.ts'

interface PaymentSectionProps {
  payments: readonly PurchasePayment[]
  onRead: () => void
}

/** Attempts to pay, with their events. */
export function PaymentSection({ payments, onRead }: PaymentSectionProps) {
  return (
    <Section title={t.payments}>
      {payments.length === 0 && <Text>{t.noPayments}</Text>}
      {payments.map(payment => (
        <Payment key={payment.id} payment={payment} onRead={onRead} />
      ))}
    </Section>
  )
}

function Payment({ payment, onRead }: { payment: PurchasePayment; onRead: () => void }) {
  const money = useAmount()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const { id, provider, method, instrument, status, failure, amount, reference, events, allowed } = payment
  const check = allowed.find(({ action }) => action === 'check')

  async function ask() {
    setBusy(true)
    try {
      const { outcome } = await unwrap(
        client.POST('/api/operator/payments/{id}/check', { params: { path: { id } } }),
      )
      setSaid(t.checked[outcome])
      onRead()
    } catch (error) {
      setSaid(messageFor(error, t.checkFailed))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack gap="sm">
      <Stack layout="row" gap="sm">
        <Text>{t.payment(instrument ?? `${inWords(provider)} ${method}`, money(amount))}</Text>
        <Badge dot>{[inWords(status), failure && inWords(failure)].filter(Boolean).join(', ')}</Badge>
      </Stack>
      {reference !== null && <Text>{t.reference(reference)}</Text>}
      {check && (
        <Stack layout="row" gap="sm">
          <Button size="sm" emphasis="line" busy={isBusy} disabled={!check.ok} onClick={() => void ask()}>
            {t.check}
          </Button>
          {check.why !== null && <Text>{check.why}</Text>}
        </Stack>
      )}
      {said !== null && <Note role="status">{said}</Note>}
      <Timeline
        aria-label={t.payments}
        items={events.map(({ kind, source, at }, place) => ({
          id: `${place}`,
          title: `${inWords(kind)} (${source})`,
          time: timeInWords(at),
          at,
        }))}
      />
    </Stack>
  )
}
