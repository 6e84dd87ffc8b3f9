import { MAX_SECOND_FACTOR_CODE_LENGTH } from '@stoa/api-client/limits'
import { AuthForm, Button, TextField } from '@stoa/ui'
import type { SecondStep } from '../../data/second-step.ts'
import { codeField, useSecondFactorAnswer } from '../../shared/session/use-second-factor-answer.ts'
import { loginFormLabels } from './login-forms.labels.ts'

/** Second step of a login, shown in place of the login form. */
export function SecondStepForm({ step }: { readonly step: SecondStep }) {
  const { demand, answer, cancel } = step
  const { isBusy, problem, withCode, withPasskey } = useSecondFactorAnswer(demand, answer)
  return (
    <AuthForm
      title={loginFormLabels.secondStep}
      lede={loginFormLabels.secondStepLede}
      submitLabel={loginFormLabels.login}
      onSubmit={({ code = '' }) => withCode(code)}
      busy={isBusy}
      errors={problem?.fields}
      notice={problem?.notice}
      foot={
        <Button emphasis="plain" size="sm" onClick={cancel}>
          {loginFormLabels.backToLogin}
        </Button>
      }
    >
      {demand.passkey && (
        <Button emphasis="line" block onClick={withPasskey}>
          {loginFormLabels.usePasskey}
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
