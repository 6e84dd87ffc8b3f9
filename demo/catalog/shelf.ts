import plan from '../pictures.json' with { type: 'json' }
import { between, chance, pick } from './chance.ts'
import { slugOf } from './slug.ts'
import { meanOf, starsOf } from './stars.ts'
import type { SeedDetail, SeedOption, SeedProduct, SeedVariant } from './types.ts'

/** An option whose values carry a sum in minor units: a price of their own, or what they add to it. */
type PricedOption = [name: string, ...values: [name: string, sum: number][]]

/** A product as it is written down; what is left out is drawn from its slug. */
interface Piece {
  name: string
  /** Slug of a product that had another name before. */
  slug?: string
  /** The piece's own photograph in the plan of pictures, the form's unless told. What waits for it is not on sale. */
  picture?: string
  /** The form's photograph shows just such a thing: on sale with that one until its own is taken. */
  alike?: true
  /** Where the form's own category does not fit. */
  category?: string
  /** The first paragraph. */
  lead: string
  points?: string[]
  /** The last paragraph where the form's does not fit. */
  note?: string
  /** Lines that differ from the form's, by label; an empty value leaves the form's line out. */
  details?: Record<string, string>
  /** Colors of the plan for this product, main one first; all by default. */
  colours?: string[]
  /** Minor units; the price unless `sizes` has one for each value. */
  price?: number
  sizes?: PricedOption
  /** The value of `sizes` that its page opens with; the first one unless told. */
  first?: string
  /** A further option; its sums are added to the price. */
  extra?: PricedOption
  /** Percent off; 0 keeps a piece out of the draw for a sale. */
  sale?: number
  /** Stock of every variant. */
  stock?: number
  /** Values, or values joined by ` + `, whose variants are sold out. */
  soldOut?: string[]
  reviews?: number
  /** The mean that the reviews lean towards. */
  aim?: number
  sold?: number
  /** Days since it was first listed. */
  age?: number
  /** False for a piece that nobody has photographed. */
  pictured?: boolean
}

/** What all pieces of one form share. */
export interface Form {
  /** The form's name in the plan of pictures. */
  picture: string
  category: string
  /** Name of the option of colors. */
  colour?: string
  /** Names of colors that the plan shortens. */
  called?: Record<string, string>
  /** The last paragraph: how it is made. */
  note: string
  details: SeedDetail[]
  pieces: Piece[]
}

/** What a shop sells. */
export interface Shelf {
  products: SeedProduct[]
  /** Names, in the plan, of the photographs that pieces of it still wait for. */
  awaited: string[]
}

type Photograph = (typeof plan.products)[number]

const planned = new Map(plan.products.map(entry => [entry.name, entry]))

function htmlOf(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

function describe(form: Form, piece: Piece): string {
  const points = (piece.points ?? []).map(point => `<li>${htmlOf(point)}</li>`).join('')
  return `<p>${htmlOf(piece.lead)}</p>${points && `<ul>${points}</ul>`}<p>${htmlOf(piece.note ?? form.note)}</p>`
}

function detailsOf(form: Form, piece: Piece): SeedDetail[] {
  const own = new Map(Object.entries(piece.details ?? {}))
  const shared = form.details.map(([label, value]): SeedDetail => [label, own.get(label) ?? value])
  const further = [...own].filter(([label]) => !form.details.some(([known]) => known === label))
  return [...shared, ...further].filter(([, value]) => value !== '')
}

/** The photograph that the piece still waits for. */
const awaitedBy = ({ picture }: Piece): string[] =>
  picture === undefined || planned.has(picture) ? [] : [picture]

/** A product shows what is sold, and leads with a picture of its own: decision 78. */
const isOnSale = (piece: Piece): boolean => piece.alike === true || awaitedBy(piece).length === 0

/** The entry of the plan that shows the piece. */
function photographOf(form: Form, piece: Piece) {
  const own = piece.picture === undefined ? undefined : planned.get(piece.picture)
  return own ?? planned.get(form.picture)!
}

function picturesOf({ name, files, colours: shown }: Photograph, colours: string[]): string[] {
  const stems = shown.length > 0 ? colours.map(colour => `${name}-${colour}`) : [name]
  const face = stems[0]!
  const second = files.includes(`${face}-2.webp`) ? [`${face}-2.webp`] : []
  return [`${face}.webp`, ...second, ...stems.slice(1).map(stem => `${stem}.webp`)]
}

function nameOfColour(form: Form, colour: string): string {
  const plain = colour.replace(/-/g, ' ')
  return form.called?.[colour] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}

function optionsOf(form: Form, piece: Piece, colours: string[]): SeedOption[] {
  const options: SeedOption[] = []
  if (colours.length > 1) {
    const values = colours.map(colour => ({
      name: nameOfColour(form, colour),
      picture: `${photographOf(form, piece).name}-${colour}.webp`,
    }))
    options.push({ name: form.colour ?? 'Color', values })
  }
  for (const priced of [piece.sizes, piece.extra]) {
    if (!priced) continue
    const [name, ...values] = priced
    options.push({ name, values: values.map(([value]) => ({ name: value })) })
  }
  return options
}

function combinationsOf(options: SeedOption[]): string[][] {
  return options.reduce<string[][]>(
    (combined, option) => combined.flatMap(values => option.values.map(value => [...values, value.name])),
    [[]],
  )
}

function saleOf(slug: string, piece: Piece): number {
  if (piece.sale !== undefined) return piece.sale
  return chance(`${slug}/sale`) < 0.11 ? pick(`${slug}/percent`, [10, 15, 15, 20, 20, 25, 30]) : 0
}

function reduced(price: number, percent: number): number {
  const step = price >= 10_000 ? 100 : 10
  return Math.round((price * (100 - percent)) / 100 / step) * step
}

function stockOf(key: string, piece: Piece, price: number, several: boolean): number {
  if (piece.stock !== undefined) return piece.stock
  const draw = chance(`${key}/stock`)
  if (several && draw < 0.05) return 0
  if (draw < 0.12) return between(`${key}/last`, 1, 3)
  return between(`${key}/shelf`, 4, price > 20_000 ? 14 : 60)
}

function sumOf(priced: PricedOption | undefined, values: string[]): number | undefined {
  const [, ...sums] = priced ?? ['']
  return sums.find(([name]) => values.includes(name))?.[1]
}

function variantsOf(slug: string, piece: Piece, options: SeedOption[]): SeedVariant[] {
  const percent = saleOf(slug, piece)
  const combinations = combinationsOf(options)
  const gone = (piece.soldOut ?? []).map(entry => entry.split(' + '))
  return named(piece, combinations).map(values => {
    const price = (sumOf(piece.sizes, values) ?? piece.price ?? 0) + (sumOf(piece.extra, values) ?? 0)
    const key = [slug, ...values].join('/')
    const stock = gone.some(parts => parts.every(part => values.includes(part)))
      ? 0
      : stockOf(key, piece, price, combinations.length > 1)
    return percent > 0
      ? { values, price, salePrice: reduced(price, percent), stock }
      : { values, price, stock }
  })
}

/** Sorts the variant of `first` and of the name to the front: a page opens with the first one for sale. */
function named({ name, first = '' }: Piece, combinations: string[][]): string[][] {
  const told = [...name.split(', '), first]
  const rank = (values: string[]) => values.filter(value => told.includes(value)).length
  return combinations.toSorted((one, other) => rank(other) - rank(one))
}

function popularityOf(slug: string, piece: Piece) {
  const createdDaysAgo = piece.age ?? between(`${slug}/age`, 25, 900)
  const sold90 = piece.sold ?? Math.round(2 + 150 * chance(`${slug}/sold`) ** 3)
  const share = 0.05 + 0.1 * chance(`${slug}/share`)
  const drawn = Math.min(60, Math.round(0.4 + sold90 * share * Math.min(2, createdDaysAgo / 250)))
  const aim = piece.aim ?? 4.15 + 0.7 * chance(`${slug}/aim`)
  const stars = starsOf(slug, piece.reviews ?? drawn, aim)
  return { stars, rating: meanOf(stars), reviewCount: stars.length, sold90, createdDaysAgo }
}

function productOf(shop: string, form: Form, piece: Piece): SeedProduct {
  const slug = piece.slug ?? slugOf(piece.name)
  const colours = piece.colours ?? planned.get(form.picture)?.colours ?? []
  const options = optionsOf(form, piece, colours)
  return {
    slug,
    name: piece.name,
    shop,
    category: piece.category ?? form.category,
    description: describe(form, piece),
    details: detailsOf(form, piece),
    options,
    variants: variantsOf(slug, piece, options),
    pictures: piece.pictured === false ? [] : picturesOf(photographOf(form, piece), colours),
    ...popularityOf(slug, piece),
  }
}

/** Returns all products of one shop, from its forms. */
export function shelf(shop: string, forms: Form[]): Shelf {
  return {
    products: forms.flatMap(form => form.pieces.filter(isOnSale).map(piece => productOf(shop, form, piece))),
    awaited: forms.flatMap(({ pieces }) => pieces.flatMap(awaitedBy)),
  }
}
