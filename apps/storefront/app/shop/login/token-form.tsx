import { useCore } from '@stoa/cart-core/react'
import { AuthForm, Link } from '@stoa/ui'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCall } from '../../shared/call/use-call.ts'
import { useVisitor } from '../../shared/session/use-visitor.ts'
import { AuthMessage } from './auth-message.tsx'
import { mailedToken, spendToken } from './confirmation.ts'
import { loginFormLabels } from './login-forms.labels.ts'

const TO_LOGIN = { label: loginFormLabels.login, href: '/login' }
const TO_ACCOUNT = { label: loginFormLabels.toAccount, href: '/account/profile' }

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
  const core = useCore()
  const { busy, isDone, problem, call } = useCall()
  const token = mailedToken(params)
  const { kind } = useVisitor()
  const isUser = kind === 'user'
  // Done once the user is read again: the account must not show the former address, not even if it is still on its way.
  const spendAndReload = async (given: string) => {
    await spend(given)
    if (kind !== 'guest') await core.auth.reloadUser()
  }
  if (isDone) return <AuthMessage {...done} action={isUser ? TO_ACCOUNT : TO_LOGIN} />
  if (!token) return withoutToken
  return (
    <AuthForm
      title={title}
      lede={lede}
      submitLabel={submitLabel}
      onSubmit={() => void call(() => spendAndReload(token))}
      busy={busy !== undefined}
      notice={problem?.notice}
      foot={
        isUser ? (
          <Link href={TO_ACCOUNT.href}>{TO_ACCOUNT.label}</Link>
        ) : problem ? (
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
