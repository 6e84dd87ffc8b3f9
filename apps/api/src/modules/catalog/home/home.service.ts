import type { components } from '@stoa/api-client/schema'
import type { Deps } from '../../../platform/deps.ts'
import { cardsOf, nullablePicture, pictureOf, shopCardOf, tilesOf } from '../../read-model/index.ts'
import { findHome, type HomeRow } from './home.repository.ts'

type Home = components['schemas']['Home']

export async function readHome({ db, money, clock }: Pick<Deps, 'db' | 'money' | 'clock'>): Promise<Home> {
  const home = await findHome(db)
  const now = clock.now()
  return {
    hero: nullablePicture(home.hero),
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
  const { story, pictures } = row
  return { shop: shopCardOf(card), story, pictures: pictures.map(picture => pictureOf(picture, card.name)) }
}
