import type { components } from '@stoa/api-client/schema'
import type { Deps } from '../../../platform/deps.ts'
import { DAY } from '../../../platform/durations.ts'
import { cardsOf, makersOf, nullablePicture, pictureOf, shopCardOf, tilesOf } from '../../read-model/index.ts'
import { findHome, type HomeRow } from './home.repository.ts'

type Home = components['schemas']['Home']

export async function readHome({ db, money, clock }: Pick<Deps, 'db' | 'money' | 'clock'>): Promise<Home> {
  const now = clock.now()
  const home = await findHome(db, Math.floor(now.getTime() / DAY))
  return {
    hero: nullablePicture(home.hero),
    heroEvening: nullablePicture(home.heroEvening),
    windows: cardsOf(home.windows, money, now),
    shopCount: home.shopCount,
    categories: tilesOf(home.categories),
    bestSellers: cardsOf(home.bestSellers, money, now),
    newest: cardsOf(home.newest, money, now),
    featuredShop: featuredOf(home.featured),
    shops: home.shops.map(shopCardOf),
  }
}

function featuredOf(row: HomeRow['featured']): Home['featuredShop'] {
  const card = row?.card[0]
  if (!row || !card) return null
  const { story, banner, makers, pictures } = row
  return {
    shop: shopCardOf(card),
    story,
    banner: nullablePicture(banner, card.name),
    makers: makersOf(makers.slice(0, 2)),
    pictures: pictures.map(picture => pictureOf(picture, card.name)),
  }
}
