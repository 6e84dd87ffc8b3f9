import { isApiError, messageFor, unwrap } from '@stoa/api-client'
import type { SecondFactorDemand } from '@stoa/api-client/operator-schema'
import { Button } from '@stoa/ui/button'
import { Form } from '@stoa/ui/form'
import { Heading } from '@stoa/ui/heading'
import { CardLayout } from '@stoa/ui/layouts'
import { Note } from '@stoa/ui/note'
import { PasswordField } from '@stoa/ui/password-field'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { client } from '../api/client.ts'
import { FactorFields, type FactorGiven } from './factor-fields.tsx'
import { loginLabels as t } from './login.labels.ts'

/** The login: email and password, then the second factor if the account has one. */
export function Login({ onEntered }: { onEntered: () => void }) {
  const [demand, setDemand] = useState<SecondFactorDemand | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function send(call: () => Promise<unknown>) {
    setBusy(true)
    setError(null)
    try {
      await call()
      onEntered()
    } catch (cause) {
      const told = isApiError(cause) ? cause.problem : undefined
      if (told?.secondFactor) setDemand(told.secondFactor)
      else {
        // Only another login gets another challenge.
        if (told?.code === 'auth.second_factor_expired') setDemand(null)
        setError(messageFor(cause, t.failed))
      }
    } finally {
      setBusy(false)
    }
  }

  const answer = (given: FactorGiven) =>
    void send(() =>
      unwrap(
        client.POST('/api/operator/session/factor', {
          body: { challenge: demand?.challenge ?? '', ...given },
        }),
      ),
    )

  return (
    <CardLayout header={null}>
      {demand === null ? (
        <Stack>
          <Heading level={1}>{t.title}</Heading>
          <Text>{t.lede}</Text>
          <Form
            onSubmit={({ email = '', password = '' }) =>
              void send(() => unwrap(client.POST('/api/operator/session', { body: { email, password } })))
            }
          >
            <TextField label={t.email} name="email" type="email" autoComplete="username" required autoFocus />
            <PasswordField label={t.password} name="password" autoComplete="current-password" required />
            {error !== null && (
              <Note tone="critical" role="alert">
                {error}
              </Note>
            )}
            <Button type="submit" busy={isBusy} block>
              {t.logIn}
            </Button>
          </Form>
        </Stack>
      ) : (
        <Stack>
          <Heading level={1}>{t.factorTitle}</Heading>
          <Form onSubmit={({ code = '' }) => answer({ code: code.trim() })}>
            <FactorFields demand={demand} onPasskey={answer} onNoPasskey={setError} />
            {error !== null && (
              <Note tone="critical" role="alert">
                {error}
              </Note>
            )}
            <Button type="submit" busy={isBusy} block>
              {t.confirm}
            </Button>
          </Form>
        </Stack>
      )}
    </CardLayout>
  )
}
