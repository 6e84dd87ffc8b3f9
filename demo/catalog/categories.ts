import { slugOf } from './slug.ts'
import type { SeedCategory } from './types.ts'

type Branch = string | [name: string, ...children: string[]]

/** A branch of plain names; a slug follows from the name unless it is written as `slug: Name`. */
function grow(branch: Branch): SeedCategory {
  const [title, ...children] = typeof branch === 'string' ? [branch] : branch
  const [, slug, name] = /^(?:([a-z-]+): )?(.+)$/.exec(title)!
  const grown = { slug: slug ?? slugOf(name!), name: name!, isShowSuggest: false }
  return children.length > 0 ? { ...grown, child: children.map(grow) } : grown
}

function root(
  slug: string,
  name: string,
  face: { icon: string; picture: string; nav?: boolean },
  branches: Branch[],
): SeedCategory {
  const { icon, picture, nav = false } = face
  return { slug, name, isShowSuggest: nav, icon, picture, child: branches.map(grow) }
}

/** The marketplace's own tree: twelve roots, seven of them in the top navigation, three levels. */
export const tree: SeedCategory[] = [
  root('kitchen', 'Kitchen & Table', { icon: 'utensils', picture: 'nesting-bowls.webp', nav: true }, [
    ['Mugs & cups', 'Mugs', 'small-cups: Espresso & small cups', 'sets: Sets of mugs'],
    ['Bowls & plates', 'Bowls', 'Plates'],
    ['Teapots & jugs', 'Teapots', 'jugs: Pitchers & jugs', 'Carafes', 'Kettles'],
    ['Glasses', 'Tumblers', 'Wine glasses'],
    ['Pots & pans', 'Casseroles', 'Frying pans'],
    ['Boards & tools', 'Boards', 'utensils: Spoons & utensils'],
    'Salt & pepper',
  ]),
  root('lighting', 'Lighting', { icon: 'lamp', picture: 'turned-lamp-moss.webp', nav: true }, [
    ['Table lamps', 'Metal', 'Ceramic', 'Glass'],
    'Desk lamps',
    'Bedside lamps',
    'lanterns: Paper lanterns',
    'Cordless lamps',
    'pairs: Pairs of lamps',
  ]),
  root('furniture', 'Furniture', { icon: 'sofa', picture: 'dining-chair-green.webp', nav: true }, [
    ['Chairs', 'Dining chairs', 'Desk chairs', 'sets: Sets of chairs'],
    ['Stools', 'Low stools', 'Counter stools'],
    ['Tables', 'Side tables', 'Bedside tables'],
    'Benches',
    'shelves: Shelves & storage',
    'Poufs',
    'children: For children',
  ]),
  root('textiles', 'Textiles', { icon: 'shirt', picture: 'linen-cushion-mustard.webp', nav: true }, [
    ['Cushions', 'Filled cushions', 'Cushion covers', 'Seat cushions'],
    'Bolsters',
    ['throws: Throws & blankets', 'Wool throws', 'Baby blankets'],
    'Kitchen linen',
    'Floor cushions',
    'sets: Sets & pairs',
  ]),
  root('paper', 'Paper & Books', { icon: 'book-open', picture: 'field-notebooks.webp', nav: true }, [
    ['Notebooks', 'Pocket notebooks', 'Large notebooks'],
    ['Journals', 'Blank & dotted', 'Diaries'],
    ['Books', 'Novels', 'Short stories', 'Travel writing'],
    'letters: Letters & envelopes',
    'Pencils',
    'desk: For the desk',
  ]),
  root('plants', 'Plants', { icon: 'sprout', picture: 'agave-pot.webp', nav: true }, [
    ['succulents: Succulents & cacti', 'Agaves', 'Cacti'],
    ['leafy: Leafy plants', 'Upright plants', 'Trailing plants'],
    ['pots: Pots & planters', 'sets: Sets of planters', 'Single pots'],
    'Watering cans',
    'small: Small plants',
    'gifts: Plants as gifts',
  ]),
  root('audio', 'Audio', { icon: 'headphones', picture: 'quiet-one-sand.webp', nav: true }, [
    ['Headphones', 'Wireless', 'Wired'],
    'Earbuds',
    ['Speakers', 'Shelf speakers', 'Portable speakers'],
    ['Radios', 'Kitchen radios', 'Travel radios'],
    'pairs: Stereo pairs',
    'children: For children',
  ]),
  root('candles-and-bath', 'Candles & Bath', { icon: 'flame', picture: 'fig-candle-amber.webp' }, [
    ['Candles', 'Jar candles', 'Tapers', 'pillars: Pillar candles', 'Travel candles'],
    ['hands: Hand & body', 'Hand wash', 'soap: Soap bars'],
    ['Bath', 'Bath salts', 'Brushes'],
    'face: Face & hair oils',
    'gifts: Gift boxes',
  ]),
  root('decor', 'Vases & Objects', { icon: 'flower-2', picture: 'amphora-vase-terracotta.webp' }, [
    ['Vases', 'Clay vases', 'Glass vases'],
    'Candle holders',
  ]),
  root('bags', 'Bags & Leather', { icon: 'backpack', picture: 'market-tote-oat.webp' }, [
    'Totes',
    ['Backpacks', 'Day packs', 'Work packs'],
    'Weekend bags',
    'wallets: Wallets & small leather',
  ]),
  root('jewellery', 'Watches & Jewellery', { icon: 'gem', picture: 'noon-watch-chestnut.webp' }, [
    ['Watches', 'Quartz watches', 'Automatic watches'],
    'Rings',
    'Earrings',
    'Bracelets',
  ]),
  root('toys', 'Toys & Play', { icon: 'baby', picture: 'stacking-arches.webp' }, [
    'stacking: Stacking & sorting',
    ['wheels: Trains & wheels', 'Trains', 'Animals on wheels'],
    'blocks: Building blocks',
    'babies: For babies',
  ]),
]

/** The branches that hold one of the paths: what waits for its photograph leaves its place empty, and fills it later. */
export function stocked(
  branches: readonly SeedCategory[],
  paths: readonly string[],
  above = '',
): SeedCategory[] {
  return branches.flatMap(({ child, ...branch }) => {
    const path = `${above}${branch.slug}`
    if (!paths.some(held => `${held}/`.startsWith(`${path}/`))) return []
    const held = stocked(child ?? [], paths, `${path}/`)
    return held.length > 0 ? { ...branch, child: held } : branch
  })
}
