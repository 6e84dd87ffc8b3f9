import { type Form, shelf } from '../shelf.ts'

const stackingArches: Form = {
  picture: 'stacking-arches',
  category: 'toys/stacking',
  note: 'Sawn from one block, so the arches fit back exactly as they grew. Stained with water colours and oiled; it is safe in a mouth.',
  details: [
    ['Material', 'Lime wood, water stain, linseed oil'],
    ['Size', '18 × 9 × 5 cm'],
    ['Age', 'From 1 year'],
    ['Made in', 'Seiffen'],
  ],
  pieces: [
    {
      name: 'Stacking arches',
      lead: 'A rainbow, a bridge, a cave, a cradle for a bear.',
      price: 3600,
      sale: 19,
      sold: 289,
      reviews: 59,
      aim: 4.9,
      age: 680,
    },
    {
      name: 'Stacking arches, large',
      lead: 'The same four colours, big enough to crawl through for a cat.',
      price: 6800,
      details: { Size: '36 × 18 × 7 cm' },
    },
    {
      name: 'Stacking arches for a pram',
      category: 'toys/babies',
      lead: 'Palm-sized, on a cord that is too short for trouble.',
      price: 2400,
      details: { Size: '9 × 5 × 3 cm', Age: 'From 6 months' },
    },
    {
      name: 'Stacking arches, small',
      lead: 'Four arches as wide as a hand, for the table in a café.',
      price: 2400,
      details: { Size: '14 × 7 × 3 cm' },
    },
  ],
}

const pullTrain: Form = {
  picture: 'pull-train',
  category: 'toys/wheels/trains',
  note: 'Beech wheels on beech axles, coupled with magnets that sit deep in the wood. It runs on floors and on most carpets.',
  details: [
    ['Material', 'Beech, water stain'],
    ['Size', '42 cm long'],
    ['Age', 'From 18 months'],
    ['Made in', 'Seiffen'],
  ],
  pieces: [
    {
      name: 'Pull train, engine and two wagons',
      lead: 'It goes wherever there is a string and somebody to pull it.',
      price: 4800,
      sold: 108,
      reviews: 30,
      aim: 4.8,
    },
    {
      name: 'Goods train with four wagons',
      lead: 'Two more wagons, and logs that can be stolen.',
      price: 7200,
      details: {
        Size: '74 cm long',
        Contents: 'Engine, four wagons, eight logs',
      },
    },
    {
      name: 'Pull train, little one',
      lead: 'The whole train at two thirds, for shelves, pockets and long waits.',
      price: 3400,
      extra: ['Load', ['Blocks', 0], ['Logs', 300], ['Three passengers', 800]],
      details: { Size: '34 cm long' },
      sale: 0,
    },
    {
      name: 'Name train',
      lead: 'One wagon for each letter of a short name.',
      sizes: ['Letters', ['Three', 4200], ['Four', 5000], ['Five', 5800], ['Six', 6600]],
      details: { Returns: 'Made for you, so only if it is faulty' },
    },
  ],
}

const ringTower: Form = {
  picture: 'ring-tower',
  category: 'toys/stacking',
  note: 'The rings are turned, not sawn, so they have no edge anywhere. The peg gives way before a small nose does.',
  details: [
    ['Material', 'Lime wood, water stain, linseed oil'],
    ['Size', '19 cm high'],
    ['Age', 'From 10 months'],
    ['Made in', 'Seiffen'],
  ],
  pieces: [
    {
      name: 'Ring tower',
      lead: 'Largest below, smallest on top, or not at all.',
      price: 2800,
      sold: 122,
    },
    {
      name: 'Ring tower, tall',
      category: 'toys/babies',
      lead: 'Nine rings instead of six, for builders who have finished the other one.',
      price: 3600,
      details: { Size: '32 cm high' },
    },
    {
      name: 'Ring tower, first one',
      category: 'toys/babies',
      lead: 'Wider rings with larger holes, so that the first try is a success.',
      price: 2900,
      details: { Age: 'From 9 months' },
      sale: 0,
    },
    {
      name: 'Ring towers, pair',
      lead: 'One to build, one to knock over.',
      price: 4400,
      details: { Contents: 'Two towers', Age: 'From 1 year' },
    },
  ],
}

const blockSet: Form = {
  picture: 'block-set',
  category: 'toys/blocks',
  note: 'Cut to one measure of four centimetres, so that two thirds and three quarters learn themselves.',
  details: [
    ['Material', 'Lime and beech, water stain'],
    ['Contents', '24 blocks in a cotton bag'],
    ['Age', 'From 1 year'],
    ['Made in', 'Seiffen'],
  ],
  pieces: [
    {
      name: 'Painted blocks',
      lead: 'A town, a tower, a noise.',
      sizes: ['Blocks', ['24', 3400], ['48', 5800], ['96', 9800]],
      details: { Contents: '24, 48 or 96 blocks in a cotton bag' },
      sold: 137,
      reviews: 34,
    },
    {
      name: 'Architect’s blocks',
      lead: 'Thinner, longer, unpainted, with arches and half rounds, for builders over five.',
      note: 'Cut to a tenth of a millimetre, so that the fortieth storey still stands straight.',
      price: 6400,
      details: { Contents: '60 blocks in a box', Age: 'From 5 years' },
      sale: 20,
    },
    {
      name: 'Blocks for a castle',
      category: 'toys/babies',
      lead: 'More arches, more roofs, and not one cube too few for the wall.',
      price: 4200,
      details: { Contents: '26 blocks' },
    },
    {
      name: 'Painted blocks, the whole town',
      category: 'toys/blocks',
      lead: 'Three boxes in one, for floors that can spare a square metre.',
      price: 8900,
      details: { Contents: '96 blocks' },
    },
  ],
}

const woodenWhale: Form = {
  picture: 'wooden-whale',
  category: 'toys/wheels/animals-on-wheels',
  note: 'Shaped on a belt, then by hand. The wheels are set off centre on purpose, so it swims.',
  details: [
    ['Material', 'Beech, water stain, linseed oil'],
    ['Size', '16 × 9 × 7 cm'],
    ['Age', 'From 1 year'],
    ['Made in', 'Seiffen'],
  ],
  pieces: [
    {
      name: 'Wooden whale on wheels',
      lead: 'It rises and dives as it rolls, and it has never sunk a ship.',
      price: 2600,
      sold: 115,
    },
    {
      name: 'Whale and calf',
      lead: 'A large one, and a small one that follows on a cord.',
      colours: ['grey', 'blue'],
      price: 4200,
      details: { Contents: 'Two whales' },
    },
    {
      name: 'Small whale on wheels',
      category: 'toys/babies',
      lead: 'Fits a small hand, rolls off a large table, and rattles a little inside.',
      note: 'Shaped on a belt, then by hand. The beads inside are of wood and cannot come out.',
      colours: ['blue'],
      price: 1900,
      details: { Size: '11 × 6 × 5 cm', Age: 'From 12 months' },
      age: 3,
      reviews: 0,
      sold: 2,
    },
    {
      name: 'Large whale on wheels',
      lead: 'Forty centimetres of whale, and the hall floor as an ocean.',
      note: 'Glued from seven boards and shaped by hand, on wheels with rubber tyres that spare the floor.',
      colours: ['grey'],
      price: 9800,
      details: { Size: '40 × 18 × 20 cm', Age: 'From 18 months' },
      stock: 2,
    },
  ],
}

export const pebbleAndPine = shelf('pebble-and-pine', [
  stackingArches,
  pullTrain,
  ringTower,
  blockSet,
  woodenWhale,
])
