'use client'

import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Chip } from '../../primitives/chip/index.ts'
import { minorUnitsOf, useMoney } from '../../primitives/price/index.ts'
import { Select, type SelectOption } from '../../primitives/select/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { misuse, useLabels, useStoa } from '../../system/index.ts'
import { filtersLabels } from '../filters/filters.labels.ts'
import { type FilterGroupData, selectedFilters, withoutParameters } from '../filters/index.ts'
import * as styles from './listing.css.ts'
import { listingLabels } from './listing.labels.ts'

export interface ListingToolsProps {
  /** The `id` of `Filters`, which the button opens on phones. */
  filtersId: string
  /** The listing's path, such as "/search". */
  action: string
  /** The query string the list is shown for, such as "?shop=kiln". The chips link to it with less. */
  search: string
  /** The filter groups with what is chosen now; each choice becomes a chip. */
  groups: readonly FilterGroupData[]
  /** The query parameter of the order, its present value and the choices. */
  sort: { name: string; value: string; options: readonly SelectOption[] }
  /** Called with the `value` of the order that was chosen. Without it, or without scripts, a form is sent. */
  onSortChange?: ((value: string) => void) | undefined
  /** Number of products, announced when it changes. Leave out if not known. */
  count?: number | undefined
  /** Range of shown products, announced instead of the count when a choice changes it. */
  range?: { from: number; to: number; total: number } | undefined
}

const checkSheet = (id: string) => {
  if (document.getElementById(id)?.popover) return
  misuse(
    `The filter button of ListingTools opens "${id}", and there is no such sheet on the page.`,
    'On a phone the list then has no filters.',
    `Give the same to both: <Filters id="${id}"> and <ListingTools filtersId="${id}">.`,
  )
}

/** The filters that are applied, as links that remove them, and the order of a list. */
export function ListingTools({
  filtersId,
  action,
  search,
  groups,
  sort,
  onSortChange,
  count,
  range,
}: ListingToolsProps) {
  const t = useLabels('filters', filtersLabels)
  const say = useLabels('listing', listingLabels)
  const { money } = useMoney()
  const { currency: usual, locale } = useStoa()
  const order = useRef<HTMLSelectElement>(null)
  // The browser's own field: it shows a choice at once, and follows the list when that has another order.
  useLayoutEffect(() => {
    if (order.current) order.current.value = sort.value
  }, [sort.value])

  const price = (whole: string, currency = usual) => {
    const units = minorUnitsOf(currency, locale)
    const written = money(Math.round(Number(whole) * units), currency)
    // Without digits behind a point the zeros are thousands.
    return units === 1 ? written : written.replace(/([.,])0+(?=\D*$)/, '')
  }
  const chosen = selectedFilters(groups, {
    price: (min, max, currency) => {
      if (min && max) return t('priceBetween', { from: price(min, currency), to: price(max, currency) })
      return min
        ? t('priceFrom', { from: price(min, currency) })
        : t('priceTo', { to: price(max ?? '0', currency) })
    },
    rating: stars => t('stars', { count: stars }),
  })
  const without = (filters: typeof chosen) =>
    action +
    withoutParameters(
      search,
      filters.flatMap(filter => filter.remove),
    )

  const orderName = sort.options.find(option => option.value === sort.value)?.label ?? ''
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => name !== sort.name && name !== 'cursor' && name !== 'page',
  )

  return (
    <div className={styles.tools} data-component="ListingTools">
      <div className={styles.phoneRow}>
        <Button
          className={styles.open}
          block
          emphasis="line"
          icon={SlidersHorizontal}
          popoverTarget={filtersId}
          onClick={process.env.NODE_ENV === 'production' ? undefined : () => checkSheet(filtersId)}
        >
          {chosen.length > 0 ? t('filterCount', { count: chosen.length }) : t('filter')}
        </Button>
        <form className={styles.sort} action={action} method="get">
          {kept.map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <Select
            ref={order}
            labelPlace="before"
            label={t('sortBy')}
            name={sort.name}
            options={sort.options}
            defaultValue={sort.value}
            onValueChange={onSortChange}
          />
          <Button className={styles.sortButton} type="submit" emphasis="line">
            {t('sort')}
          </Button>
        </form>
      </div>
      <div className={styles.found}>
        {count !== undefined && (
          <p className={styles.count} role="status">
            {range ? (
              <>
                <span aria-hidden="true">{say('count', { count })}</span>
                <VisuallyHidden>{say('showing', { ...range, order: orderName })}</VisuallyHidden>
              </>
            ) : (
              say('count', { count })
            )}
          </p>
        )}
        {chosen.length > 0 && (
          <ul className={styles.chips} aria-label={t('chosen')}>
            {chosen.map(filter => (
              <li key={filter.id} className={styles.chip}>
                <Chip removable label={filter.label} href={without([filter])} />
              </li>
            ))}
            <li className={styles.chip}>
              <Chip emphasis="plain" label={t('clearAll')} href={without(chosen)} />
            </li>
          </ul>
        )}
      </div>
    </div>
  )
}
