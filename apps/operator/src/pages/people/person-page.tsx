import { unwrap } from '@stoa/api-client'
import type { OperatorPerson } from '@stoa/api-client/operator-schema'
import { RecordList } from '@stoa/back-office/record-list'
import { DescriptionList } from '@stoa/ui/description-list'
import { Link } from '@stoa/ui/link'
import { Panel } from '@stoa/ui/panel'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { useParams } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useRead } from '../../api/use-read.ts'
import { Page } from '../../frame/page.tsx'
import { Section } from '../../frame/section.tsx'
import { LogList } from '../log-list.tsx'
import { PersonBadge } from './person-badge.tsx'
import { PersonDecisions } from './person-decisions.tsx'
import { personLabels as t } from './person-page.labels.ts'

/** A person with orders, shops and what operators decided about them. */
export function PersonPage() {
  const { id = '' } = useParams()
  const read = useRead(`person ${id}`, () =>
    unwrap(client.GET('/api/operator/people/{id}', { params: { path: { id } } })),
  )
  const again = () => void read.mutate()
  const { data } = read
  return (
    <Page
      title={data?.name ?? t.loading}
      back={{ label: t.back, href: '/people' }}
      status={data && <PersonBadge {...data} />}
      data={data}
      error={read.error}
      onAgain={again}
    >
      {person => (
        <Stack gap="lg">
          <PersonDecisions person={person} onRead={again} />
          <Panel padded>
            <DescriptionList items={factsOf(person)} />
          </Panel>
          <Orders orders={person.orders} />
          <Blocks restrictions={person.restrictions} />
          <LogList entries={person.log} />
        </Stack>
      )}
    </Page>
  )
}

const Orders = ({ orders }: Pick<OperatorPerson, 'orders'>) => (
  <Section title={t.latest}>
    {orders.length === 0 ? (
      <Text>{t.noOrders}</Text>
    ) : (
      <RecordList
        aria-label={t.latest}
        items={orders.map(({ number, at }) => ({
          id: number,
          label: number,
          href: `/find?q=${number}`,
          description: timeInWords(at),
        }))}
      />
    )}
  </Section>
)

const Blocks = ({ restrictions }: Pick<OperatorPerson, 'restrictions'>) => (
  <Section title={t.restrictions}>
    {restrictions.length === 0 ? (
      <Text>{t.noRestrictions}</Text>
    ) : (
      <RecordList
        aria-label={t.restrictions}
        items={restrictions.map(({ id, ground, clause, facts, at, liftedAt, liftReason }) => ({
          id,
          label: `${t[ground]}: ${clause}`,
          description: (
            <>
              <span>{facts}</span>
              <br />
              <span>{`${timeInWords(at)}. ${liftedAt === null ? t.inForce : t.lifted(timeInWords(liftedAt), liftReason ?? '')}`}</span>
            </>
          ),
        }))}
      />
    )}
  </Section>
)

function factsOf(person: OperatorPerson) {
  const { counts, shops } = person
  return [
    { term: t.email, description: person.email },
    { term: t.since, description: timeInWords(person.since) },
    { term: t.operator, description: person.isOperator ? t.yes : t.no },
    { term: t.orders, description: String(counts.orders) },
    { term: t.questions, description: String(counts.questions) },
    { term: t.reports, description: String(counts.reports) },
    { term: t.sessions, description: String(person.sessions) },
    { term: t.factor, description: person.hasFactor ? t.on : t.off },
    {
      term: t.shops,
      description:
        shops.length === 0 ? (
          t.noShops
        ) : (
          <Stack gap="sm">
            {shops.map(({ id, name }) => (
              <Link key={id} href={`/shops/${id}`}>
                {name}
              </Link>
            ))}
          </Stack>
        ),
    },
  ]
}
