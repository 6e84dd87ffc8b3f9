import { MAX_SECOND_FACTOR_CODE_LENGTH } from '@stoa/api-client/limits'
import { AuthForm, Button, TextField } from '@stoa/ui'
import type { SecondStep } from '../../data/second-step.ts'
import { codeField, useSecondFactorAnswer } from '../../shared/session/use-second-factor-answer.ts'

/** The second step of a log-in, in the place of its form. */
export function SecondStepForm({ step }: { readonly step: SecondStep }) {
  const { demand, answer, cancel } = step
  const { isBusy, problem, withCode, withPasskey } = useSecondFactorAnswer(demand, answer)
  return (
    <AuthForm
      title="One more step"
      lede="Your account asks for more than a password."
      submitLabel="Log in"
      onSubmit={({ code = '' }) => withCode(code)}
      busy={isBusy}
      errors={problem?.fields}
      notice={problem?.notice}
      foot={
        <Button emphasis="plain" size="sm" onClick={cancel}>
          Back to log in
        </Button>
      }
    >
      {demand.passkey && (
        <Button emphasis="line" block onClick={withPasskey}>
          Use a passkey
        </Button>
      )}
      <TextField
        name="code"
        {...codeField(demand)}
        autoComplete="one-time-code"
        maxLength={MAX_SECOND_FACTOR_CODE_LENGTH}
        autoFocus={!demand.passkey}
        required
      />
    </AuthForm>
  )
}
