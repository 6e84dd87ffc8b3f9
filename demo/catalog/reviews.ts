import { between, chance, pick, shuffle } from './chance.ts'
import { afterwards, firstNames, initials, things, titles } from './review-words/general.ts'
import { lamps, scented, seats, tables, tapers, textiles, vases } from './review-words/home.ts'
import { books, cans, headphones, paper, plants, pots, speakers, toys } from './review-words/hours.ts'
import { cookware, drinking, mills, mugs, plates, pouring, woodwork } from './review-words/table.ts'
import { bags, bathing, jewellery, oils, wallets, washing, watches } from './review-words/wearing.ts'
import type { ReviewWords } from './review-words/words.ts'
import type { SeedProduct, SeedReview } from './types.ts'

/** Which sentences suit which branch of the tree; the longest path that fits wins. */
const wordsOf: Record<string, ReviewWords> = {
  'kitchen/mugs-and-cups': mugs,
  'kitchen/bowls-and-plates': plates,
  'kitchen/teapots-and-jugs': pouring,
  'kitchen/glasses': drinking,
  'kitchen/pots-and-pans': cookware,
  'kitchen/boards-and-tools': woodwork,
  'kitchen/salt-and-pepper': mills,
  lighting: lamps,
  'furniture/chairs': seats,
  'furniture/stools': seats,
  'furniture/benches': seats,
  'furniture/tables': tables,
  'furniture/shelves': tables,
  'furniture/poufs': textiles,
  textiles,
  'paper/notebooks': paper,
  'paper/journals': paper,
  'paper/books': books,
  'plants/succulents': plants,
  'plants/leafy': plants,
  'plants/small': plants,
  'plants/pots': pots,
  'plants/watering-cans': cans,
  'audio/headphones': headphones,
  'audio/earbuds': headphones,
  'audio/speakers': speakers,
  'audio/radios': speakers,
  'audio/pairs': speakers,
  'candles-and-bath/candles/jar-candles': scented,
  'candles-and-bath/candles/travel-candles': scented,
  'candles-and-bath/candles': tapers,
  'candles-and-bath/hands': washing,
  'candles-and-bath/bath/bath-salts': bathing,
  'candles-and-bath/face': oils,
  'decor/vases': vases,
  bags,
  'bags/wallets': wallets,
  'jewellery/watches': watches,
  jewellery,
  toys,
}

function wordsFor(product: SeedProduct): ReviewWords {
  const path = product.category.split('/')
  for (let depth = path.length; depth > 0; depth--) {
    const words = wordsOf[path.slice(0, depth).join('/')]
    if (words) return words
  }
  return things
}

type Mood = keyof ReviewWords

function moodOf(stars: number): Mood {
  if (stars === 5) return 'five'
  if (stars === 4) return 'four'
  return stars === 3 ? 'three' : 'low'
}

/**
 * A sentence about the thing, one about everything else, or both: short reviews are the common ones.
 * Once the sentences about the thing have all been said, only both together are new.
 */
function textOf(key: string, about: string, further: string, again: boolean): string {
  const draw = again ? 0.8 : chance(`${key}/length`)
  if (draw < 0.5) return about
  return draw < 0.86 ? `${about} ${further}` : further
}

/** One review for each of the product's stars; without pictures, since a shop's own would read as forged. */
export function reviewsOf(product: SeedProduct): SeedReview[] {
  const authors = shuffle(`${product.slug}/authors`, firstNames)
  const words = wordsFor(product)
  const turns: Record<Mood, number> = { five: 0, four: 0, three: 0, low: 0 }
  return product.stars.map((rating, at): SeedReview => {
    const key = `${product.slug}/review/${at}`
    const mood = moodOf(rating)
    const turn = turns[mood]++
    // Walking through shuffled lists of different lengths keeps neighbors apart and pairs from repeating.
    const inTurn = (name: string, list: string[]) => {
      const shuffled = shuffle(`${product.slug}/${mood}/${name}`, list)
      return shuffled[turn % shuffled.length]!
    }
    const again = turn >= Math.min(words[mood].length, afterwards[mood].length)
    const text = textOf(key, inTurn('about', words[mood]), inTurn('further', afterwards[mood]), again)
    const title = chance(`${key}/title`) < 0.25 ? pick(`${key}/which`, titles[mood]) : undefined
    return {
      product: product.slug,
      rating,
      author: `${authors[at % authors.length]} ${pick(`${key}/initial`, initials)}.`,
      ...(title && { title }),
      text,
      daysAgo: Math.max(1, Math.round(product.createdDaysAgo * 0.95 * chance(`${key}/day`) ** 1.4)),
      verified: between(key, 1, 100) <= 87,
    }
  })
}
