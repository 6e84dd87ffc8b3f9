import { unwrap } from '@stoa/api-client'
import type { Session } from '@stoa/api-client/schema'
import { AccountPanel, Button, SessionList, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { useApi } from '../../data/use-api.ts'
import { inLocale } from '../../lib/locale.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { toasts } from '../../shared/toasts/toasts.ts'
import { sessionsPanelLabels } from './sessions-panel.labels.ts'

// The time of the reader's own clock.
const time = inLocale(locale => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }))

const toRow = ({ id, device, lastSeenAt, createdAt, isCurrent }: Session) => ({
  id,
  device,
  isCurrent,
  detail: formatMessage(sessionsPanelLabels.detail, {
    seen: time().format(new Date(lastSeenAt)),
    loggedIn: time().format(new Date(createdAt)),
  }),
})

const end = (id: string) => unwrap(api.DELETE('/api/user/sessions/{id}', { params: { path: { id } } }))
const endOthers = () => unwrap(api.POST('/api/user/sessions/end-others'))

/** Lists the devices that are logged in to the account, with buttons that log them out. */
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
    toasts.show({ type: 'success', title: sessionsPanelLabels.othersLoggedOut })
  }
  return (
    <AccountPanel title={sessionsPanelLabels.title} description={sessionsPanelLabels.text}>
      <Stack>
        <ProblemNote problem={one.problem ?? others.problem} />
        {sessions ? (
          <SessionList sessions={sessions.map(toRow)} busyId={ending} onLogOut={id => void endOne(id)} />
        ) : (
          <SectionState error={error} onRetry={() => void mutate()} />
        )}
        {sessions && sessions.length > 1 && (
          <Stack layout="row">
            <Button emphasis="line" busy={others.busy !== undefined} onClick={() => void endAll()}>
              {sessionsPanelLabels.logOutOthers}
            </Button>
          </Stack>
        )}
      </Stack>
    </AccountPanel>
  )
}
