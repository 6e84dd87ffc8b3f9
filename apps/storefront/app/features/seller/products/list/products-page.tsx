import { unwrap } from '@stoa/api-client'
import { Button } from '@stoa/ui/button'
import { EmptyState } from '@stoa/ui/page-states'
import {
  BulkBar,
  Combobox,
  DataTable,
  FilterBar,
  noSelection,
  PageHead,
  PlusIcon,
  type Selection,
  ViewTabs,
} from '@stoa/ui/seller'
import { Stack } from '@stoa/ui/stack'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { hrefWith } from '../../../../lib/href-with.ts'
import { SectionState } from '../../../account/section-state.tsx'
import { toasts } from '../../../toasts/toasts.ts'
import { useCategoryItems } from '../../categories/use-category-items.ts'
import { useShop } from '../../frame/shop-context.ts'
import { useShopRead } from '../../frame/use-shop-api.ts'
import { attempt } from './attempt.ts'
import { BulkActions } from './bulk-actions.tsx'
import { LIST_PATH, readListQuery, sortParams, TABS } from './list-query.ts'
import { sayProblem } from './price-cell.tsx'
import { productColumns } from './product-columns.tsx'
import { useKeptRow } from './use-kept-row.ts'

/** All products of the shop: found, ordered, paged and changed; what is asked stands in the address. */
export function ProductsPage() {
  const { api } = useShop()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { tab, q, categoryId, tag, sort, isFiltered, query } = readListQuery(params)
  const { data, error, isLoading, mutate } = useShopRead(
    '/api/seller/products',
    { params: { query } },
    { keepPreviousData: true },
  )
  const { items: categories } = useCategoryItems()
  const [selection, setSelection] = useState<Selection>(noSelection)
  const columns = useMemo(() => productColumns(() => mutate()), [mutate])
  const kept = useKeptRow(data !== undefined)
  const hrefOf = (change: Record<string, string | null>) => hrefWith(LIST_PATH, params, change)
  const go = (change: Record<string, string | null>) => {
    setSelection(noSelection)
    navigate(hrefOf(change))
  }
  const done = async (changed: number, undoId: number | null) => {
    setSelection(noSelection)
    await mutate()
    toasts.show({
      type: 'success',
      title: changed === 1 ? 'One product was changed.' : `${String(changed)} products were changed.`,
      duration: 10_000,
      ...(undoId !== null && { action: { label: 'Undo', onPress: () => void undo(undoId) } }),
    })
  }
  const undo = async (id: number) => {
    const undone = await attempt(() =>
      unwrap(
        api.POST('/api/seller/products/bulk/{id}/undo', {
          params: { path: { id }, header: { 'Idempotency-Key': crypto.randomUUID() } },
        }),
      ),
    )
    await mutate()
    const skipped = 'answer' in undone ? undone.answer.skipped : []
    if ('problem' in undone)
      toasts.show({ type: 'error', title: 'It was not undone.', body: sayProblem(undone.problem) })
    else if (skipped.length > 0)
      toasts.show({
        type: 'warning',
        title: `${String(skipped.length)} were changed since and left as they are.`,
        body: skipped.map(({ name }) => name).join(', '),
      })
  }

  const actions = (
    <>
      <Button emphasis="line" href="/seller/products/import">
        Import, export
      </Button>
      <Button href="/seller/products/create" icon={PlusIcon} data-list-new="">
        New product
      </Button>
    </>
  )
  if (data?.counts.all === 0 && !isFiltered)
    return (
      <EmptyState
        page
        thing="box"
        title="Your shelves are empty"
        text="Add the first product. It stays a draft until you say that it is for sale."
      >
        <Button href="/seller/products/create">Add a product</Button>
        <Button emphasis="line" href="/seller/products/import">
          Bring them in a file
        </Button>
      </EmptyState>
    )
  return (
    <div {...kept}>
      <Stack>
        <PageHead title="Products" actions={actions} />
        <ViewTabs
          value={isFiltered ? undefined : tab.id}
          views={TABS.map(({ id, label }) => ({
            id,
            label,
            href: hrefWith(LIST_PATH, new URLSearchParams(), { tab: id === 'all' ? null : id }),
            count: data?.counts[id as keyof typeof data.counts],
          }))}
        />
        <FilterBar
          searchLabel="Search name, SKU, barcode"
          search={q ?? ''}
          onSearch={text => go({ q: text || null })}
          filters={tag ? [{ id: 'tag', label: 'Tag', options: [{ value: tag, label: tag }] }] : []}
          value={{ tag }}
          onChange={value => go({ tag: value.tag ?? null, category: null })}
        >
          <Combobox
            label="Category"
            labelHidden
            placeholder="Any category"
            items={categories}
            value={categoryId ?? null}
            onChange={id => go({ category: id })}
          />
        </FilterBar>
        {error && !data ? (
          <SectionState error={error} onRetry={() => void mutate()} />
        ) : (
          <DataTable
            caption="Products"
            columns={columns}
            rows={data?.items}
            rowKey={({ id }) => id}
            rowName={({ name }) => name}
            href={({ id }) => `/seller/products/edit/${id}`}
            // The newest first is the order of no column.
            sort={sort.by === 'newest' ? undefined : sort}
            onSortChange={next => go(sortParams(next))}
            selection={selection}
            onSelectionChange={setSelection}
            loading={isLoading}
            empty={
              <EmptyState
                thing="search"
                title="No product is like that"
                text="Look for less, or take the filters away."
              >
                <Button emphasis="line" href={LIST_PATH}>
                  Show all products
                </Button>
              </EmptyState>
            }
            page={{
              newerHref: data?.page.previous ? hrefOf({ cursor: data.page.previous }) : undefined,
              olderHref: data?.page.next ? hrefOf({ cursor: data.page.next }) : undefined,
            }}
          />
        )}
        <BulkBar
          selection={selection}
          total={data?.items.length ?? 0}
          wholeView={false}
          onSelectionChange={setSelection}
        >
          <BulkActions ids={selection.keys} onDone={done} />
        </BulkBar>
      </Stack>
    </div>
  )
}
