import { unwrap } from '@stoa/api-client'
import type { OperatorContent, RestrictedKind } from '@stoa/api-client/operator-schema'
import { RecordList } from '@stoa/back-office/record-list'
import { Badge } from '@stoa/ui/badge'
import { DescriptionList } from '@stoa/ui/description-list'
import { Link } from '@stoa/ui/link'
import { EmptyState } from '@stoa/ui/page-states'
import { Panel } from '@stoa/ui/panel'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { useParams, useSearchParams } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useRead } from '../../api/use-read.ts'
import { Page } from '../../frame/page.tsx'
import { Section } from '../../frame/section.tsx'
import { LogList } from '../log-list.tsx'
import { LiftRestriction, RestrictContent } from './content-decisions.tsx'
import { contentLabels as t } from './content-page.labels.ts'

/** A product, from the list of products. */
export function ProductPage() {
  const { id = '' } = useParams()
  return <ContentPage kind="product" id={id} />
}

/** A product, review or question that a link of another page names: `?kind=review&subject=…`. */
export function RestrictPage() {
  const [params] = useSearchParams()
  const kind = params.get('kind')
  const id = params.get('subject')
  if (id === null || (kind !== 'product' && kind !== 'review' && kind !== 'question'))
    return (
      <EmptyState
        thing="search"
        title={t.wrongLink}
        description={t.wrongLinkText}
        action={{ label: t.toProducts, href: '/catalog' }}
      />
    )
  return <ContentPage kind={kind} id={id} />
}

function ContentPage({ kind, id }: { kind: RestrictedKind; id: string }) {
  const read = useRead(`content ${kind} ${id}`, () =>
    unwrap(client.GET('/api/operator/content/{kind}/{id}', { params: { path: { kind, id } } })),
  )
  const again = () => void read.mutate()
  const { data } = read
  return (
    <Page
      title={data?.title ?? t.loading}
      back={{ label: t.back, href: '/catalog' }}
      status={data && <ContentBadge {...data} />}
      data={data}
      error={read.error}
      onAgain={again}
    >
      {content => (
        <Stack gap="lg">
          <RestrictContent content={content} onRead={again} />
          <Panel padded>
            <DescriptionList items={factsOf(content)} />
          </Panel>
          <Restrictions content={content} onRead={again} />
          <LogList entries={content.log} />
        </Stack>
      )}
    </Page>
  )
}

const ContentBadge = ({ isPublic, restrictions }: OperatorContent) =>
  restrictions.some(({ liftedAt }) => liftedAt === null) ? (
    <Badge dot tone="critical">
      {t.isHidden}
    </Badge>
  ) : (
    <Badge dot tone={isPublic ? 'positive' : 'neutral'}>
      {isPublic ? t.isPublic : t.notPublic}
    </Badge>
  )

function Restrictions({ content, onRead }: { content: OperatorContent; onRead: () => void }) {
  return (
    <Section title={t.restrictions}>
      {content.restrictions.length === 0 ? (
        <Text>{t.noRestrictions}</Text>
      ) : (
        <RecordList
          aria-label={t.restrictions}
          items={content.restrictions.map(restriction => {
            const { id, ground, clause, facts, source, at, liftedAt, liftReason } = restriction
            return {
              id,
              label: `${t[ground]}: ${clause}`,
              description: (
                <>
                  <span>{facts}</span>
                  <br />
                  <span>{`${timeInWords(at)}. ${t[source]}. ${liftedAt === null ? t.inForce : t.lifted(timeInWords(liftedAt), liftReason ?? '')}`}</span>
                </>
              ),
              end: liftedAt === null && (
                <LiftRestriction content={content} restriction={restriction} onRead={onRead} />
              ),
            }
          })}
        />
      )}
    </Section>
  )
}

function factsOf({ kind, title, text, author, shop, url, openReports }: OperatorContent) {
  return [
    { term: t.kind, description: t[kind] },
    ...(text === null
      ? []
      : [
          { term: t.text, description: text },
          { term: t.about, description: title },
        ]),
    ...(author === null ? [] : [{ term: t.author, description: author }]),
    { term: t.shop, description: <Link href={`/shops/${shop.id}`}>{shop.name}</Link> },
    { term: t.page, description: <Link href={url}>{t.seePage}</Link> },
    { term: t.reports, description: openReports === 0 ? t.noReports : String(openReports) },
  ]
}
