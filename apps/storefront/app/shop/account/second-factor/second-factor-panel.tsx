import { useAuth } from '@stoa/cart-core/react'
import { AccountPanel, Button, Note, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { useApi } from '../../../data/use-api.ts'
import { inLocale } from '../../../lib/locale.ts'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { useSecondFactor } from '../../../shared/session/use-second-factor.tsx'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { ResendConfirmation } from '../resend-confirmation.tsx'
import { AppSetup } from './app-setup.tsx'
import { PasskeySetup } from './passkey-setup.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorLabels } from './second-factor.labels.ts'
import { removeApp, removePasskey, renewCodes } from './second-factor-calls.ts'

const day = inLocale(locale => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
const on = (instant: string) => day().format(new Date(instant))

type Open =
  | { readonly what: 'app' | 'passkey' | 'remove-app' | 'codes' }
  | { readonly what: 'remove-passkey'; readonly id: string; readonly name: string }

/** Shows the second factors of the account, and lets the user add, remove and renew them. */
export function SecondFactorPanel() {
  const { data, error, mutate } = useApi('/api/user/second-factor', {})
  const unconfirmed = useAuth(({ user }) => (user?.emailConfirmed === false ? user.email : undefined))
  const { withSecondFactor, dialog } = useSecondFactor()
  const [open, setOpen] = useState<Open | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const close = () => setOpen(null)
  const finish = async (title: string, recoveryCodes: readonly string[] = []) => {
    close()
    if (recoveryCodes.length > 0) setCodes(recoveryCodes)
    toasts.show({ type: 'success', title })
    await mutate()
  }
  return (
    <AccountPanel title={secondFactorLabels.title} description={secondFactorLabels.text}>
      <Stack>
        {codes.length > 0 && <RecoveryCodes codes={codes} onDone={() => setCodes([])} />}
        {!data && <SectionState error={error} onRetry={() => void mutate()} />}
        {data && !data.isOn && !unconfirmed && <Note tone="info">{secondFactorLabels.off}</Note>}
        {data && unconfirmed && (
          <Note tone="caution" title={secondFactorLabels.confirmFirst}>
            {secondFactorLabels.confirmFirstText}
          </Note>
        )}
        {data?.appSince && (
          <Stack layout="row">
            <span>{formatMessage(secondFactorLabels.appSince, { day: on(data.appSince) })}</span>
            <Button emphasis="line" size="sm" onClick={() => setOpen({ what: 'remove-app' })}>
              {secondFactorLabels.removeApp}
            </Button>
          </Stack>
        )}
        {data?.passkeys.map(({ id, name, createdAt }) => (
          <Stack key={id} layout="row">
            <span>{formatMessage(secondFactorLabels.passkeySince, { name, day: on(createdAt) })}</span>
            <Button
              emphasis="line"
              size="sm"
              aria-label={formatMessage(secondFactorLabels.removeNamed, { name })}
              onClick={() => setOpen({ what: 'remove-passkey', id, name })}
            >
              {secondFactorLabels.remove}
            </Button>
          </Stack>
        ))}
        {data && (
          <Stack layout="row">
            {unconfirmed && <ResendConfirmation email={unconfirmed} />}
            {!data.appSince && !unconfirmed && (
              <Button emphasis="line" onClick={() => setOpen({ what: 'app' })}>
                {secondFactorLabels.setUpApp}
              </Button>
            )}
            {!unconfirmed && (
              <Button emphasis="line" onClick={() => setOpen({ what: 'passkey' })}>
                {secondFactorLabels.addPasskey}
              </Button>
            )}
            {data.isOn && (
              <Button emphasis="plain" onClick={() => setOpen({ what: 'codes' })}>
                {formatMessage(secondFactorLabels.renewCodes, { count: data.recoveryCodesLeft })}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      {open?.what === 'app' && (
        <AppSetup
          withSecondFactor={withSecondFactor}
          onClose={close}
          onDone={recoveryCodes => void finish(secondFactorLabels.appReady, recoveryCodes)}
        />
      )}
      {open?.what === 'passkey' && (
        <PasskeySetup
          withSecondFactor={withSecondFactor}
          onClose={close}
          onDone={recoveryCodes => void finish(secondFactorLabels.passkeyReady, recoveryCodes)}
        />
      )}
      {open?.what === 'remove-app' && (
        <PasswordDialog
          title={secondFactorLabels.removeAppTitle}
          submitLabel={secondFactorLabels.removeApp}
          onClose={close}
          send={async password => {
            await withSecondFactor(() => removeApp(password))
            await finish(secondFactorLabels.appRemoved)
          }}
        />
      )}
      {open?.what === 'remove-passkey' && (
        <PasswordDialog
          title={formatMessage(secondFactorLabels.removePasskeyTitle, { name: open.name })}
          submitLabel={secondFactorLabels.removePasskey}
          onClose={close}
          send={async password => {
            await withSecondFactor(() => removePasskey(open.id, password))
            await finish(secondFactorLabels.passkeyRemoved)
          }}
        />
      )}
      {open?.what === 'codes' && (
        <PasswordDialog
          title={secondFactorLabels.renewCodesTitle}
          text={secondFactorLabels.renewCodesText}
          submitLabel={secondFactorLabels.renewCodesSubmit}
          onClose={close}
          send={async password => {
            const { recoveryCodes } = await withSecondFactor(() => renewCodes(password))
            await finish(secondFactorLabels.codesReady, recoveryCodes)
          }}
        />
      )}
      {dialog}
    </AccountPanel>
  )
}
