import type { Facet, Facets, ProductList } from '@stoa/api-client/schema'
import type { FilterGroupData } from '@stoa/ui'
import { hrefWith } from './href-with.ts'
import { FILTER_NAMES, type ListingQuery, PAGE_SIZE, type Sort } from './listing-query.ts'
import { listingLabels as t } from './listing-view.labels.ts'

export interface ListingOptions {
  readonly path: string
  readonly params: URLSearchParams
  readonly query: ListingQuery
  readonly page: number
  /** Filters that the page implies and doesn't offer, such as the shop on a shop's page. */
  readonly fixed?: readonly (typeof FILTER_NAMES)[number][] | undefined
  readonly categoryTitle?: string | undefined
  /** Names by path of chosen categories that the facets leave out. */
  readonly categoryNames?: Readonly<Record<string, string>> | undefined
  readonly defaultSort: Sort
}

/** Data of the filters, sorting and pagination of a listing. */
export function listingView(list: ProductList, options: ListingOptions) {
  const { path, params, query, defaultSort, page } = options
  const href = (change: Record<string, string | null>) => hrefWith(path, params, change)
  return {
    groups: filterGroups(list.facets, options),
    sort: {
      name: 'sort',
      value: query.sort ?? (query.q ? 'relevance' : defaultSort),
      options: sortOptions(query),
    },
    hidden: hiddenFields(params, [...FILTER_NAMES]),
    previousHref: list.page.previous
      ? page <= 2
        ? href({})
        : href({ cursor: list.page.previous, page: String(page - 1) })
      : undefined,
    nextHref: list.page.next ? href({ cursor: list.page.next, page: String(page + 1) }) : undefined,
    range:
      list.items.length > 0
        ? {
            from: (page - 1) * PAGE_SIZE + 1,
            to: (page - 1) * PAGE_SIZE + list.items.length,
            total: list.total,
          }
        : undefined,
  }
}

/** Parameters that a GET form sends along in hidden fields, because it has no other field for them. */
function hiddenFields(params: URLSearchParams, fields: readonly string[]) {
  return [...params]
    .filter(([name, value]) => value && name !== 'cursor' && name !== 'page' && !fields.includes(name))
    .map(([name, value]) => ({ name, value }))
}

function sortOptions(query: ListingQuery) {
  return (Object.keys(t.sorts) as Sort[])
    .filter(sort => sort !== 'relevance' || query.q)
    .map(value => ({ value, label: t.sorts[value] }))
}

function filterGroups(
  facets: Facets,
  { query, fixed = [], categoryTitle, categoryNames }: ListingOptions,
): FilterGroupData[] {
  const groups: FilterGroupData[] = []
  if (!fixed.includes('category') && (facets.categories.length > 0 || query.categories)) {
    groups.push({
      kind: 'choices',
      id: 'category',
      title: categoryTitle ?? t.category,
      name: 'category',
      limit: 8,
      options: choices(facets.categories, query.categories, categoryNames),
    })
  }
  if (facets.colors.length > 0) {
    const options = choices(facets.colors, query.colors)
    groups.push({
      kind: 'choices',
      id: 'color',
      title: t.color,
      name: 'color',
      limit: 6,
      options: options.map(({ hex, ...option }) => ({ ...option, swatch: hex ?? null })),
    })
  }
  groups.push({
    kind: 'price',
    id: 'price',
    title: t.price,
    minName: 'minPrice',
    maxName: 'maxPrice',
    ...(query.minPrice === undefined ? null : { min: String(query.minPrice) }),
    ...(query.maxPrice === undefined ? null : { max: String(query.maxPrice) }),
  })
  if (!fixed.includes('shop') && (facets.shops.length > 0 || query.shops)) {
    groups.push({
      kind: 'choices',
      id: 'shop',
      title: t.shop,
      name: 'shop',
      limit: 6,
      options: choices(facets.shops, query.shops),
    })
  }
  groups.push(...optionGroups(facets.options, query.options ?? []))
  groups.push({
    kind: 'rating',
    id: 'rating',
    title: t.rating,
    name: 'minRating',
    ...(query.minRating === undefined ? null : { value: query.minRating }),
    options: [...facets.ratings],
  })
  groups.push({
    kind: 'flags',
    id: 'availability',
    title: t.availability,
    options: [
      {
        name: 'inStock',
        value: '1',
        label: t.inStock,
        count: facets.inStock,
        checked: query.inStock === true,
      },
      { name: 'onSale', value: '1', label: t.onSale, count: facets.onSale, checked: query.onSale === true },
    ],
  })
  return groups
}

/** Number of option groups that are unfolded by default. */
const OPEN_OPTIONS = 2

/** Builds one group per option. A chosen value stays even if the facets no longer contain it. */
function optionGroups(facets: Facets['options'], chosen: readonly string[]): FilterGroupData[] {
  const valuesOf = new Map(facets.map(({ name, values }) => [name, [...values] as Choice[]]))
  for (const value of chosen) {
    const [name = '', label = ''] = splitOption(value)
    const values = valuesOf.get(name) ?? []
    if (!values.some(one => one.value === value)) valuesOf.set(name, [{ value, label }, ...values])
  }
  return [...valuesOf].map(([name, values], place) => ({
    kind: 'choices',
    id: `option-${name}`,
    title: name,
    name: 'option',
    limit: 6,
    folded: place >= OPEN_OPTIONS && !values.some(({ value }) => chosen.includes(value)),
    options: values.map(option => ({ ...option, checked: chosen.includes(option.value) })),
  }))
}

type Choice = Pick<Facet, 'value' | 'label'> & { readonly count?: number }

function splitOption(option: string): [name: string, value: string] {
  const at = option.indexOf(':')
  return [option.slice(0, at), option.slice(at + 1)]
}

interface NamedChoice extends Choice {
  readonly checked: boolean
  readonly hex?: string | null
}

/** Converts facets to choices. Chosen values that they leave out, such as a deeper category, come first. */
function choices(
  facets: readonly (Facet & { readonly hex?: string | null })[],
  chosen: readonly string[] = [],
  names: Readonly<Record<string, string>> = {},
): NamedChoice[] {
  const others = chosen.filter(value => facets.every(facet => facet.value !== value))
  return [
    ...others.map(value => ({ value, label: names[value] ?? wordsOf(value), checked: true })),
    ...facets.map(facet => ({ ...facet, checked: chosen.includes(facet.value) })),
  ]
}

function wordsOf(slugs: string): string {
  const words = (slugs.split('/').at(-1) ?? slugs).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
