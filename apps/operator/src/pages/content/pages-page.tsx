import { unwrap } from '@stoa/api-client'
import type { OperatorPageRow } from '@stoa/api-client/operator-schema'
import { type Column, DataTable } from '@stoa/back-office/data-table'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { EmptyState } from '@stoa/ui/page-states'
import { Stack } from '@stoa/ui/stack'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useRead } from '../../api/use-read.ts'
import { Page } from '../../frame/page.tsx'
import { pagesLabels as t } from './pages-page.labels.ts'

const columns: readonly Column<OperatorPageRow>[] = [
  { id: 'page', label: t.page, cell: row => row.title, phone: 'title' },
  { id: 'address', label: t.address, cell: row => `/${row.slug}` },
  { id: 'kind', label: t.kind, cell: row => t.kinds[row.kind] },
  { id: 'version', label: t.version, cell: row => <Version row={row} /> },
  { id: 'since', label: t.since, cell: row => timeInWords(row.since) },
]

function Version({ row }: { row: OperatorPageRow }) {
  return (
    <Stack layout="row" gap="sm">
      <span>{row.version ?? '–'}</span>
      {row.upcoming > 0 && <Badge>{t.upcoming(row.upcoming)}</Badge>}
      {row.isNewTextSupplied && <Badge>{t.newText}</Badge>}
    </Stack>
  )
}

/** The marketplace's information and legal pages. */
export function PagesPage() {
  const read = useRead('pages', () => unwrap(client.GET('/api/operator/pages')))
  return (
    <Page
      title={t.title}
      lede={t.lede}
      actions={
        <Button size="sm" href="/pages/new">
          {t.create}
        </Button>
      }
      data={read.data}
      error={read.error}
      onAgain={() => void read.mutate()}
    >
      {({ items }) => (
        <DataTable
          caption={t.caption}
          columns={columns}
          rows={items}
          rowKey={row => row.slug}
          href={row => `/pages/${row.slug}`}
          empty={<EmptyState thing="box" title={t.nothing} description={t.nothingText} />}
        />
      )}
    </Page>
  )
}
