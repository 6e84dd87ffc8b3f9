import { describe, expect, test } from 'vitest'
import { type FilterGroupData, filterParameters, selectedFilters, withoutParameters } from './filter-data.ts'

const groups: FilterGroupData[] = [
  {
    kind: 'choices',
    id: 'shop',
    title: 'Shop',
    name: 'shop',
    options: [
      { value: 'kiln', label: 'Kiln & Cove', checked: true },
      { value: 'fold', label: 'Fold & Timber' },
    ],
  },
  { kind: 'price', id: 'price', title: 'Price', minName: 'min', maxName: 'max', min: '10', max: '' },
  { kind: 'rating', id: 'rating', title: 'Rating', name: 'rating', value: 4, options: [{ stars: 4 }] },
  {
    kind: 'flags',
    id: 'availability',
    title: 'Availability',
    options: [
      { name: 'inStock', value: '1', label: 'In stock' },
      { name: 'onSale', value: '1', label: 'On sale', checked: true },
    ],
  },
]

const words = {
  price: (min?: string, max?: string) => `${min ?? '…'} to ${max ?? '…'}`,
  rating: (stars: number) => `${stars} stars and up`,
}

describe('chosenFilters', () => {
  test('names what is chosen, in the order of the groups', () => {
    expect(selectedFilters(groups, words)).toEqual([
      { id: 'shop=kiln', label: 'Kiln & Cove', remove: [{ name: 'shop', value: 'kiln' }] },
      { id: 'price', label: '10 to …', remove: [{ name: 'min' }, { name: 'max' }] },
      { id: 'rating', label: '4 stars and up', remove: [{ name: 'rating' }] },
      { id: 'onSale=1', label: 'On sale', remove: [{ name: 'onSale', value: '1' }] },
    ])
  })
  test('is empty when nothing is', () => {
    const none = groups.slice(0, 1).map(group => ({ ...group, options: [] }) as FilterGroupData)
    expect(selectedFilters(none, words)).toEqual([])
  })
})

describe('withoutParameters', () => {
  test.each([
    ['?shop=kiln&shop=fold&sort=new', [{ name: 'shop', value: 'kiln' }], '?shop=fold&sort=new'],
    ['?min=10&max=120', [{ name: 'min' }, { name: 'max' }], ''],
    ['?rating=4&cursor=abc&page=3', [{ name: 'rating' }], ''],
    ['?q=a+b%26c&onSale=1', [{ name: 'onSale', value: '1' }], '?q=a+b%26c'],
    ['', [{ name: 'shop' }], ''],
  ])('%s without %j', (search, remove, expected) => {
    expect(withoutParameters(search, remove)).toBe(expected)
  })
})

describe('filterParameters', () => {
  test('leaves out what is empty and keeps what is repeated', () => {
    const form = new FormData()
    for (const [name, value] of [
      ['shop', 'kiln'],
      ['shop', 'fold'],
      ['min', ' 10 '],
      ['max', ''],
    ] as const) {
      form.append(name, value)
    }
    expect(filterParameters(form).toString()).toBe('shop=kiln&shop=fold&min=10')
  })
})
