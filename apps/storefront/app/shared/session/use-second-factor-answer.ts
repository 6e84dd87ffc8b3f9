import type { SecondFactorAnswer, SecondFactorDemand } from '@stoa/api-client/schema'
import { useState } from 'react'
import { useCall } from '../call/use-call.ts'
import { secondFactorLabels as t } from './second-factor.labels.ts'

type Given = Omit<SecondFactorAnswer, 'challenge'>

/** Answers a demand for a second factor, with a code or a passkey. */
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
            ...t.noPasskey,
          },
        }
      : problem,
    withCode: (code: string) => void call(() => send({ code: code.trim() })),
    withPasskey: () => void withPasskey(),
  }
}

/** Label and hint of the field for a code, depending on the methods of the account. */
export function codeField({ methods }: SecondFactorDemand): { label: string; hint: string } {
  return methods.includes('app') ? t.code : t.recoveryCode
}
