import { Button } from '@stoa/ui'
import { useCall } from '../../shared/call/use-call.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { askForLink } from '../password/ask-for-link.ts'
import { passwordLinkLabels as t } from './password-link.labels.ts'

/** Emails a link that sets a password, for users who have none or have forgotten it. */
export function PasswordLink({ email }: { readonly email: string }) {
  const { busy, call } = useCall()
  const send = async () => {
    const { ok } = await call(() => askForLink(email))
    toasts.show(ok ? { type: 'success', title: t.sent, body: t.text } : { type: 'error', title: t.failed })
  }
  return (
    <Button emphasis="plain" busy={busy !== undefined} onClick={() => void send()}>
      {t.ask}
    </Button>
  )
}
