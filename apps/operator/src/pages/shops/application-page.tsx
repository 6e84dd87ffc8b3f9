import { unwrap } from '@stoa/api-client'
import type { OperatorApplication } from '@stoa/api-client/operator-schema'
import { Checkbox } from '@stoa/ui/checkbox'
import { DescriptionList } from '@stoa/ui/description-list'
import { Link } from '@stoa/ui/link'
import { Panel } from '@stoa/ui/panel'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { addressInWords, countryInWords, timeInWords } from '../../api/in-words.ts'
import { useRead } from '../../api/use-read.ts'
import { Decisions } from '../../decisions/decisions.tsx'
import { Page } from '../../frame/page.tsx'
import { Section } from '../../frame/section.tsx'
import { ApplicationBadge, ShopBadge } from '../status-badge.tsx'
import { applicationLabels as t } from './application-page.labels.ts'
import { FirstSteps } from './first-steps.tsx'

/** An application with all that it says, and its decision. */
export function ApplicationPage() {
  const { id = '' } = useParams()
  const read = useRead(`application ${id}`, () =>
    unwrap(client.GET('/api/operator/applications/{id}', { params: { path: { id } } })),
  )
  const { data } = read
  return (
    <Page
      title={data?.name ?? t.loading}
      back={{ label: t.back, href: '/applications' }}
      status={data && <ApplicationBadge status={data.status} />}
      data={data}
      error={read.error}
      onAgain={() => void read.mutate()}
    >
      {application => (
        <Stack gap="lg">
          <Decision application={application} onRead={() => void read.mutate()} />
          <Panel padded>
            <DescriptionList items={factsOf(application)} />
          </Panel>
          {application.shop && <FirstSteps steps={application.shop.firstSteps} />}
          <Section title={t.story}>
            {application.story.split(/\n{2,}/).map(paragraph => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Section>
        </Stack>
      )}
    </Page>
  )
}

function Decision({ application, onRead }: { application: OperatorApplication; onRead: () => void }) {
  const [override, setOverride] = useState(false)
  const { id, name, shop, allowed, expect } = application
  const opens = shop?.status === 'pending'
  const hasGaps = allowed.some(({ canOverride }) => canOverride)
  const path = { id }
  return (
    <Decisions
      allowed={allowed}
      onRead={onRead}
      choices={{
        approve: {
          label: opens ? t.open : t.approve,
          title: opens ? t.openTitle(name) : t.approveTitle(name),
          fields: hasGaps && <Checkbox label={t.override} checked={override} onCheckedChange={setOverride} />,
          fieldState: String(override),
          send: (call, reason) =>
            unwrap(
              client.POST('/api/operator/applications/{id}/approve', {
                params: { path, ...call },
                body: { reason, expect, override },
              }),
            ),
        },
        reject: {
          label: t.reject,
          title: t.rejectTitle(name),
          tone: 'critical',
          isReasonSent: true,
          send: (call, reason) =>
            unwrap(
              client.POST('/api/operator/applications/{id}/reject', {
                params: { path, ...call },
                body: { reason, expect },
              }),
            ),
        },
      }}
    />
  )
}

function factsOf(application: OperatorApplication) {
  const { applicant, address, shop, shipsTo, reason, decidedAt } = application
  const facts = [
    { term: t.applicant, description: `${applicant.name}, ${applicant.email}` },
    application.hasTerminatedShop ? { term: t.earlierShop, description: t.terminated } : null,
    { term: t.applied, description: timeInWords(application.createdAt) },
    decidedAt && { term: t.decided, description: timeInWords(decidedAt) },
    reason && { term: t.reason, description: reason },
    { term: t.url, description: application.slug },
    { term: t.address, description: addressInWords(address) },
    { term: t.shipsTo, description: shipsTo ? shipsTo.map(countryInWords).join(', ') : t.everywhere },
    { term: t.agreement, description: t.version(application.agreedVersion) },
    shop && {
      term: t.shop,
      description: (
        <Stack layout="row" gap="sm">
          <Link href={`/shops/${shop.id}`}>{shop.slug}</Link>
          <ShopBadge status={shop.status} />
        </Stack>
      ),
    },
  ]
  return facts.filter(fact => fact !== null && fact !== '')
}
