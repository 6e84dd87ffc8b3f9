import type { Shop } from '@stoa/api-client/schema'
import { DescriptionList, Link, Prose, Section, Stack } from '@stoa/ui'
import { reportHref } from '../../lib/report-href.ts'
import { placeOf } from '../../lib/view.ts'
import type { SoldByFact } from '../../shared/sold-by/sold-by-facts.ts'
import { shopTermsLabels as t } from './shop-page.labels.ts'
import { PART_IDS } from './shop-parts.tsx'

const POLICIES = ['shipping', 'returns', 'care'] as const

interface ShopTermsProps {
  readonly shop: Shop
  /** Facts about the business behind it; undefined if the shop hasn't given its details. */
  readonly soldBy: SoldByFact[] | undefined
}

/** Shows how a shop ships and takes back, and who it is. */
export const ShopTerms = ({ shop, soldBy }: ShopTermsProps) => (
  <>
    <Section id={PART_IDS.delivery} title={t.delivery}>
      <Policies policies={shop.policies ?? {}} />
    </Section>
    <Section id={PART_IDS.seller} title={t.seller}>
      <Stack>
        <DescriptionList
          size="sm"
          items={[
            ...(soldBy ?? [
              { term: t.soldBy, description: shop.name },
              { term: t.place, description: placeOf(shop) ?? '' },
            ]),
            { term: t.since, description: String(shop.since) },
          ].filter(({ description }) => description)}
        />
        <Link tone="muted" href={reportHref('shop', shop.id)}>
          {t.report}
        </Link>
      </Stack>
    </Section>
  </>
)

/** The shop's own rules, and those that apply to all shops. */
function Policies({ policies }: { policies: NonNullable<Shop['policies']> }) {
  return (
    <Stack gap="md">
      <Prose>
        {POLICIES.map(key => {
          const words = policies[key]
          return (
            words && (
              <div key={key}>
                <h3>{t[key]}</h3>
                {words.split(/\n+/).map(paragraph => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            )
          )
        })}
        <p>{t.everyShop}</p>
      </Prose>
      <Stack layout="row" gap="md">
        <Link href="/shipping-policy">{t.shippingPolicy}</Link>
        <Link href="/return-policy">{t.returnPolicy}</Link>
      </Stack>
    </Stack>
  )
}
