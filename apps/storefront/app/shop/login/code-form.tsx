import { plain } from '@stoa/address-formats/text'
import { useCore } from '@stoa/cart-core/react'
import { AuthForm, Button, TextField } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { orThrow } from '../../shared/call/core-error.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { codeFormLabels as t } from './code-form.labels.ts'
import { enterCode, type SentCode, sendCode } from './login-code.ts'

/** Maximum length of the typed text, with room for the spaces of a pasted code. */
const MAX_TYPED = 20

export interface CodeFormProps {
  readonly sent: SentCode
  /** Called with the newest code, which replaces the one before. */
  readonly onSent: (sent: SentCode) => void
  /** Called to go back to the form for email and password. */
  readonly onOtherWay: () => void
}

/** Second step of a login by emailed code. The layout leaves the page once the visitor is logged in. */
export function CodeForm({ sent, onSent, onOtherWay }: CodeFormProps) {
  const core = useCore()
  const { busy, problem, call } = useCall()
  const [isResent, setResent] = useState(false)
  const enter = (code: string) =>
    call(() => orThrow(core.auth.loginWith(() => enterCode({ challenge: sent.challenge, code }))))
  const sendAgain = async () => {
    const again = await call(() => sendCode(sent.email))
    if (!again.ok) return
    setResent(true)
    onSent(again.answer)
  }
  return (
    <AuthForm
      title={t.title}
      lede={formatMessage(t.lede, { email: sent.email })}
      submitLabel={t.submit}
      onSubmit={({ code = '' }) => void enter(plain(code).replace(/\D/g, ''))}
      busy={busy !== undefined}
      errors={problem?.fields}
      notice={problem ? problem.notice : isResent ? { tone: 'positive', ...t.sent } : undefined}
      foot={
        <>
          <Button emphasis="plain" size="sm" onClick={() => void sendAgain()}>
            {t.another}
          </Button>
          <br />
          <Button emphasis="plain" size="sm" onClick={onOtherWay}>
            {t.otherWay}
          </Button>
        </>
      }
    >
      <TextField
        name="code"
        label={t.code}
        missing={t.missing}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={MAX_TYPED}
        autoFocus
        required
      />
    </AuthForm>
  )
}
