import type { components } from '@stoa/api-client/schema'
import type { Deps } from '../../../platform/deps.ts'
import { DAY } from '../../../platform/durations.ts'
import {
  type CardForm,
  cardsOf,
  makersOf,
  nullablePicture,
  pictureOf,
  shopCardOf,
  tilesOf,
} from '../../read-model/index.ts'
import { findHome, type HomeRow } from './home.repository.ts'
import type { SceneRow } from './scene.sql.ts'

type Home = components['schemas']['Home']

export async function readHome({
  db,
  market,
  money,
  clock,
}: Pick<Deps, 'db' | 'market' | 'money' | 'clock'>): Promise<Home> {
  const now = clock.now()
  const form = { money, market }
  const { hero, promises, sections } = market.settings.home
  const { title, text, pictures, buttons, proofs } = hero
  const home = await findHome(db, Math.floor(now.getTime() / DAY), pictures)
  return {
    texts: { title, text, buttons, proofs, promises, sections },
    hero: nullablePicture(home.hero),
    heroEvening: nullablePicture(home.heroEvening),
    windows: cardsOf(home.windows, form, now),
    scene: sceneOf(home.scene, form, now),
    shopCount: home.shopCount,
    categories: tilesOf(home.categories),
    bestSellers: cardsOf(home.bestSellers, form, now),
    newest: cardsOf(home.newest, form, now),
    featuredShop: featuredOf(home.featured),
    shops: home.shops.map(shopCardOf),
  }
}

/** Leaves out products that aren't listed, and the scene with them if there is none left. */
function sceneOf(row: SceneRow | null, form: CardForm, now: Date): Home['scene'] {
  const cards = new Map(cardsOf(row?.cards ?? [], form, now).map(card => [card.id, card]))
  const pieces = (row?.pieces ?? []).flatMap(({ productId, x, y }) => {
    const product = cards.get(productId)
    return product ? [{ product, x, y }] : []
  })
  if (!row?.picture || pieces.length === 0) return null
  return { picture: pictureOf(row.picture), pieces }
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
