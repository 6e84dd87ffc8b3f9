import { isApiError } from '@stoa/api-client'
import {
  BulkBar,
  DataTable,
  FilterBar,
  noSelection,
  PageHead,
  PlusIcon,
  selectionCount,
} from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { Combobox } from '@stoa/ui/combobox'
import { useOrderDates } from '@stoa/ui/order'
import { EmptyState } from '@stoa/ui/page-states'
import { Stack } from '@stoa/ui/stack'
import { useEffect, useMemo } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { hrefWith } from '../../../lib/href-with.ts'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { useIdle } from '../../../shared/lazy/use-idle.ts'
import { useShopRead } from '../../api/use-shop-api.ts'
import { useCategoryItems } from '../../categories/use-category-items.ts'
import { laterPart } from '../../lazy/later-part.tsx'
import { ListViews } from '../../lists/list-views.tsx'
import { shownColumns } from '../../lists/shown-columns.ts'
import { useDrawnList } from '../../lists/use-drawn-list.ts'
import { useSavedViews, type ViewedListRules } from '../../lists/use-saved-views.ts'
import { useShown } from '../../lists/use-shown.ts'
import { RunUnderWay } from '../../runs/run-under-way.tsx'
import { LIST_PATH } from './list-path.ts'
import { productParams, productQuery, readListQuery, sortParams, TABS, viewedProducts } from './list-query.ts'
import { productColumns, USUAL_PRODUCT_COLUMNS } from './product-columns.tsx'
import { productsPageLabels } from './products-page.labels.ts'
import { useBulkDone } from './use-bulk-done.ts'
import { useKeptRow } from './use-kept-row.ts'
import { useProductFilters } from './use-product-filters.ts'
import { useViewSelection } from './use-view-selection.ts'
import { useViewTotal } from './use-view-total.ts'

const RULES: ViewedListRules = {
  list: 'products',
  path: LIST_PATH,
  queryOf: productQuery,
  paramsOf: productParams,
}

const idOf = ({ id }: { readonly id: string }) => id

const BulkActions = laterPart(async () => (await import('./bulk-actions.tsx')).BulkActions)

/** Lists the products of the shop, with search, filters, sorting and bulk changes. Its state is in the URL. */
export function ProductsPage() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { tab, q, categoryId, tag, brand, type, without, sort, isFiltered, query } = readListQuery(params)
  const { data, error, isLoading, mutate } = useShopRead(
    '/api/seller/products',
    { params: { query } },
    { keepPreviousData: true },
  )
  const list = useDrawnList(data, idOf)
  const isTurning = isLoading || list !== data
  const { items: categories } = useCategoryItems()
  const { shortDay } = useOrderDates()
  const columns = useMemo(() => productColumns(() => mutate(), shortDay), [mutate, shortDay])
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle) BulkActions.preload()
  }, [isIdle])
  const filters = useProductFilters(
    { ...(tag && { tag }), ...(brand && { brand }), ...(type && { type }) },
    isIdle,
  )
  const kept = useKeptRow(list !== undefined)
  const saved = useSavedViews(RULES)
  const shown = useMemo(
    () => shownColumns(columns, USUAL_PRODUCT_COLUMNS, saved.columns),
    [columns, saved.columns],
  )
  const viewed = viewedProducts(params)
  const [selection, setSelection] = useViewSelection(viewed)
  const total = useViewTotal({ list, viewed, tab: tab.id, isFiltered, selection })
  const hrefOf = (change: Record<string, string | null>) => hrefWith(LIST_PATH, params, change)
  const shownParams = useShown(params, isTurning)
  const hrefOfPage = (cursor: string) => hrefWith(LIST_PATH, shownParams, { cursor })
  const go = (change: Record<string, string | null>) => navigate(hrefOf(change))
  const done = useBulkDone(mutate)
  const actions = (
    <>
      <Button emphasis="line" href="/seller/products/import">
        {productsPageLabels.importExport}
      </Button>
      <Button href="/seller/products/create" icon={PlusIcon} data-list-new="">
        {productsPageLabels.newProduct}
      </Button>
    </>
  )
  if (isApiError(error) && error.code === 'cursor.invalid') return <Navigate to={hrefOf({})} replace />
  if (list?.counts.all === 0 && !isFiltered)
    return (
      <Stack>
        <PageHead title={productsPageLabels.title} />
        <EmptyState thing="box" title={productsPageLabels.empty} description={productsPageLabels.emptyText}>
          <Button href="/seller/products/create" data-list-new="">
            {productsPageLabels.add}
          </Button>
          <Button emphasis="line" href="/seller/products/import">
            {productsPageLabels.import}
          </Button>
        </EmptyState>
      </Stack>
    )
  return (
    <div {...kept}>
      <Stack>
        <PageHead title={productsPageLabels.title} actions={actions} />
        <RunUnderWay onEnd={() => void mutate()} />
        <ListViews
          saved={saved}
          tab={isFiltered ? undefined : tab.id}
          plainQuery={{
            ...(tab.status && { status: tab.status }),
            ...(tab.stock && { stock: tab.stock }),
          }}
          columns={columns.slice(1)}
          usualColumns={USUAL_PRODUCT_COLUMNS}
          tabs={TABS.map(({ id, label }) => ({
            id,
            label,
            href: hrefWith(LIST_PATH, new URLSearchParams(), { tab: id === 'all' ? null : id }),
            count: list?.counts[id as keyof typeof list.counts],
          }))}
        />
        <FilterBar
          searchLabel={productsPageLabels.search}
          search={q ?? ''}
          onSearchChange={text => go({ q: text || null })}
          filters={filters}
          value={{ tag, brand, type, without }}
          onValueChange={value =>
            go({
              tag: value.tag ?? null,
              brand: value.brand ?? null,
              type: value.type ?? null,
              without: value.without ?? null,
            })
          }
          alsoChosen={categoryId === undefined ? 0 : 1}
        >
          <Combobox
            label={productsPageLabels.category}
            hideLabel
            placeholder={productsPageLabels.anyCategory}
            items={categories}
            value={categoryId ?? null}
            onValueChange={id => go({ category: id })}
          />
        </FilterBar>
        {error && !list ? (
          <SectionState error={error} onRetry={() => void mutate()} />
        ) : (
          <DataTable
            caption={productsPageLabels.title}
            columns={shown}
            rows={list?.items}
            rowKey={idOf}
            rowName={({ name }) => name}
            href={({ id }) => `/seller/products/edit/${id}`}
            // No column sorts by newest first.
            sort={sort.by === 'newest' ? undefined : sort}
            onSortChange={next => go(sortParams(next))}
            selection={selection}
            onSelectionChange={setSelection}
            loading={isTurning}
            empty={
              <EmptyState
                thing="search"
                title={productsPageLabels.noMatch}
                description={productsPageLabels.noMatchText}
              >
                <Button emphasis="line" href={LIST_PATH}>
                  {productsPageLabels.showAll}
                </Button>
              </EmptyState>
            }
            page={{
              newerHref: list?.page.previous ? hrefOfPage(list.page.previous) : undefined,
              olderHref: list?.page.next ? hrefOfPage(list.page.next) : undefined,
            }}
          />
        )}
        <BulkBar selection={selection} total={total} onSelectionChange={setSelection}>
          <BulkActions
            chosen={{ selection, viewed, count: selectionCount(selection, total) }}
            onDone={(changed, undoId) => {
              setSelection(noSelection)
              return done(changed, undoId)
            }}
          />
        </BulkBar>
      </Stack>
    </div>
  )
}
