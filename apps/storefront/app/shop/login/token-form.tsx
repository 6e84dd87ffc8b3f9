import { AuthForm, Link } from '@stoa/ui'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCall } from '../../shared/call/use-call.ts'
import { AuthMessage } from './auth-message.tsx'
import { mailedToken, spendToken } from './confirmation.ts'
import { loginFormLabels } from './login-forms.labels.ts'

export interface TokenFormProps {
  readonly title: string
  readonly lede: string
  readonly submitLabel: string
  readonly done: { readonly title: string; readonly text: string }
  /** Spends the token. Confirms a registration by default. */
  readonly spend?: (token: string) => Promise<unknown>
  /** URL of this screen without a token, which offers to send another email. */
  readonly anotherHref: string
  /** Shown instead of the form if the URL contains no token. */
  readonly withoutToken: ReactNode
}

/** Spends a mailed token when its button is pressed. Mail scanners open links, which must change nothing. */
export function TokenForm({
  title,
  lede,
  submitLabel,
  done,
  spend = spendToken,
  anotherHref,
  withoutToken,
}: TokenFormProps) {
  const [params] = useSearchParams()
  const { busy, isDone, problem, call } = useCall()
  const token = mailedToken(params)
  if (isDone) return <AuthMessage {...done} action={{ label: loginFormLabels.login, href: '/login' }} />
  if (!token) return withoutToken
  return (
    <AuthForm
      title={title}
      lede={lede}
      submitLabel={submitLabel}
      onSubmit={() => void call(() => spend(token))}
      busy={busy !== undefined}
      notice={problem?.notice}
      foot={
        problem ? (
          <Link href={anotherHref}>{loginFormLabels.requestEmail}</Link>
        ) : (
          <Link href="/login">{loginFormLabels.backToLogin}</Link>
        )
      }
    >
      {null}
    </AuthForm>
  )
}
