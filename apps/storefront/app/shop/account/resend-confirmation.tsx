import { Button } from '@stoa/ui'
import { useCall } from '../../shared/call/use-call.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { resendEmail } from '../login/resend-email.tsx'

/** Another letter for an address that is not confirmed yet. */
export function ResendConfirmation({ email }: { email: string }) {
  const { busy, call } = useCall()
  const resend = async () => {
    const { ok } = await call(() => resendEmail(email))
    toasts.show(
      ok
        ? { type: 'success', title: 'We have sent you an email' }
        : { type: 'error', title: 'The email could not be sent', body: 'Please try again in a few minutes.' },
    )
  }
  return (
    <Button emphasis="line" busy={busy !== undefined} onClick={() => void resend()}>
      Send the email again
    </Button>
  )
}
