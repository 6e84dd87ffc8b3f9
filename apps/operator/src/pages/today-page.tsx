import { unwrap } from '@stoa/api-client'
import { RecordList } from '@stoa/back-office/record-list'
import { Link } from '@stoa/ui/link'
import { EmptyState } from '@stoa/ui/page-states'
import { client } from '../api/client.ts'
import { timeInWords } from '../api/in-words.ts'
import { useRead } from '../api/use-read.ts'
import { Page } from '../frame/page.tsx'
import { Section } from '../frame/section.tsx'
import { todayLabels as t } from './today-page.labels.ts'

/** Open work, with the oldest of each kind. */
export function TodayPage() {
  const read = useRead('today', () => unwrap(client.GET('/api/operator/today')))
  return (
    <Page title={t.title} data={read.data} error={read.error} onAgain={() => void read.mutate()}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState thing="box" title={t.nothing} description={t.nothingText} />
        ) : (
          rows.map(({ kind, count, href, first }) => (
            <Section key={kind} title={t[kind](count)} action={<Link href={href}>{t.all}</Link>}>
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
          ))
        )
      }
    </Page>
  )
}
