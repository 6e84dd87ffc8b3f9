import type { SecondFactorAnswer, SecondFactorDemand } from '@stoa/api-client/operator-schema'
import { Button } from '@stoa/ui/button'
import { TextField } from '@stoa/ui/text-field'
import { factorLabels as t } from './factor-fields.labels.ts'

export type FactorGiven = Omit<SecondFactorAnswer, 'challenge'>

interface FactorFieldsProps {
  demand: SecondFactorDemand
  /** Called with a passkey that the browser has returned. */
  onPasskey: (given: FactorGiven) => void
  /** Called if the person declined, or if the browser has no passkey of theirs. */
  onNoPasskey: (text: string) => void
}

/** Fields of a form that asks for the second factor: a button for a passkey if the account has one, and the field `code`. */
export function FactorFields({ demand: { methods, passkey }, onPasskey, onNoPasskey }: FactorFieldsProps) {
  const askForPasskey = async () => {
    // Few operators have a passkey.
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const signed = await startAuthentication({ optionsJSON: passkey as never }).catch(() => null)
    if (signed) onPasskey({ passkey: signed as never })
    else onNoPasskey(t.noPasskey)
  }
  const hasApp = methods.includes('app')
  return (
    <>
      {passkey && (
        <Button emphasis="line" block autoFocus onClick={() => void askForPasskey()}>
          {t.usePasskey}
        </Button>
      )}
      <TextField
        label={hasApp ? t.code : t.recoveryCode}
        hint={hasApp ? t.codeHint : t.recoveryCodeHint}
        name="code"
        autoComplete="one-time-code"
        required
        autoFocus={!passkey}
      />
    </>
  )
}
