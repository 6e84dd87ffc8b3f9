import { useAuth } from '@stoa/cart-core/react'
import { AccountPanel, Button, Note, Stack } from '@stoa/ui'
import { useState } from 'react'
import { useApi } from '../../../data/use-api.ts'
import { LOCALE } from '../../../lib/money.ts'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { useSecondFactor } from '../../../shared/session/use-second-factor.tsx'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { ResendConfirmation } from '../resend-confirmation.tsx'
import { AppSetup } from './app-setup.tsx'
import { PasskeySetup } from './passkey-setup.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { removeApp, removePasskey, renewCodes } from './second-factor-calls.ts'

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' })
const on = (instant: string) => day.format(new Date(instant))

type Open =
  | { readonly what: 'app' | 'passkey' | 'remove-app' | 'codes' }
  | { readonly what: 'remove-passkey'; readonly id: string; readonly name: string }

/** What a log-in asks for beside the password, and how that is changed. */
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
    <AccountPanel
      title="Two-step log-in"
      text="A log-in then asks for more than your password, so that a stolen one is not enough."
    >
      <Stack>
        {codes.length > 0 && <RecoveryCodes codes={codes} onDone={() => setCodes([])} />}
        {!data && <SectionState error={error} onRetry={() => void mutate()} />}
        {data && !data.isOn && !unconfirmed && (
          <Note tone="info">It is off. An authenticator app or a passkey turns it on.</Note>
        )}
        {data && unconfirmed && (
          <Note tone="caution" title="Confirm your email address first.">
            The link is in the email that we sent. Then you can add an authenticator app or a passkey.
          </Note>
        )}
        {data?.appSince && (
          <Stack row>
            <span>Authenticator app, since {on(data.appSince)}</span>
            <Button emphasis="line" size="sm" onClick={() => setOpen({ what: 'remove-app' })}>
              Remove the app
            </Button>
          </Stack>
        )}
        {data?.passkeys.map(({ id, name, createdAt }) => (
          <Stack key={id} row>
            <span>
              {name}, a passkey since {on(createdAt)}
            </span>
            <Button
              emphasis="line"
              size="sm"
              aria-label={`Remove the passkey ${name}`}
              onClick={() => setOpen({ what: 'remove-passkey', id, name })}
            >
              Remove
            </Button>
          </Stack>
        ))}
        {data && (
          <Stack row>
            {unconfirmed && <ResendConfirmation email={unconfirmed} />}
            {!data.appSince && !unconfirmed && (
              <Button emphasis="line" onClick={() => setOpen({ what: 'app' })}>
                Set up an authenticator app
              </Button>
            )}
            {!unconfirmed && (
              <Button emphasis="line" onClick={() => setOpen({ what: 'passkey' })}>
                Add a passkey
              </Button>
            )}
            {data.isOn && (
              <Button emphasis="plain" onClick={() => setOpen({ what: 'codes' })}>
                New recovery codes ({data.recoveryCodesLeft} left)
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      {open?.what === 'app' && (
        <AppSetup
          withSecondFactor={withSecondFactor}
          onClose={close}
          onDone={recoveryCodes => void finish('Your authenticator app is set up', recoveryCodes)}
        />
      )}
      {open?.what === 'passkey' && (
        <PasskeySetup
          withSecondFactor={withSecondFactor}
          onClose={close}
          onDone={recoveryCodes => void finish('Your passkey is added', recoveryCodes)}
        />
      )}
      {open?.what === 'remove-app' && (
        <PasswordDialog
          title="Remove the authenticator app?"
          submitLabel="Remove the app"
          onClose={close}
          send={async password => {
            await withSecondFactor(() => removeApp(password))
            await finish('The authenticator app is removed')
          }}
        />
      )}
      {open?.what === 'remove-passkey' && (
        <PasswordDialog
          title={`Remove the passkey ${open.name}?`}
          submitLabel="Remove the passkey"
          onClose={close}
          send={async password => {
            await withSecondFactor(() => removePasskey(open.id, password))
            await finish('The passkey is removed')
          }}
        />
      )}
      {open?.what === 'codes' && (
        <PasswordDialog
          title="New recovery codes?"
          text="The codes that you have now stop working."
          submitLabel="Make new codes"
          onClose={close}
          send={async password => {
            const { recoveryCodes } = await withSecondFactor(() => renewCodes(password))
            await finish('You have new recovery codes', recoveryCodes)
          }}
        />
      )}
      {dialog}
    </AccountPanel>
  )
}
