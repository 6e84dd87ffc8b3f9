import type { Shop } from '@stoa/api-client/schema'
import { Avatar, Prose, Section, Stack, Text } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { signOf } from '../../lib/view.ts'
import { shopAboutLabels as t } from './shop-page.labels.ts'

const POLICIES = ['shipping', 'returns', 'care'] as const

/** Shows a shop's story, its makers and its policies. */
export function ShopAbout({ shop }: { shop: Pick<Shop, 'name' | 'storyHtml' | 'makers' | 'policies'> }) {
  const { name, storyHtml, makers = [], policies } = shop
  const rules = POLICIES.flatMap(key => {
    const words = policies?.[key]
    return words ? [{ title: t[key], words }] : []
  })
  if (!storyHtml && makers.length === 0 && rules.length === 0) return null
  return (
    <Section title={formatMessage(t.title, { shop: name })}>
      <Stack gap="lg">
        {storyHtml && <Prose html={storyHtml} />}
        {makers.length > 0 && (
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
        )}
        {rules.length > 0 && (
          <Prose>
            {rules.map(({ title, words }) => (
              <div key={title}>
                <h3>{title}</h3>
                {words.split(/\n+/).map(paragraph => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            ))}
          </Prose>
        )}
      </Stack>
    </Section>
  )
}
