import { useAuth, useCore } from '@stoa/cart-core/react'
import { Button, Note, Stack } from '@stoa/ui'
import { useCall } from '../../shared/call/use-call.ts'
import { keepConfirmation, spendToken, useKeptConfirmation } from '../login/confirmation.ts'

/** Confirms the address of someone who opened the mailed link while signed in. */
export function ConfirmAddress() {
  const core = useCore()
  const token = useKeptConfirmation()
  const email = useAuth(state => state.user?.email)
  const { busy, isDone, problem, call } = useCall()
  if (isDone) {
    return (
      <Note tone="positive" role="status" title="Your address is confirmed.">
        Thank you.
      </Note>
    )
  }
  if (!token) return null
  const confirm = async () => {
    if (!(await call(() => spendToken(token))).ok) return
    keepConfirmation(null)
    await core.auth.reloadUser()
  }
  return (
    <Stack>
      {problem?.notice ? (
        <Note tone={problem.notice.tone} role="alert" title={problem.notice.title}>
          {problem.notice.text}
        </Note>
      ) : (
        <Note title="Confirm your address.">One click confirms that our email reached {email}.</Note>
      )}
      <Stack row>
        <Button busy={busy !== undefined} onClick={() => void confirm()}>
          Confirm my address
        </Button>
      </Stack>
    </Stack>
  )
}
