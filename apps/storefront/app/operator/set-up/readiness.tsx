import type { SetUp } from '@stoa/api-client/schema'
import { FormSection } from '@stoa/back-office'
import { Button, Note, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { providerLabels, setUpSectionLabels, readinessLabels as t } from './set-up.labels.ts'

interface ReadinessProps {
  readonly setUp: SetUp
  readonly isBusy: boolean
  readonly onSendEmail: () => void
  readonly onLookAgain: () => void
}

/** Whether emails, payments and storage work. */
export const isReady = ({ testEmail, payment, storage }: SetUp): boolean =>
  testEmail === 'sent' && payment !== null && storage

const EMAIL_TITLES = { none: t.emailNone, waiting: t.emailWaiting, sent: t.emailSent } as const
const EMAIL_TEXTS = { none: t.emailNoneText, waiting: t.emailWaitingText, sent: t.emailSentText } as const

/** Lists what a marketplace needs in addition to its settings, and what is missing. */
export function Readiness({ setUp, isBusy, onSendEmail, onLookAgain }: ReadinessProps) {
  const { email, testEmail, payment, storage } = setUp
  return (
    <FormSection title={setUpSectionLabels.ready} description={setUpSectionLabels.readyText}>
      <Note tone={testEmail === 'sent' ? 'positive' : 'caution'} title={EMAIL_TITLES[testEmail]}>
        {formatMessage(EMAIL_TEXTS[testEmail], { email })}
      </Note>
      {testEmail !== 'sent' && (
        <Stack layout="row">
          <Button
            emphasis="line"
            size="sm"
            busy={isBusy}
            onClick={testEmail === 'none' ? onSendEmail : onLookAgain}
          >
            {testEmail === 'none' ? t.sendEmail : t.lookAgain}
          </Button>
        </Stack>
      )}
      {payment ? (
        <Note tone="positive" title={formatMessage(t.payment, { provider: providerLabels[payment] })} />
      ) : (
        <Note tone="caution" title={t.noPayment}>
          {t.noPaymentText}
        </Note>
      )}
      {storage ? (
        <Note tone="positive" title={t.storage} />
      ) : (
        <Note tone="critical" title={t.noStorage}>
          {t.noStorageText}
        </Note>
      )}
    </FormSection>
  )
}
