import { AuthForm, Link } from '@stoa/ui'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCall } from '../../shared/call/use-call.ts'
import { AuthMessage } from './auth-message.tsx'
import { mailedToken, spendToken } from './confirmation.ts'

export interface TokenFormProps {
  readonly title: string
  readonly lede: string
  readonly submitLabel: string
  readonly done: { readonly title: string; readonly text: string }
  /** Spends the token; that of a registration if left out. */
  readonly spend?: (token: string) => Promise<unknown>
  /** The same screen without a token, where another letter can be asked for. */
  readonly anotherHref: string
  /** Instead of the form where the address brings no token. */
  readonly withoutToken: ReactNode
}

/** Spends a mailed token, on a click only: programs that look into mail open links, and must change nothing. */
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
  if (isDone) return <AuthMessage {...done} action={{ label: 'Log in', href: '/login' }} />
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
          <Link href={anotherHref}>Ask for another email</Link>
        ) : (
          <Link href="/login">Back to log in</Link>
        )
      }
    >
      {null}
    </AuthForm>
  )
}
