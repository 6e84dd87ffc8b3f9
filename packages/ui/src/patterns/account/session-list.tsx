'use client'

import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { Badge } from '../../primitives/badge/index.ts'
import { Button } from '../../primitives/button/index.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { useLabels } from '../../system/index.ts'
import * as styles from './account.css.ts'
import { accountLabels } from './account.labels.ts'

export interface SessionData {
  id: string
  /** In words: "Firefox on Windows". */
  device: string
  /** When it was seen, in words. */
  detail: string
  isCurrent: boolean
}

export interface SessionListProps {
  sessions: readonly SessionData[]
  /** The one that is being signed out. */
  busyId?: string | null
  onEnd: (id: string) => void
}

/** Where an account is signed in; each place but this one can be signed out. */
export function SessionList({ sessions, busyId, onEnd }: SessionListProps) {
  const t = useLabels('account', accountLabels)
  return (
    <ul className={styles.sessions} aria-label={t('sessions')} data-component="SessionList">
      {sessions.map(({ id, device, detail, isCurrent }) => (
        <li key={id} className={styles.session}>
          <Icon as={MonitorSmartphone} />
          <span className={styles.sessionText}>
            <span className={styles.sessionDevice}>
              {device}
              {isCurrent && <Badge tone="positive">{t('thisDevice')}</Badge>}
            </span>
            <span className={styles.sessionDetail}>{detail}</span>
          </span>
          {!isCurrent && (
            <Button
              emphasis="line"
              size="sm"
              busy={busyId === id}
              onClick={() => onEnd(id)}
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
