import { type Form, shelf } from '../shelf.ts'

const figCandle: Form = {
  picture: 'fig-candle',
  category: 'candles-and-bath/candles/jar-candles',
  colour: 'Jar',
  note: 'Rapeseed wax with a little beeswax and a cotton wick. When it is down to a finger, pour in hot water, lift out the rest, and keep the jar.',
  details: [
    ['Wax', 'Rapeseed and beeswax'],
    ['Burns', 'About 50 hours'],
    ['Size', '9 cm high, 240 g'],
    ['Jar', 'Glazed stoneware'],
    ['Made in', 'Ghent'],
  ],
  pieces: [
    {
      name: 'Fig & cedar candle',
      lead: 'Green fig, cedar shavings and the warm dust of a greenhouse.',
      colours: ['amber'],
      price: 3200,
      sale: 0,
      sold: 356,
      reviews: 60,
      aim: 4.9,
      age: 820,
    },
    {
      name: 'Sage & sea salt candle',
      lead: 'A cliff path in August, with something blooming that nobody can name.',
      colours: ['sage'],
      price: 3200,
      sold: 118,
    },
    {
      name: 'Black tea & smoke candle',
      lead: 'A strong cup beside a fire that went out an hour ago.',
      colours: ['ink'],
      price: 3200,
      sold: 94,
    },
    {
      name: 'Orange leaf candle',
      lead: 'Bitter, bright and gone before it becomes sweet.',
      colours: ['amber'],
      sizes: ['Size', ['120 g', 1900], ['240 g', 3200], ['600 g', 6400]],
      details: { Size: '120, 240 or 600 g', Burns: '25, 50 or 110 hours' },
    },
    {
      name: 'Fig leaf & rain candle',
      lead: 'The fig again, after a storm.',
      colours: ['sage', 'ink'],
      price: 3400,
      age: 6,
      reviews: 0,
      sold: 9,
    },
    {
      name: 'Unscented candle in a jar',
      lead: 'For the dinner table, where the food has something to say.',
      colours: ['ink', 'amber', 'sage'],
      price: 2800,
    },
    {
      name: 'Three candles, one of each',
      category: 'candles-and-bath/gifts',
      lead: 'Fig & cedar, sage & sea salt, black tea & smoke: for somebody whose taste you are still guessing.',
      colours: ['amber'],
      price: 8600,
      details: { Contents: 'Three candles of 240 g in a box with paper wool' },
      sale: 10,
    },
    {
      name: 'Garden candle in a sage jar',
      lead: 'What the garden smells of after the hose: choose the bed that you like to stand beside.',
      colours: ['sage'],
      price: 2900,
      extra: ['Scent', ['Tomato leaf', 0], ['Mint & nettle', 0], ['Rosemary', 0], ['Unscented', -300]],
    },
  ],
}

const taperCandles: Form = {
  picture: 'taper-candles',
  category: 'candles-and-bath/candles/tapers',
  note: 'Dipped thirty times, a layer of wax at a time, and hung in pairs to dry.',
  details: [
    ['Wax', 'Beeswax and stearin, coloured through'],
    ['Burns', '6 to 9 hours each'],
    ['Size', '18, 24 and 30 cm'],
    ['Made in', 'Ghent'],
  ],
  pieces: [
    {
      name: 'Three tapers with brass holders',
      lead: 'Three heights, three holders, and no more thinking about the middle of the table.',
      price: 6800,
      details: { Holders: 'Solid brass, felt underneath' },
      sold: 83,
    },
    {
      name: 'Tapers, box of six',
      lead: 'The same colour six times, enough for two long dinners.',
      colours: ['cream', 'terracotta', 'forest'],
      sizes: ['Length', ['24 cm', 1800], ['30 cm', 2200]],
      details: { Size: '24 or 30 cm, 2.2 cm thick', Contents: 'Six tapers, no holders' },
    },
    {
      name: 'Brass candle holders, set of three',
      category: 'decor/candle-holders',
      lead: 'Low, heavy and hard to knock over. They take any taper of 2.2 cm.',
      note: 'Turned from solid brass and left without lacquer. They go brown with time; a lemon brings back the shine.',
      colours: ['cream'],
      price: 4800,
      details: {
        Wax: '',
        Burns: '',
        Material: 'Solid brass, felt underneath',
        Size: '4 cm high, for tapers of 2.2 cm',
        Photograph: 'Shows them with tapers',
      },
    },
    {
      name: 'Tapers, forest, pair',
      lead: 'A green that looks black until it is lit.',
      colours: ['forest'],
      price: 700,
      details: { Size: '24 cm, 2.2 cm thick', Contents: 'Two tapers, no holders' },
    },
    {
      name: 'Advent tapers with four holders',
      category: 'decor/candle-holders',
      lead: 'Four tapers and four holders, to be lit one Sunday after another.',
      colours: ['terracotta', 'cream'],
      price: 7900,
      details: { Contents: 'Four tapers, four brass holders', Size: '24 cm' },
      stock: 0,
      sale: 0,
    },
  ],
}

const pillarCandles: Form = {
  picture: 'pillar-candles',
  category: 'candles-and-bath/candles/pillars',
  note: 'Poured from wax that we buy from nine beekeepers along the Leie, filtered through cloth and left unbleached. It smells of honey before it burns.',
  details: [
    ['Wax', 'Pure beeswax'],
    ['Burns', '40 to 90 hours'],
    ['Size', '8, 12 and 16 cm high, 7 cm thick'],
    ['Made in', 'Ghent'],
  ],
  pieces: [
    {
      name: 'Beeswax pillars, group of three',
      lead: 'Small, middle and tall, the way they stand best.',
      price: 5600,
      sold: 126,
      reviews: 30,
    },
    {
      name: 'Beeswax pillar',
      lead: 'One pillar in the height that your windowsill allows.',
      sizes: ['Height', ['8 cm', 1400], ['12 cm', 2000], ['16 cm', 2600]],
      details: { Contents: 'One pillar', Photograph: 'Shows three' },
    },
    {
      name: 'Beeswax pillar, thick, three wicks',
      lead: 'For the terrace and for winters with a power cut.',
      price: 6200,
      details: { Size: '14 cm high, 15 cm thick', Burns: 'About 120 hours' },
    },
    {
      name: 'Beeswax pillars, short ones, three',
      lead: 'Cut from the same mould before it was full. They burn shorter and smell as sweet.',
      price: 2600,
      details: { Contents: 'Three pillars', Size: '6 to 12 cm high' },
      sale: 0,
    },
  ],
}

const tinCandle: Form = {
  picture: 'tin-candle',
  category: 'candles-and-bath/candles/travel-candles',
  colour: 'Tin',
  note: 'Poured into a seamless tin with a lid that closes tight, so your shirts arrive smelling of shirts.',
  details: [
    ['Wax', 'Rapeseed'],
    ['Burns', 'About 20 hours'],
    ['Size', '4 cm high, 90 g'],
    ['Made in', 'Ghent'],
  ],
  pieces: [
    {
      name: 'Travel candle, fig & cedar',
      lead: 'Our house scent for rooms that smell of somebody else’s.',
      colours: ['gold'],
      price: 1600,
      sold: 149,
    },
    {
      name: 'Travel candle, clean linen',
      lead: 'Soap, sun and a line between two trees.',
      colours: ['silver'],
      price: 1600,
    },
    {
      name: 'Travel candle for evenings outdoors',
      lead: 'Lemon eucalyptus and geranium. Gnats dislike it; we rather do not.',
      colours: ['silver', 'gold'],
      price: 1800,
    },
    {
      name: 'Travel candles, four scents',
      category: 'candles-and-bath/gifts',
      lead: 'Four tins in a drawer box: fig, linen, tea and orange leaf.',
      colours: ['gold'],
      price: 5600,
      details: { Contents: 'Four tins of 90 g' },
      sale: 15,
    },
  ],
}

export const emberHouse = shelf('ember-house', [figCandle, taperCandles, pillarCandles, tinCandle])
