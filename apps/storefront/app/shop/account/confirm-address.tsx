import { useAuth, useCore } from '@stoa/cart-core/react'
import { Button, Note, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useCall } from '../../shared/call/use-call.ts'
import { keepConfirmation, spendToken, useKeptConfirmation } from '../login/confirmation.ts'
import { confirmAddressLabels } from './confirm-address.labels.ts'

/** Confirms the email of a visitor who opened the mailed link while logged in. */
export function ConfirmAddress() {
  const core = useCore()
  const token = useKeptConfirmation()
  const email = useAuth(state => state.user?.email)
  const { busy, isDone, problem, call } = useCall()
  if (isDone) {
    return (
      <Note tone="positive" role="status" title={confirmAddressLabels.done}>
        {confirmAddressLabels.thanks}
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
        <Note title={confirmAddressLabels.title}>
          {formatMessage(confirmAddressLabels.text, { email: email ?? '' })}
        </Note>
      )}
      <Stack row>
        <Button busy={busy !== undefined} onClick={() => void confirm()}>
          {confirmAddressLabels.confirm}
        </Button>
      </Stack>
    </Stack>
  )
}
