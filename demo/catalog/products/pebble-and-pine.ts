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
      name: 'Large whale on wheels',
      lead: 'Forty centimetres of whale, and the hall floor as an ocean.',
      note: 'Glued from seven boards and shaped by hand, on beech wheels that spare the floor.',
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
