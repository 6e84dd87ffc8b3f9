import { unwrap } from '@stoa/api-client'
import type { OperatorProductRow, OperatorProductState } from '@stoa/api-client/operator-schema'
import { type Column, DataTable } from '@stoa/back-office/data-table'
import { FilterBar } from '@stoa/back-office/filter-bar'
import { EmptyState } from '@stoa/ui/page-states'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useAmount } from '../../api/use-amount.ts'
import { useLiveRead } from '../../api/use-live-read.ts'
import { Page } from '../../frame/page.tsx'
import { productState } from './catalog.labels.ts'
import { CatalogTabs } from './catalog-tabs.tsx'
import { ProductBadge } from './product-badge.tsx'
import { productsLabels as t } from './products-page.labels.ts'

const columnsIn = (money: (amount: number) => string): readonly Column<OperatorProductRow>[] => [
  { id: 'product', label: t.product, cell: row => row.name, phone: 'title' },
  { id: 'state', label: t.state, cell: row => <ProductBadge {...row} />, phone: 'beside' },
  { id: 'shop', label: t.shop, cell: row => row.shop },
  { id: 'category', label: t.category, cell: row => row.category ?? t.noCategory, wide: true },
  { id: 'price', label: t.price, cell: row => money(row.price), align: 'end', width: '7rem' },
  { id: 'since', label: t.since, cell: row => timeInWords(row.createdAt), wide: true, width: '12rem' },
]

const states = Object.entries(productState).map(([value, label]) => ({ value, label }))

/** Products of all shops, newest first, a page of 50. Filters are in the page's URL. */
export function ProductsPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const money = useAmount()
  const columns = useMemo(() => columnsIn(money), [money])
  const query = queryOf(params)
  const { q, cursor, ...filters } = query
  const read = useLiveRead(`products ${JSON.stringify(query)}`, () =>
    unwrap(client.GET('/api/operator/products', { params: { query } })),
  )
  const hrefOf = (change: Record<string, string | undefined>) =>
    `?${new URLSearchParams(Object.entries(change).filter((entry): entry is [string, string] => Boolean(entry[1])))}`
  const chosen = (id: 'shop' | 'category', label: string, name: string | undefined) =>
    filters[id] === undefined ? [] : [{ id, label, options: [{ value: filters[id], label: name ?? label }] }]
  return (
    <Page title={t.title} data={read.data} error={read.error} onAgain={() => void read.mutate()}>
      {({ items, page }) => (
        <>
          <CatalogTabs value="products" />
          <FilterBar
            searchLabel={t.search}
            search={q ?? ''}
            onSearchChange={typed => void navigate(hrefOf({ ...filters, q: typed }))}
            filters={[
              { id: 'state', label: t.state, options: states },
              ...chosen('shop', t.shop, items[0]?.shop ?? t.thisShop),
              ...chosen('category', t.category, t.thisCategory),
            ]}
            value={filters}
            onValueChange={next => void navigate(hrefOf({ ...next, q }))}
          />
          <DataTable
            caption={t.caption}
            columns={columns}
            rows={items}
            rowKey={row => row.id}
            href={row => `/catalog/products/${row.id}`}
            empty={
              <EmptyState
                thing="search"
                title={t.nothing}
                description={t.nothingText}
                action={{ label: t.all, href: '/catalog' }}
              />
            }
            page={{
              newerHref: cursor === undefined ? undefined : hrefOf({ ...filters, q }),
              olderHref: page.next === null ? undefined : hrefOf({ ...filters, q, cursor: page.next }),
            }}
          />
        </>
      )}
    </Page>
  )
}

function queryOf(params: URLSearchParams) {
  const given = (name: string) => params.get(name) || undefined
  const state = given('state')
  const [q, shop, category, cursor] = ['q', 'shop', 'category', 'cursor'].map(given)
  return {
    ...(q && { q }),
    ...(shop && { shop }),
    ...(category && { category }),
    ...(cursor && { cursor }),
    ...(state && state in productState && { state: state as OperatorProductState }),
  }
}
