import { makers } from './makers.ts'
import type { SeedShop } from './types.ts'

function shop(
  slug: string,
  name: string,
  rest: Omit<SeedShop, 'slug' | 'name' | 'makers' | 'logo' | 'banner'>,
): SeedShop {
  const pictures = { logo: `logo-${slug}.svg`, banner: `banner-${slug}.webp` }
  return { slug, name, ...rest, makers: makers[slug] ?? [], ...pictures }
}

export const shops: SeedShop[] = [
  shop('kiln-and-cove', 'Kiln & Cove', {
    tagline: 'Two potters, one kiln, and a view of the harbour.',
    story:
      'Ines and Tom throw every mug, bowl and teapot by hand, forty at a time. They mix their glazes from the sand below the studio, so each batch is a shade of its own. What leaves the kiln on Monday ships on Tuesday.',
    street: '3 Quay Hill',
    postalCode: 'TR11 3HG',
    city: 'Falmouth',
    country: 'GB',
    founded: 2014,
    freeShippingFrom: 120,
    tone: 'sage',
  }),
  shop('lumen-row', 'Lumen Row', {
    tagline: 'Lamps that look as good switched off.',
    story:
      'Lumen Row began in a row of garages behind the tram depot. Four people spin the metal, turn the bases and sew the shades, and every lamp burns for a night on the test bench before it is packed.',
    street: 'Tramstraat 18',
    postalCode: '5611 CP',
    city: 'Eindhoven',
    country: 'NL',
    founded: 2016,
    freeShippingFrom: 250,
    tone: 'navy',
  }),
  shop('clearwater-glass', 'Clearwater Glass', {
    tagline: 'Blown glass for water, wine and one good branch.',
    story:
      'The furnace at Clearwater has not gone cold since 2009. Marta gathers, Jonas blows, and their daughter checks every rim with her thumb. Offcuts go back into the melt, which is why the sea green is never twice the same.',
    street: 'Hyttvägen 4',
    postalCode: '360 52',
    city: 'Kosta',
    country: 'SE',
    founded: 2009,
    tone: 'sea',
  }),
  shop('ember-house', 'Ember House', {
    tagline: 'Candles in small batches, poured on Thursdays.',
    story:
      'We melt beeswax and rapeseed wax in four copper pans and scent them with oils that have a name and a field behind them. A batch is two hundred candles. When it is gone, the next one is a week away.',
    street: 'Kaarsgietersstraat 9',
    postalCode: '9000',
    city: 'Ghent',
    country: 'BE',
    founded: 2017,
    tone: 'ochre',
  }),
  shop('paper-mill-lane', 'Paper Mill Lane', {
    tagline: 'Notebooks that open flat, and things to write with.',
    story:
      'Our paper comes from the last mill on the lane, two doors down. We fold, sew and trim by hand, and print a short shelf of stories every year for the pleasure of setting type.',
    street: '11 Castle Lane',
    postalCode: 'HR3 5DF',
    city: 'Hay-on-Wye',
    country: 'GB',
    founded: 2011,
    tone: 'straw',
  }),
  shop('fold-and-timber', 'Fold & Timber', {
    tagline: 'Furniture in oak and ash, built to be repaired.',
    story:
      'Five joiners and a dog. We buy whole trees from woods we have walked in, let the boards rest for two years, and join them without a screw that shows. If a leg ever breaks, send it back and we turn a new one.',
    street: 'Høvlevej 22',
    postalCode: '8000',
    city: 'Aarhus',
    country: 'DK',
    founded: 2008,
    tone: 'moss',
  }),
  shop('common-thread', 'Common Thread', {
    tagline: 'Linen, wool and colour, woven where the flax grows.',
    story:
      'Common Thread is a cooperative of eleven weavers and dyers. The looms are older than we are; the colours come from madder, weld and woad, and from one careful chemist.',
    street: 'Rua do Tear 31',
    postalCode: '4800-415',
    city: 'Guimarães',
    country: 'PT',
    founded: 2012,
    freeShippingFrom: 150,
    tone: 'peach',
  }),
  shop('wayfare', 'Wayfare', {
    tagline: 'Bags for the market, the office and the night train.',
    story:
      'Waxed canvas, bridle leather, solid brass. Every bag is cut and sewn by one person, whose initials are under the pocket. We mend what we made, at cost, for as long as we are here.',
    street: '7 Tannery Lane',
    postalCode: 'T12 W8KP',
    city: 'Cork',
    country: 'IE',
    founded: 2013,
    tone: 'straw',
  }),
  shop('meridian', 'Meridian', {
    tagline: 'Plain watches and quiet jewellery.',
    story:
      'A watchmaker and a goldsmith share one bench by the north window. We work in recycled silver and gold, and in steel that can be polished again when life has happened to it.',
    street: '15 rue du Cadran',
    postalCode: '25000',
    city: 'Besançon',
    country: 'FR',
    founded: 2010,
    tone: 'petrol',
  }),
  shop('northbound-audio', 'Northbound Audio', {
    tagline: 'Audio you can repair yourself.',
    story:
      'We were tired of headphones that die with their battery. Ours open with four screws, and every part can be bought for ten years. Tuned by ear in a room full of books.',
    street: '40 Cooper Street',
    postalCode: 'G4 0JY',
    city: 'Glasgow',
    country: 'GB',
    founded: 2018,
    tone: 'peach',
  }),
  shop('pebble-and-pine', 'Pebble & Pine', {
    tagline: 'Wooden toys that outlive the children they were bought for.',
    story:
      'Made from lime and beech by a family of toymakers in their third generation, coloured with water stains. Each toy is oiled after you order it, which takes a working day, and tested on Ada, who is four and merciless.',
    street: 'Spielzeugweg 6',
    postalCode: '09548',
    city: 'Seiffen',
    country: 'DE',
    founded: 2006,
    handlingDays: 1,
    tone: 'sky',
  }),
  shop('oak-and-iron', 'Brody’s Oak & Iron', {
    tagline: 'Pans, pots and boards for people who cook every day.',
    story:
      'Brody casts the iron, his sister Maeve turns the wood. The shop smells of both. Nothing here is meant to hang on a wall, and everything gets better with the third pot of soup.',
    street: '28 Anvil Street',
    postalCode: 'S3 8GG',
    city: 'Sheffield',
    country: 'GB',
    founded: 2004,
    freeShippingFrom: 200,
    tone: 'moss',
  }),
  shop('green-porch', 'Green Porch', {
    tagline: 'Plants that forgive, and what they need.',
    story:
      'We raise our plants in two glasshouses without peat and send them only when they are ready for a sill. A card in the box says where to put it and how seldom to water.',
    street: 'Kwekerslaan 12',
    postalCode: '2771 GT',
    city: 'Boskoop',
    country: 'NL',
    founded: 2015,
    tone: 'sand',
  }),
  shop('still-water', 'Still Water', {
    tagline: 'Soap, salt and oil for slow mornings.',
    story:
      'Cold-stirred soap, salt from the lagoon and oils pressed by neighbours. Our lists of ingredients are short enough to read aloud. Bottles come back to us and go out again.',
    street: 'Rua da Salina 5',
    postalCode: '3800-200',
    city: 'Aveiro',
    country: 'PT',
    founded: 2016,
    tone: 'mint',
  }),
]
