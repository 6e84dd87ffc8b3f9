import { unwrap } from '@stoa/api-client'
import { MAX_SECOND_FACTOR_CODE_LENGTH } from '@stoa/api-client/limits'
import type { SecondFactorDemand } from '@stoa/api-client/schema'
import { Button, Dialog, Form, Stack, TextField } from '@stoa/ui'
import { useCallback, useState } from 'react'
import { api } from '../../data/api.ts'
import { demandOf } from '../../data/second-step.ts'
import { ProblemNote } from '../call/problem-note.tsx'
import { secondFactorLabels as t } from './second-factor.labels.ts'
import { codeField, useSecondFactorAnswer } from './use-second-factor-answer.ts'

interface Asked {
  readonly demand: SecondFactorDemand
  readonly done: (isConfirmed: boolean) => void
}

/**
 * Sends calls that may need a second factor. If the server demands one, asks for it in a dialog and sends the call again.
 *
 *     const { withSecondFactor, dialog } = useSecondFactor()
 *     await withSecondFactor(() => unwrap(api.DELETE(…)))
 */
export function useSecondFactor() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const withSecondFactor = useCallback(async <T,>(send: () => Promise<T>): Promise<T> => {
    try {
      return await send()
    } catch (error) {
      const demand = demandOf(error)
      if (!demand) throw error
      const isConfirmed = await new Promise<boolean>(done => setAsked({ demand, done }))
      setAsked(null)
      if (!isConfirmed) throw error
      return send()
    }
  }, [])
  return { withSecondFactor, dialog: asked && <SecondFactorDialog {...asked} /> }
}

function SecondFactorDialog({ demand, done }: Asked) {
  const { isBusy, problem, withCode, withPasskey } = useSecondFactorAnswer(demand, async given => {
    const body = { challenge: demand.challenge, ...given }
    await unwrap(api.POST('/api/user/second-factor/confirm', { body }))
    done(true)
  })
  return (
    <Dialog open onOpenChange={isOpen => !isOpen && done(false)} title={t.title} description={t.text}>
      <Form errors={problem?.fields} onSubmit={({ code = '' }) => withCode(code)} aria-label={t.form}>
        <ProblemNote problem={problem} />
        {demand.passkey && (
          <Button emphasis="line" onClick={withPasskey}>
            {t.usePasskey}
          </Button>
        )}
        <TextField
          name="code"
          {...codeField(demand)}
          autoComplete="one-time-code"
          maxLength={MAX_SECOND_FACTOR_CODE_LENGTH}
          required
        />
        <Stack layout="row">
          <Button type="submit" busy={isBusy}>
            {t.continue}
          </Button>
          <Button emphasis="plain" onClick={() => done(false)}>
            {t.cancel}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}
