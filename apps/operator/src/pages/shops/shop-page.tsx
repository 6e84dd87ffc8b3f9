import { unwrap } from '@stoa/api-client'
import type { OperatorShop } from '@stoa/api-client/operator-schema'
import { DescriptionList } from '@stoa/ui/description-list'
import { Panel } from '@stoa/ui/panel'
import { Stack } from '@stoa/ui/stack'
import { useParams } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { countryInWords, dayInWords, timeInWords } from '../../api/in-words.ts'
import { useRead } from '../../api/use-read.ts'
import { Page } from '../../frame/page.tsx'
import { LogList } from '../log-list.tsx'
import { ShopBadge } from '../status-badge.tsx'
import { Attestations } from './attestations.tsx'
import { FirstSteps } from './first-steps.tsx'
import { ShopDecisions } from './shop-decisions.tsx'
import { shopLabels as t } from './shop-page.labels.ts'
import { ShopTrader } from './shop-trader.tsx'

/** A shop with what it lacks, the decisions about it, and those that operators made. */
export function ShopPage() {
  const { id = '' } = useParams()
  const read = useRead(`shop ${id}`, () =>
    unwrap(client.GET('/api/operator/shops/{id}', { params: { path: { id } } })),
  )
  const { data } = read
  return (
    <Page
      title={data?.name ?? t.loading}
      back={{ label: t.back, href: '/shops' }}
      status={data && <ShopBadge {...data} />}
      data={data}
      error={read.error}
      onAgain={() => void read.mutate()}
    >
      {shop => (
        <Stack gap="lg">
          <ShopDecisions shop={shop} onRead={() => void read.mutate()} />
          <Panel padded>
            <DescriptionList items={factsOf(shop)} />
          </Panel>
          {shop.status !== 'terminated' && <FirstSteps steps={shop.firstSteps} />}
          {shop.trader && <ShopTrader trader={shop.trader} />}
          <Attestations shop={shop} onRead={() => void read.mutate()} />
          <LogList entries={shop.log} />
        </Stack>
      )}
    </Page>
  )
}

function factsOf(shop: OperatorShop) {
  const owners = shop.owners.map(({ name, email }) => `${name}, ${email}`).join('; ')
  return [
    ...(shop.reason ? [{ term: t.reason, description: shop.reason }] : []),
    ...(shop.endsOn
      ? [
          {
            term: shop.status === 'terminated' ? t.endedOn : t.endsOn,
            description: dayInWords(shop.endsOn),
          },
        ]
      : []),
    { term: t.url, description: shop.slug },
    { term: t.country, description: countryInWords(shop.country) },
    { term: t.since, description: timeInWords(shop.since) },
    { term: t.owners, description: owners || t.noOwners },
    { term: t.products, description: String(shop.figures.products) },
    { term: t.openOrders, description: String(shop.figures.openOrders) },
  ]
}
