/** Cart for all contestants. Prices are cents. */
export interface Item {
  readonly id: string
  readonly name: string
  readonly options: string
  readonly quantity: number
  readonly price: number
  readonly priceSale: number
  readonly selected: boolean
}

export interface Shop {
  readonly id: string
  readonly name: string
  readonly items: readonly Item[]
}

export const SHOPS = 10
export const LINES = 500

export const makeCart = (): readonly Shop[] =>
  Array.from({ length: SHOPS }, (_, shop) => ({
    id: `shop-${shop}`,
    name: `Shop ${shop}`,
    items: Array.from({ length: LINES / SHOPS }, (_, line) => ({
      id: `line-${shop}-${line}`,
      name: `Mug ${shop}.${line}`,
      options: 'Lagoon, 320 ml',
      quantity: 2,
      price: 2800 + line,
      priceSale: 2240 + line,
      selected: false,
    })),
  }))

const mapItems = (cart: readonly Shop[], change: (item: Item) => Item): readonly Shop[] =>
  cart.map(shop => {
    const items = shop.items.map(change)
    return items.every((item, index) => item === shop.items[index]) ? shop : { ...shop, items }
  })

export const toggled = (cart: readonly Shop[], id: string) =>
  mapItems(cart, item => (item.id === id ? { ...item, selected: !item.selected } : item))

export const selectedAll = (cart: readonly Shop[], selected: boolean) =>
  mapItems(cart, item => (item.selected === selected ? item : { ...item, selected }))

const figure = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
export const money = (cents: number) => figure.format(cents / 100)

export const pictureOf = (id: string, format: string) =>
  [160, 320].map(width => `/picture/${id}/${width}.${format} ${width}w`).join(', ')
