import { messageFor, unwrap } from '@stoa/api-client'
import type { PurchaseEmail } from '@stoa/api-client/operator-schema'
import { RecordList } from '@stoa/back-office/record-list'
import { Button } from '@stoa/ui/button'
import { Note } from '@stoa/ui/note'
import { Text } from '@stoa/ui/text'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { Section } from '../../frame/section.tsx'
import { purchaseLabels as t } from './purchase-page.labels.ts'

interface EmailSectionProps {
  emails: readonly PurchaseEmail[]
  onRead: () => void
}

/** Emails about a purchase. Those that weren't sent can be queued again. */
export function EmailSection({ emails, onRead }: EmailSectionProps) {
  const [said, setSaid] = useState<string | null>(null)

  async function resend(id: string) {
    try {
      await unwrap(client.POST('/api/operator/emails/{id}/resend', { params: { path: { id } } }))
      setSaid(t.resent)
      onRead()
    } catch (error) {
      setSaid(messageFor(error, t.resendFailed))
    }
  }

  return (
    <Section title={t.emails}>
      {emails.length === 0 && <Text>{t.noEmails}</Text>}
      {said !== null && <Note role="status">{said}</Note>}
      <RecordList
        aria-label={t.emails}
        items={emails.map(({ id, subject, recipient, sentAt, createdAt, text, allowed }) => ({
          id,
          label: subject,
          description: (
            <>
              <span>
                {sentAt
                  ? t.sent(recipient, timeInWords(sentAt))
                  : t.unsent(recipient, timeInWords(createdAt))}
              </span>
              {text !== null && (
                <details>
                  <summary>{t.text}</summary>
                  <span>{text}</span>
                </details>
              )}
            </>
          ),
          end: allowed.map(({ action, ok }) => (
            <Button key={action} size="sm" emphasis="line" disabled={!ok} onClick={() => void resend(id)}>
              {t.resend}
            </Button>
          )),
        }))}
      />
    </Section>
  )
}
