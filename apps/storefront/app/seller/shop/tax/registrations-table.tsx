import type { components } from '@stoa/api-client/schema'
import { type Column, DataTable } from '@stoa/back-office'
import { Badge, type BadgeProps, Button, EmptyState } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { dayWithYear } from '../../../lib/days.ts'
import { placeName } from '../delivery/place-name.ts'
import { registrationStatusLabels, schemeLabels, registrationsLabels as t } from './tax.labels.ts'

type Registration = components['schemas']['TaxRegistration']

const TONES: Readonly<Record<Registration['status'], BadgeProps['tone']>> = {
  current: 'positive',
  planned: 'info',
  ended: 'neutral',
}

interface RegistrationsTableProps {
  readonly registrations: readonly Registration[]
  readonly onEnd: (registration: Registration) => void
}

/** Lists registrations. Those without a last day can be ended. */
export function RegistrationsTable({ registrations, onEnd }: RegistrationsTableProps) {
  const columns: readonly Column<Registration>[] = [
    { id: 'place', label: t.place, phone: 'title', cell: placeName },
    { id: 'scheme', label: t.scheme, phone: 'start', cell: ({ scheme }) => schemeLabels[scheme] },
    { id: 'number', label: t.number, phone: 'half', cell: numberOf },
    { id: 'days', label: t.days, phone: 'half', cell: daysOf },
    {
      id: 'status',
      label: t.status,
      phone: 'beside',
      cell: ({ status }) => <Badge tone={TONES[status]}>{registrationStatusLabels[status]}</Badge>,
    },
    {
      id: 'end',
      label: t.action,
      align: 'end',
      phone: 'end',
      cell: registration =>
        registration.toDay === null && (
          <Button
            emphasis="line"
            size="sm"
            aria-label={formatMessage(t.endNamed, { place: placeName(registration) })}
            onClick={() => onEnd(registration)}
          >
            {t.end}
          </Button>
        ),
    },
  ]
  return (
    <DataTable
      caption={t.caption}
      columns={columns}
      rows={registrations}
      rowKey={({ country, region, scheme, fromDay }) => [country, region, scheme, fromDay].join(' ')}
      empty={<EmptyState thing="box" headingLevel={3} title={t.empty} description={t.emptyText} />}
    />
  )
}

const numberOf = ({ number, isVerified }: Registration): string =>
  isVerified ? formatMessage(t.verified, { number }) : number

const daysOf = ({ fromDay, toDay }: Registration): string =>
  toDay === null
    ? formatMessage(t.from, { from: dayWithYear(fromDay) })
    : formatMessage(t.until, { from: dayWithYear(fromDay), to: dayWithYear(toDay) })
