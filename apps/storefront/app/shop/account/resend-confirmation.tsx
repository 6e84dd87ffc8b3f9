import { Button } from '@stoa/ui'
import { useCall } from '../../shared/call/use-call.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { loginFormLabels } from '../login/login-forms.labels.ts'
import { resendEmail } from '../login/resend-email.tsx'
import { resendConfirmationLabels } from './resend-confirmation.labels.ts'

/** Sends the confirmation email again. */
export function ResendConfirmation({ email }: { email: string }) {
  const { busy, call } = useCall()
  const resend = async () => {
    const { ok } = await call(() => resendEmail(email))
    toasts.show(
      ok
        ? { type: 'success', title: resendConfirmationLabels.sent }
        : { type: 'error', title: resendConfirmationLabels.failed, body: resendConfirmationLabels.tryAgain },
    )
  }
  return (
    <Button emphasis="line" busy={busy !== undefined} onClick={() => void resend()}>
      {loginFormLabels.resend}
    </Button>
  )
}
