import type { ProductList } from '@stoa/api-client/schema'
import {
  EmptyState,
  Filters,
  Link,
  ListingLayout,
  ListingTools,
  Note,
  Pagination,
  ProductGrid,
  Stack,
  Text,
} from '@stoa/ui'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom'
import type { CardDelivery } from '../../lib/card-delivery.ts'
import { hrefWith } from '../../lib/href-with.ts'
import { FILTER_NAMES, inOrder, readListingQuery, readPageNumber } from '../../lib/listing-query.ts'
import { type ListingOptions, listingView } from '../../lib/listing-view.ts'
import { toProductCards } from '../../lib/view.ts'
import { useMissingSection } from '../../shared/errors/use-recovery.ts'
import { useQuickAdd } from '../cart/use-quick-add.ts'
import { useWishes } from '../wish-list/use-wishes.ts'
import { listingSectionLabels as t } from './listing-section.labels.ts'

const FILTERS_ID = 'filters'
const NO_FILTERS = Object.fromEntries(FILTER_NAMES.map(name => [name, null]))

export type ListingSectionProps = Pick<ListingOptions, 'fixed' | 'categoryTitle' | 'defaultSort'> & {
  /** Null if the list couldn't be read. */
  readonly list: (ProductList & Pick<ListingOptions, 'categoryNames'>) | null
  /** Lines about shipping, by shop id. */
  readonly delivery: CardDelivery
  /** Opens the filters from a button in wide windows too, instead of a panel next to the list. */
  readonly isShort?: boolean
}

/** Height of the sticky header and a margin, in pixels. */
const ABOVE = 142

/** Scrolls to the head of the list, which may be above the screen after the list became shorter. */
function showHead(head: Element | null): void {
  const top = head?.getBoundingClientRect().top ?? 0
  if (top < 0) scrollBy({ top: top - ABOVE, behavior: 'instant' })
}

/** Shows filters, tools, products and pagination of a list. Each control is a link or a GET form, enhanced by scripts. */
export function ListingSection({ list, delivery, isShort = false, ...options }: ListingSectionProps) {
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const head = useRef<HTMLDivElement>(null)
  const isFollowed = useRef(false)
  useEffect(() => {
    if (isFollowed.current) showHead(head.current)
    isFollowed.current = false
  }, [search])
  const onAddToCart = useQuickAdd(list?.items ?? [])
  const wishes = useWishes(list?.items ?? [])
  useMissingSection(list === null)
  if (!list) {
    return (
      <Note tone="caution" title={t.failed} action={{ label: t.retry, href: hrefWith(pathname, params, {}) }}>
        {t.failedText}
      </Note>
    )
  }

  const query = readListingQuery(params)
  const { categoryNames } = list
  const page = readPageNumber(params)
  const view = listingView(list, { ...options, path: pathname, params, query, page, categoryNames })
  const isFiltered = FILTER_NAMES.some(name => params.get(name))
  const emptyState = isFiltered
    ? {
        title: t.none,
        description: t.removeFilter,
        action: { label: t.clearFilters, href: hrefWith(pathname, params, NO_FILTERS) },
      }
    : params.has('q')
      ? { title: t.none, description: t.tryOther, action: { label: t.seeAll, href: '/all-product' } }
      : { title: t.noneYet, description: t.noneYetText }
  const show = (filters: URLSearchParams, { replace }: { replace: boolean }) => {
    isFollowed.current = true
    navigate(hrefWith(pathname, inOrder(filters), {}), { preventScrollReset: true, replace })
  }

  return (
    <ListingLayout
      filtersPlace={isShort ? 'sheet' : 'side'}
      loading={next?.pathname === pathname && next.search !== search}
      filters={
        <Filters
          id={FILTERS_ID}
          action={pathname}
          groups={view.groups}
          hidden={view.hidden}
          resultCount={list.total}
          onValueChange={show}
        />
      }
    >
      <div ref={head} />
      <ListingTools
        filtersId={FILTERS_ID}
        action={pathname}
        search={search}
        groups={view.groups}
        sort={view.sort}
        onSortChange={sort => navigate(hrefWith(pathname, params, { sort }), { preventScrollReset: true })}
        count={list.total}
        range={view.range}
      />
      {list.items.length === 0 ? (
        <EmptyState thing="search" {...emptyState} />
      ) : (
        <ProductGrid
          headingLevel={2}
          products={toProductCards(list.items, delivery)}
          columns={isShort ? 4 : 3}
          priorityCount={isShort ? 4 : 3}
          onAddToCart={onAddToCart}
          {...wishes}
        />
      )}
      {(view.previousHref || view.nextHref) && (
        <Pagination previousHref={view.previousHref} nextHref={view.nextHref} range={view.range} />
      )}
      <Stack page>
        <Text step="sm" emphasis="soft">
          <Link href="/ranking" tone="inherit">
            {t.ranking}
          </Link>
        </Text>
      </Stack>
    </ListingLayout>
  )
}
