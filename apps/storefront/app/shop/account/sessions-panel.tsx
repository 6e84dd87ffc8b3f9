import { unwrap } from '@stoa/api-client'
import type { Session } from '@stoa/api-client/schema'
import { AccountPanel, Button, SessionList, Stack } from '@stoa/ui'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { useApi } from '../../data/use-api.ts'
import { LOCALE } from '../../lib/money.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { toasts } from '../../shared/toasts/toasts.ts'

const time = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' })

const toRow = ({ id, device, lastSeenAt, createdAt, isCurrent }: Session) => ({
  id,
  device,
  isCurrent,
  detail: `Last seen ${time.format(new Date(lastSeenAt))} · logged in ${time.format(new Date(createdAt))}`,
})

const end = (id: string) => unwrap(api.DELETE('/api/user/sessions/{id}', { params: { path: { id } } }))
const endOthers = () => unwrap(api.POST('/api/user/sessions/end-others'))

/** Where the account is signed in, and the buttons that end it. */
export function SessionsPanel() {
  const { data: sessions, error, mutate } = useApi('/api/user/sessions', {})
  const [ending, setEnding] = useState<string | null>(null)
  const one = useCall()
  const others = useCall()

  const endOne = async (id: string) => {
    setEnding(id)
    await one.call(() => end(id))
    await mutate()
    setEnding(null)
  }
  const endAll = async () => {
    if (!(await others.call(endOthers)).ok) return
    await mutate()
    toasts.show({ type: 'success', title: 'Every other device is logged out' })
  }
  return (
    <AccountPanel title="Where you are logged in" text="Log out a device that you do not know.">
      <Stack>
        <ProblemNote problem={one.problem ?? others.problem} />
        {sessions ? (
          <SessionList sessions={sessions.map(toRow)} busyId={ending} onEnd={id => void endOne(id)} />
        ) : (
          <SectionState error={error} onRetry={() => void mutate()} />
        )}
        {sessions && sessions.length > 1 && (
          <Stack row>
            <Button emphasis="line" busy={others.busy !== undefined} onClick={() => void endAll()}>
              Log out everywhere else
            </Button>
          </Stack>
        )}
      </Stack>
    </AccountPanel>
  )
}
