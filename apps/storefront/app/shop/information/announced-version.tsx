import { Note } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { dayWithYear } from '../../lib/days.ts'
import { announcedVersionLabels as t } from './announced-version.labels.ts'

interface AnnouncedVersionProps {
  /** Day from which the announced version applies. */
  from: string
  /** Path of the page. */
  path: string
  /** Whether the announced version is shown, not the current one. */
  isShown: boolean
}

/** Leads from the current version of a page to the announced one, and back. */
export function AnnouncedVersion({ from, path, isShown }: AnnouncedVersionProps) {
  const day = dayWithYear(from)
  return isShown ? (
    <Note tone="caution" action={{ label: t.readCurrent, href: path }}>
      {formatMessage(t.shown, { day })}
    </Note>
  ) : (
    <Note action={{ label: t.readAnnounced, href: `${path}?version=upcoming` }}>
      {formatMessage(t.announced, { day })}
    </Note>
  )
}
