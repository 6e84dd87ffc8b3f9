'use client'

import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { Badge } from '../../primitives/badge/index.ts'
import { Button } from '../../primitives/button/index.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { useLabels } from '../../system/index.ts'
import * as styles from './account.css.ts'
import { accountLabels } from './account.labels.ts'

export interface SessionData {
  /** Unique in the list. */
  id: string
  /** Name of the device: "Firefox on Windows". */
  device: string
  /** Place and time of the last activity, as a text. */
  detail: string
  /** Whether it is the one that is used now, which cannot be logged out here. */
  isCurrent: boolean
}

export interface SessionListProps {
  /** The devices, in the order they are shown. */
  sessions: readonly SessionData[]
  /** The id of the session that is being logged out: its button shows a spinner. */
  busyId?: string | null
  /** Called with the session's id when "Log out" is pressed. */
  onLogOut: (id: string) => void
}

/** Shows the devices on which an account is logged in, each except the current one with a Log out button. */
export function SessionList({ sessions, busyId, onLogOut }: SessionListProps) {
  const t = useLabels('account', accountLabels)
  return (
    <ul className={styles.sessions} aria-label={t('sessions')} data-component="SessionList">
      {sessions.map(({ id, device, detail, isCurrent }) => (
        <li key={id} className={styles.session}>
          <Icon as={MonitorSmartphone} />
          <span className={styles.sessionText}>
            <span className={styles.sessionDevice}>
              <span>{device}</span>
              {isCurrent && <Badge tone="positive">{t('thisDevice')}</Badge>}
            </span>
            <span className={styles.sessionDetail}>{detail}</span>
          </span>
          {!isCurrent && (
            <Button
              emphasis="line"
              size="sm"
              busy={busyId === id}
              onClick={() => onLogOut(id)}
              aria-label={t('signOutOf', { device })}
            >
              {t('signOut')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
