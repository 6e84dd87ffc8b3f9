import type { Home } from '@stoa/api-client/schema'
import { shopHref, signOf } from '../../lib/view.ts'
import { heroTexts } from './home-texts.ts'

/** One row of cards. */
const ROW = 4
/** A large card, and four next to it. */
export const LEAD = 5

/** Reduces the API's response to what the home page shows, since the document contains all of it once more as data. */
export const shownHome = ({ bestSellers, newest, shops, ...home }: Home) => ({
  ...home,
  bestSellers: bestSellers.slice(0, ROW),
  newest: newest.slice(0, LEAD),
  shops: shops.map(({ id, name, slug, city, logo, tone }) => ({
    id,
    name,
    href: shopHref(slug),
    place: city ?? undefined,
    logo: signOf(logo),
    tone,
  })),
})

export type ShownHome = ReturnType<typeof shownHome>

export const heroOf = ({ texts, shopCount, newest }: ShownHome) =>
  heroTexts(texts, { shops: shopCount, hasProducts: newest.length > 0 })
