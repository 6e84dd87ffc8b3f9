import type { Shop } from '@stoa/api-client/schema'
import { Avatar, Prose, Section, ShopStory, Stack, Text } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { signOf } from '../../lib/view.ts'
import { shopAboutLabels as t } from './shop-page.labels.ts'
import { hasStory, PART_IDS } from './shop-parts.tsx'

/** Shows a shop's story and its makers, if there is more than the text in the head of the page. */
export function ShopAbout({ shop }: { shop: Shop }) {
  if (!hasStory(shop)) return null
  return (
    <Section id={PART_IDS.story} title={formatMessage(t.title, { shop: shop.name })}>
      <ShopStory picture={shop.scene}>
        {shop.storyHtml && <Prose html={shop.storyHtml} />}
        <MakerList makers={shop.makers ?? []} />
      </ShopStory>
    </Section>
  )
}

function MakerList({ makers }: { makers: NonNullable<Shop['makers']> }) {
  if (makers.length === 0) return null
  return (
    <Stack as="ul" layout="row" gap="lg" aria-label={t.makers}>
      {makers.map(maker => (
        <li key={maker.name + maker.line}>
          <Stack layout="row" gap="sm">
            <Avatar name={maker.name} src={signOf(maker.portrait)} size="lg" />
            <div>
              <strong>{maker.name}</strong>
              <Text step="sm">{maker.line}</Text>
            </div>
          </Stack>
        </li>
      ))}
    </Stack>
  )
}
