import type { ProductList } from '@stoa/api-client/schema'
import { describe, expect, test } from 'vitest'
import { hrefWith } from './href-with.ts'
import { inOrder, readListingQuery, readPageNumber } from './listing-query.ts'
import { listingView } from './listing-view.ts'

const list: ProductList = {
  items: [],
  total: 60,
  correctedQuery: null,
  isPartial: false,
  page: { next: 'n2', previous: null },
  facets: {
    categories: [{ value: 'kitchen/mugs', label: 'Mugs', count: 12 }],
    shops: [{ value: 'kiln', label: 'Kiln & Cove', count: 3 }],
    colors: [
      { value: 'teal', label: 'Teal', count: 6, hex: '#1d6a70' },
      { value: 'zaffre', label: 'Zaffre', count: 1, hex: null },
    ],
    price: null,
    ratings: [
      { stars: 4, count: 40 },
      { stars: 3, count: 55 },
    ],
    options: [
      {
        name: 'Glaze',
        values: [
          { value: 'Glaze:Rust', label: 'Rust', count: 6 },
          { value: 'Glaze:Ink', label: 'Ink', count: 2 },
        ],
      },
    ],
    onSale: 4,
    inStock: 50,
  },
}

function view(search: string, page: Partial<ProductList> = {}, categoryNames?: Record<string, string>) {
  const params = new URLSearchParams(search)
  return listingView(
    { ...list, ...page },
    {
      path: '/all-product',
      params,
      query: readListingQuery(params),
      page: readPageNumber(params),
      defaultSort: 'newest',
      categoryNames,
    },
  )
}

describe('hrefWith', () => {
  test.each([
    ['', {}, '/l'],
    ['q=a&cursor=x&page=2', {}, '/l?q=a'],
    ['q=a&minPrice=', { sort: 'rating' }, '/l?q=a&sort=rating'],
    ['q=a&sort=rating', { sort: null }, '/l?q=a'],
    ['q=a%26b', { q: 'ü ü' }, '/l?q=%C3%BC+%C3%BC'],
  ])('%s', (search, change, expected) => {
    expect(hrefWith('/l', new URLSearchParams(search), change)).toBe(expected)
  })
})

describe('listingView', () => {
  test('keeps filters and order in the links of pages', () => {
    const shown = view('shop=kiln&sort=rating')
    expect(shown.nextHref).toBe('/all-product?shop=kiln&sort=rating&cursor=n2&page=2')
    expect(shown.previousHref).toBeUndefined()
  })

  test('links the second page back to the plain first one', () => {
    const shown = view('cursor=n2&page=2', { page: { next: 'n3', previous: 'p1' } })
    expect(shown.previousHref).toBe('/all-product')
    expect(shown.nextHref).toBe('/all-product?cursor=n3&page=3')
  })

  test('puts parameters without a field into hidden fields, except the cursor', () => {
    const shown = view('q=mug&sort=rating&shop=kiln&cursor=n2&page=2')
    expect(shown.hidden).toEqual([
      { name: 'q', value: 'mug' },
      { name: 'sort', value: 'rating' },
    ])
  })

  test('offers best match only for a search', () => {
    expect(view('').sort.options.map(option => option.value)).not.toContain('relevance')
    expect(view('q=mug').sort.options.map(option => option.value)).toContain('relevance')
  })

  test('makes a group per option and keeps a chosen value that the facets leave out', () => {
    const groups = view('option=Glaze:Rust&option=Size:320+ml').groups.filter(({ id }) =>
      id.startsWith('option-'),
    )
    expect(groups).toMatchObject([
      {
        title: 'Glaze',
        name: 'option',
        options: [
          { value: 'Glaze:Rust', count: 6, checked: true },
          { value: 'Glaze:Ink', checked: false },
        ],
      },
      { title: 'Size', name: 'option', options: [{ value: 'Size:320 ml', label: '320 ml', checked: true }] },
    ])
  })

  test('marks all chosen shops, categories and colors, with swatches', () => {
    const { groups } = view('shop=kiln&shop=lumen&category=kitchen/mugs&color=zaffre')
    const of = (id: string) => groups.find(group => group.id === id)
    expect(of('shop')).toMatchObject({
      options: [
        { value: 'lumen', label: 'Lumen', checked: true },
        { value: 'kiln', checked: true },
      ],
    })
    expect(of('category')).toMatchObject({ options: [{ value: 'kitchen/mugs', checked: true }] })
    expect(of('color')).toMatchObject({
      options: [
        { label: 'Teal', swatch: '#1d6a70', checked: false },
        { label: 'Zaffre', swatch: null, checked: true },
      ],
    })
  })

  test('builds one URL for any order in which filters were chosen', () => {
    const chosen = 'q=mug&inStock=1&shop=lumen&color=teal&shop=kiln&sort=rating&color=blue'
    expect(inOrder(new URLSearchParams(chosen)).toString()).toBe(
      'q=mug&sort=rating&color=blue&color=teal&shop=kiln&shop=lumen&inStock=1',
    )
  })

  test('offers ratings with their counts', () => {
    expect(view('').groups.find(({ kind }) => kind === 'rating')).toMatchObject({
      options: list.facets.ratings,
    })
  })

  test('sorts a search by best match unless another order is chosen', () => {
    expect(view('q=mug').sort.value).toBe('relevance')
    expect(view('').sort.value).toBe('newest')
    expect(view('q=mug&sort=rating').sort.value).toBe('rating')
  })

  test('shows a chosen category before its subcategories', () => {
    const categories = view('category=lamps/desk-lamps').groups.find(group => group.id === 'category')
    expect(categories).toMatchObject({
      options: [
        { value: 'lamps/desk-lamps', label: 'Desk lamps', checked: true },
        { value: 'kitchen/mugs', checked: false },
      ],
    })
  })

  test('names a chosen category, by its path if the name is unknown', () => {
    const first = (name?: string) => {
      const groups = view('category=decor', {}, name ? { decor: name } : {}).groups
      return groups.find(group => group.id === 'category')
    }
    expect(first('Vases & Objects')).toMatchObject({ options: [{ label: 'Vases & Objects' }, {}] })
    expect(first()).toMatchObject({ options: [{ label: 'Decor' }, {}] })
  })
})
