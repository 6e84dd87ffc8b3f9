import { unwrap } from '@stoa/api-client'
import type { TodayRow } from '@stoa/api-client/operator-schema'
import { RecordList } from '@stoa/back-office/record-list'
import { Link } from '@stoa/ui/link'
import { EmptyState } from '@stoa/ui/page-states'
import { client } from '../api/client.ts'
import { timeInWords } from '../api/in-words.ts'
import { useLiveRead } from '../api/use-live-read.ts'
import { Page } from '../frame/page.tsx'
import { Section } from '../frame/section.tsx'
import { Figures } from './today/figures.tsx'
import { Health, NeedsAttention } from './today/health.tsx'
import { todayLabels as t } from './today-page.labels.ts'

/** Open work with the oldest of each kind, the marketplace's figures, and its health. */
export function TodayPage() {
  const read = useLiveRead('today', () => unwrap(client.GET('/api/operator/today')))
  return (
    <Page title={t.title} data={read.data} error={read.error} onAgain={() => void read.mutate()}>
      {({ rows, figures, health }) => (
        <>
          <NeedsAttention parts={health.filter(({ state }) => state === 'attention')} />
          {rows.length === 0 ? (
            <EmptyState thing="box" title={t.nothing} description={t.nothingText} />
          ) : (
            rows.map(row => <Work key={row.kind} {...row} />)
          )}
          {figures && <Figures {...figures} />}
          <Health parts={health.filter(({ state }) => state !== 'attention')} />
        </>
      )}
    </Page>
  )
}

const Work = ({ kind, count, href, first }: TodayRow) => (
  <Section title={t[kind](count)} action={<Link href={href}>{t.all}</Link>}>
    <RecordList
      aria-label={t[kind](count)}
      items={first.map(item => ({
        id: item.id,
        label: item.title,
        href: item.href,
        description: t.since(timeInWords(item.at)),
      }))}
    />
  </Section>
)
