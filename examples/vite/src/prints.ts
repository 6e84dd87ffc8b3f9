import type { ProductCardData } from '@stoa/ui'

const shop = { id: 'print-room', name: 'Print room', slug: 'print-room' }

const printOf = (id: string, name: string, price: number) => ({
  id,
  name,
  price,
  href: `#${id}`,
  shop,
  picture: { src: `/${id}.svg`, width: 480, height: 480, alt: name },
})

/** Prices are Rappen. */
export const prints = [
  printOf('heron', 'Heron at dawn', 12050),
  printOf('harbour', 'Harbour in fog', 9900),
] satisfies readonly ProductCardData[]
