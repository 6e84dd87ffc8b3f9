import type { SecondFactorAnswer, SecondFactorDemand } from '@stoa/api-client/schema'
import { useState } from 'react'
import { useCall } from '../call/use-call.ts'

type Given = Omit<SecondFactorAnswer, 'challenge'>

/** Both ways to answer a demand: a code that is typed, and a passkey that the browser asks for. */
export function useSecondFactorAnswer(demand: SecondFactorDemand, send: (given: Given) => Promise<unknown>) {
  const { busy, problem, call } = useCall()
  const [isCanceled, setCanceled] = useState(false)
  const withPasskey = async () => {
    setCanceled(false)
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const passkey = await startAuthentication({ optionsJSON: demand.passkey as never }).catch(() => null)
    if (passkey) await call(() => send({ passkey: passkey as never }))
    else setCanceled(true)
  }
  return {
    isBusy: busy !== undefined,
    problem: isCanceled
      ? {
          fields: {},
          notice: {
            tone: 'caution' as const,
            title: 'No passkey was used.',
            text: 'Try again, or use a code.',
          },
        }
      : problem,
    withCode: (code: string) => void call(() => send({ code: code.trim() })),
    withPasskey: () => void withPasskey(),
  }
}

/** What the field for a code says, by what the account can answer with. */
export function codeField({ methods }: SecondFactorDemand): { label: string; hint: string } {
  return methods.includes('app')
    ? {
        label: 'Code',
        hint: 'The six digits that your authenticator app shows now, or one of your recovery codes.',
      }
    : { label: 'Recovery code', hint: 'One of the codes that you were shown when you added your passkey.' }
}
