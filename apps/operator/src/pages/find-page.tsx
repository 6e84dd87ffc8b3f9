import { unwrap } from '@stoa/api-client'
import { RecordList } from '@stoa/back-office/record-list'
import { Button } from '@stoa/ui/button'
import { Form } from '@stoa/ui/form'
import { EmptyState } from '@stoa/ui/page-states'
import { TextField } from '@stoa/ui/text-field'
import { useSearchParams } from 'react-router-dom'
import { client } from '../api/client.ts'
import { useRead } from '../api/use-read.ts'
import { Page } from '../frame/page.tsx'
import { findLabels as t } from './find-page.labels.ts'

/** Finds orders, people, shops and applications by what was typed. The search is in the page's URL. */
export function FindPage() {
  const [params, setParams] = useSearchParams()
  const q = params.get('q') ?? ''
  const read = useRead(`search ${q}`, async () =>
    q === '' ? null : unwrap(client.GET('/api/operator/search', { params: { query: { q } } })),
  )
  return (
    <Page title={t.title} data={read.data} error={read.error} onAgain={() => void read.mutate()}>
      {found => (
        <>
          <Form aria-label={t.title} onSubmit={({ q: typed = '' }) => setParams({ q: typed.trim() })}>
            <TextField
              key={q}
              label={t.field}
              hint={t.hint}
              name="q"
              type="search"
              defaultValue={q}
              maxLength={200}
              required
            />
            <Button type="submit">{t.find}</Button>
          </Form>
          <div aria-live="polite">
            {found !== null &&
              (found.hits.length === 0 ? (
                <EmptyState thing="search" title={t.nothing} description={t.nothingText} />
              ) : (
                <RecordList
                  aria-label={t.hits}
                  items={found.hits.map(({ kind, id, title, line, href }) => ({
                    id: `${kind} ${id}`,
                    label: title,
                    description: line,
                    href: href ?? undefined,
                  }))}
                />
              ))}
          </div>
        </>
      )}
    </Page>
  )
}
