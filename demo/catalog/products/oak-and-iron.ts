import { type Form, shelf } from '../shelf.ts'

const servingBoard: Form = {
  picture: 'serving-board',
  category: 'kitchen/boards-and-tools/boards',
  note: 'Maeve cuts the boards upright from the plank, so they stay flat, and oils them three times. Rolling pin and bowl come along where it says so.',
  details: [
    ['Material', 'Oak, linseed oil'],
    ['Size', '42 × 26 × 2.4 cm'],
    ['Care', 'By hand; oil it when it looks thirsty'],
    ['Made in', 'Sheffield'],
  ],
  pieces: [
    {
      name: 'Oak board with rolling pin and bowl',
      lead: 'Roll on it, cut on it, carry the cheese to the table on it.',
      price: 5800,
      details: { Contents: 'Board, rolling pin, bowl' },
      sold: 99,
      reviews: 28,
      aim: 4.6,
    },
    {
      name: 'Oak board',
      lead: 'The board alone, in three sizes, with a groove for juice on the back.',
      sizes: ['Size', ['30 × 20 cm', 2900], ['42 × 26 cm', 3900], ['52 × 34 cm', 5400]],
      details: { Size: '30 to 52 cm long', Contents: 'One board, nothing else in the photograph' },
    },
    {
      name: 'Oak board set, large',
      lead: 'A board for two loaves, a longer pin and a bowl that holds a whole dough.',
      price: 9800,
      details: { Size: 'Board 50 × 32 × 2 cm' },
    },
    {
      name: 'Baking set for small hands',
      lead: 'Board, pin and bowl at two thirds, so that the biscuits can be cut by whoever eats them.',
      price: 4200,
      details: { Size: 'Board 28 × 18 × 2 cm' },
    },
    {
      name: 'Board, pin and bowl, one tree',
      lead: 'From one oak that fell by itself, so there are eleven sets and no more.',
      price: 12800,
      stock: 0,
      sale: 0,
    },
  ],
}

const ironPan: Form = {
  picture: 'iron-pan',
  category: 'kitchen/pots-and-pans/frying-pans',
  note: 'Cast in sand, ground smooth, seasoned four times with rapeseed oil. The grip of ash unscrews for the oven.',
  details: [
    ['Material', 'Cast iron, ash'],
    ['Size', '26 cm across'],
    ['Weight', '2.1 kg'],
    ['Hobs', 'All, induction too'],
    ['Made in', 'Sheffield'],
  ],
  pieces: [
    {
      name: 'Iron frying pan',
      lead: 'Smooth enough for eggs after a week, and for ever after.',
      sizes: ['Size', ['20 cm', 6400], ['26 cm', 7900], ['30 cm', 9400]],
      details: { Size: '20, 26 or 30 cm across', Weight: '1.4 to 2.8 kg' },
      sold: 129,
      reviews: 37,
      aim: 4.7,
    },
    {
      name: 'Iron pancake pan',
      lead: 'Low at the rim, for turning and for showing off.',
      price: 6900,
      details: { Size: '24 cm across, 2 cm high', Weight: '1.6 kg' },
    },
    {
      name: 'Iron pan, deep',
      lead: 'Eight centimetres of wall: what starts as frying may end as a stew.',
      price: 9800,
      details: { Size: '28 cm across, 8 cm deep', Weight: '3.1 kg' },
      sale: 20,
    },
    {
      name: 'Iron egg pan',
      lead: 'Sixteen centimetres, for two eggs or one pancake at a time.',
      price: 3800,
      details: { Size: '16 cm across', Weight: '800 g' },
      sale: 0,
    },
  ],
}

const enamelPot: Form = {
  picture: 'enamel-pot',
  category: 'kitchen/pots-and-pans/casseroles',
  note: 'Cast iron under three coats of enamel. It holds the heat long enough to carry it to the table and forget about it.',
  details: [
    ['Material', 'Enamelled cast iron'],
    ['Size', '24 cm across'],
    ['Holds', '4.2 l'],
    ['Hobs', 'All, and the oven up to 250 °C'],
    ['Made in', 'Sheffield'],
  ],
  pieces: [
    {
      name: 'Enamelled casserole',
      lead: 'Bread, beans, a whole chicken, a broken heart: low heat, lid on.',
      sizes: ['Holds', ['2.6 l', 14800], ['4.2 l', 18800], ['6.7 l', 23800]],
      extra: ['Knob', ['Iron', 0], ['Brass', 1200]],
      details: { Size: '20 to 28 cm across', Holds: '2.6 to 6.7 l' },
      sold: 158,
      reviews: 43,
      aim: 4.8,
    },
    {
      name: 'Enamelled casserole, cherry',
      lead: 'The red one, because there is always a red one.',
      colours: ['cherry'],
      price: 18800,
      sale: 15,
    },
    {
      name: 'Little casseroles, set of four',
      lead: 'One of each colour, for eggs, for onion soup, for olives.',
      colours: ['sea'],
      price: 9600,
      details: { Size: '10 cm across', Holds: '250 ml each', Contents: 'Four pots, one in each colour' },
    },
    {
      name: 'Enamelled milk pan',
      lead: 'One ear, one lip, and no skin if you keep stirring.',
      colours: ['cream', 'moss'],
      price: 8400,
      details: { Size: '16 cm across', Holds: '1.4 l' },
    },
    {
      name: 'Bread pot, oval',
      lead: 'Long enough for a loaf, with a lid that keeps the steam in until the crust is right.',
      colours: ['moss', 'cream'],
      price: 21800,
      details: { Size: '32 × 22 cm', Holds: '6 l' },
    },
  ],
}

const pepperMill: Form = {
  picture: 'pepper-mill',
  category: 'kitchen/salt-and-pepper',
  note: 'A steel grinder that sharpens itself, in a body turned from one piece. It comes filled.',
  details: [
    ['Material', 'Beech or oak, hardened steel'],
    ['Size', '18 cm high'],
    ['Grinds', 'Six steps, from dust to gravel'],
    ['Made in', 'Sheffield'],
  ],
  pieces: [
    {
      name: 'Pepper mill',
      lead: 'Two turns are enough, and you can tell it from the salt in the dark.',
      price: 4400,
      sold: 102,
    },
    {
      name: 'Salt mill',
      lead: 'The same turning with a grinder of ceramic, because salt eats steel.',
      note: 'A ceramic grinder that neither rusts nor dulls, in a body turned from one piece. It comes filled.',
      colours: ['oak', 'red'],
      price: 4400,
      details: { Material: 'Beech or oak, ceramic' },
    },
    {
      name: 'Salt and pepper, pair of mills',
      lead: 'Oak for pepper, black for salt. Or the other way round, but then for ever.',
      colours: ['black', 'oak'],
      price: 8200,
      details: { Contents: 'Two mills', Photograph: 'Shows one' },
      sale: 10,
    },
    {
      name: 'Long pepper mill, 40 cm',
      lead: 'For restaurants, and for people who would have liked to have one.',
      colours: ['red', 'oak'],
      price: 7800,
      details: { Size: '40 cm high' },
    },
  ],
}

const utensilCrock: Form = {
  picture: 'utensil-crock',
  category: 'kitchen/boards-and-tools/utensils',
  note: 'The spoons are split, not sawn, so the grain runs through the neck, where others break.',
  details: [
    ['Material', 'Stoneware, cherry wood'],
    ['Size', 'Crock 15 cm high'],
    ['Care', 'Crock in the dishwasher, spoons by hand'],
    ['Made in', 'Sheffield'],
  ],
  pieces: [
    {
      name: 'Crock with wooden spoons',
      lead: 'Five tools and a heavy pot to keep them in, beside the stove where they belong.',
      price: 6400,
      details: { Contents: 'Crock, three spoons, two spatulas' },
    },
    {
      name: 'Wooden spoons, set of three',
      lead: 'Long, middle and the one with a corner for the corner.',
      price: 2400,
      details: { Material: 'Cherry wood', Size: '25 to 34 cm', Contents: 'Three spoons, no crock' },
      sold: 117,
    },
    {
      name: 'Stoneware crock',
      lead: 'For spoons, for flowers, for wine on a hot day.',
      note: 'Thrown thick and glazed inside and out, with a foot that does not scratch the worktop.',
      price: 3600,
      details: { Material: 'Stoneware', Contents: 'Crock only' },
    },
    {
      name: 'Crock with beech spoons',
      lead: 'The same five in beech, paler, harder, and patient with tomato sauce.',
      price: 6800,
      details: { Material: 'Stoneware, beech' },
    },
  ],
}

const stoveKettle: Form = {
  picture: 'stove-kettle',
  category: 'kitchen/teapots-and-jugs/kettles',
  note: 'Enamelled steel, wide at the bottom so that it boils quickly, with a handle that leans back from the steam.',
  details: [
    ['Material', 'Enamelled steel'],
    ['Holds', '2 l'],
    ['Hobs', 'All, induction too'],
    ['Weight', '1.3 kg'],
    ['Made in', 'Sheffield'],
  ],
  pieces: [
    {
      name: 'Stove kettle',
      lead: 'It hums before it whistles, so you can get there first.',
      price: 7400,
      sold: 91,
    },
    {
      name: 'Stove kettle, mustard',
      lead: 'A yellow that is up before you are.',
      colours: ['mustard'],
      price: 7400,
      sale: 25,
    },
    {
      name: 'Stove kettle, small',
      lead: 'One litre, for two cups and a flat with one ring.',
      colours: ['ink', 'cream'],
      price: 5900,
      details: { Holds: '1 l', Weight: '900 g' },
    },
    {
      name: 'Camp kettle, bail handle',
      lead: 'No whistle and no polish: for an open fire.',
      colours: ['ink'],
      price: 6200,
      details: { Hobs: 'Open fire and gas', Holds: '1.6 l' },
      stock: 3,
    },
  ],
}

export const oakAndIron = shelf('oak-and-iron', [
  servingBoard,
  ironPan,
  enamelPot,
  pepperMill,
  utensilCrock,
  stoveKettle,
])
