import { isApiError, messageFor, unwrap } from '@stoa/api-client'
import { Button } from '@stoa/ui/button'
import { Form } from '@stoa/ui/form'
import { Link } from '@stoa/ui/link'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/use-read.ts'
import { Page } from '../../frame/page.tsx'
import { Section } from '../../frame/section.tsx'
import { CatalogTabs } from './catalog-tabs.tsx'
import { featuredLabels as t } from './featured-page.labels.ts'

/** The shop that the front page features. */
export function FeaturedPage() {
  const read = useRead('featured', () => unwrap(client.GET('/api/operator/featured')))
  const [error, setError] = useState<string | null>(null)

  async function feature(slug: string | null) {
    setError(null)
    try {
      await unwrap(client.PUT('/api/operator/featured', { body: { slug } }))
    } catch (cause) {
      setError((isApiError(cause) && cause.problem?.detail) || messageFor(cause, t.failed))
    }
    void read.mutate()
  }

  return (
    <Page title={t.title} data={read.data} error={read.error} onAgain={() => void read.mutate()}>
      {({ shop }) => (
        <>
          <CatalogTabs value="featured" />
          <Section title={t.now}>
            <Text>{shop ? <Link href={`/shops/${shop.id}`}>{shop.name}</Link> : t.none}</Text>
            <Form key={shop?.id} aria-label={t.now} onSubmit={({ slug = '' }) => void feature(slug.trim())}>
              <TextField label={t.field} hint={t.hint} name="slug" maxLength={60} required />
              {error !== null && (
                <Note tone="critical" role="alert">
                  {error}
                </Note>
              )}
              <Stack layout="row">
                <Button type="submit">{t.feature}</Button>
                {shop && (
                  <Button emphasis="line" onClick={() => void feature(null)}>
                    {t.clear}
                  </Button>
                )}
              </Stack>
            </Form>
          </Section>
        </>
      )}
    </Page>
  )
}
