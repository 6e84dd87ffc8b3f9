import { type Form, shelf } from '../shelf.ts'

const agavePot: Form = {
  picture: 'agave-pot',
  category: 'plants/succulents/agaves',
  note: 'Raised without peat and hardened off on the porch. A card in the box says where to put it and how seldom to water.',
  details: [
    ['Light', 'As much as you have'],
    ['Water', 'Every three weeks'],
    ['Pot', 'Terracotta, 14 cm'],
    ['Cats', 'Keep it out of reach'],
    ['Raised in', 'Boskoop'],
  ],
  pieces: [
    {
      name: 'Agave in a terracotta pot',
      lead: 'A rosette of blunt blue swords that asks for nothing and grows anyway.',
      sizes: ['Height', ['20 cm', 2400], ['30 cm', 3600], ['45 cm', 6400]],
      details: { Pot: 'Terracotta, 11 to 19 cm' },
      sold: 124,
      reviews: 33,
      aim: 4.7,
    },
    {
      name: 'Agave, young',
      category: 'plants/small',
      lead: 'A hand across, for a sill and for patience.',
      price: 1200,
      details: { Pot: 'Terracotta, 8 cm' },
    },
    {
      name: 'Agaves, three young ones',
      category: 'plants/gifts',
      lead: 'Three in three pots, in a box with a window, for a flat that has just been painted.',
      price: 3200,
      details: { Pot: 'Terracotta, 8 cm', Contents: 'Three plants', Photograph: 'Shows a grown one' },
      sale: 10,
    },
    {
      name: 'Agave, in three sizes',
      lead: 'The same plant at two, four and seven years. All of them think that they are the eldest.',
      sizes: ['Pot', ['11 cm', 2200], ['14 cm', 3400], ['19 cm', 5800]],
      details: { Pot: 'Terracotta, 11 to 19 cm' },
      sale: 0,
    },
  ],
}

const snakePlant: Form = {
  picture: 'snake-plant',
  category: 'plants/leafy/upright-plants',
  colour: 'Pot',
  note: 'It grows in the corner that you gave up on. The ribbed pot is glazed inside and has a cork foot.',
  details: [
    ['Light', 'Any, shade too'],
    ['Water', 'Every two to three weeks'],
    ['Height', '55 cm'],
    ['Cats', 'Keep it out of reach'],
    ['Raised in', 'Boskoop'],
  ],
  pieces: [
    {
      name: 'Snake plant in a ribbed pot',
      lead: 'Upright, striped, unhurried. It has forgiven worse than you.',
      price: 4800,
      sold: 139,
      reviews: 35,
    },
    {
      name: 'Snake plant, tall',
      lead: 'A metre of it, for the end of a corridor.',
      colours: ['ink', 'white', 'terracotta'],
      price: 8900,
      details: { Height: '100 cm' },
    },
    {
      name: 'Snake plant for a desk',
      category: 'plants/small',
      lead: 'A short variety that stays below the edge of the screen.',
      colours: ['terracotta', 'ink'],
      price: 2600,
      details: { Height: '22 cm' },
    },
    {
      name: 'Snake plant, slow one',
      lead: 'A variety that grows a leaf a year and keeps its stripes, in the ribbed pot.',
      colours: ['white'],
      price: 4200,
    },
    {
      name: 'Snake plant, by the pot',
      category: 'plants/gifts',
      lead: 'Choose the pot; the plant takes what it is given. Wrapped for the bus ride.',
      colours: ['ink', 'terracotta', 'white'],
      extra: ['Width', ['14 cm', 0], ['18 cm', 700], ['24 cm', 1900]],
      price: 4600,
      details: { Contents: 'Plant in a ribbed pot' },
    },
  ],
}

const roundCactus: Form = {
  picture: 'round-cactus',
  category: 'plants/succulents/cacti',
  note: 'Grown from seed and six years old when it leaves us. It flowers once it has had a cool winter.',
  details: [
    ['Light', 'A south window'],
    ['Water', 'Once a month, not in winter'],
    ['Pot', 'Footed, 10 cm'],
    ['Raised in', 'Boskoop'],
  ],
  pieces: [
    {
      name: 'Ball cactus with flowers',
      lead: 'A round patient fellow with a crown in May.',
      price: 2200,
      sold: 111,
    },
    {
      name: 'Ball cactus, old',
      lead: 'Fifteen years, and it shows them.',
      price: 6800,
      details: { Pot: 'Footed, 18 cm' },
      stock: 2,
    },
    {
      name: 'Ball cactus, tiny',
      category: 'plants/small',
      lead: 'As large as a plum. Do not stroke it.',
      price: 800,
      details: { Pot: 'Clay, 5 cm' },
    },
    {
      name: 'Ball cactus as a present',
      category: 'plants/gifts',
      lead: 'In flower on the day it leaves us, in a box that says which side is up and which side bites.',
      price: 2900,
      details: { Contents: 'Ball cactus in its bowl, a card' },
    },
  ],
}

const trailingFern: Form = {
  picture: 'trailing-fern',
  category: 'plants/leafy/trailing-plants',
  note: 'Its shoots grow a hand a month and hang where you let them. The stand is oiled beech and comes in two parts that click.',
  details: [
    ['Light', 'Bright, without noon sun'],
    ['Water', 'Once a week'],
    ['Size', 'Stand 30 cm, pot 15 cm'],
    ['Cats', 'Harmless, to both'],
    ['Raised in', 'Boskoop'],
  ],
  pieces: [
    {
      name: 'Trailing fern on a stand',
      lead: 'Green at the height of your eyes when you sit.',
      price: 5400,
      sold: 75,
    },
    {
      name: 'Trailing fern on a stand, small',
      lead: 'A hand lower and half as wide, for beside a chair.',
      price: 3800,
      details: { Size: '42 cm high with its stand' },
    },
    {
      name: 'Trailing fern on a stand, grown',
      lead: 'Four years old and not shy. It wants a corner to itself.',
      price: 8900,
      details: { Size: '80 cm high with its stand' },
      sale: 0,
    },
    {
      name: 'Fern for a bathroom',
      category: 'plants/small',
      lead: 'It likes the steam and does not look.',
      note: 'Raised without peat and used to damp air. A card in the box says how often to water, which is seldom.',
      price: 1900,
      details: { Size: 'Pot 11 cm, no stand' },
    },
  ],
}

const wateringCan: Form = {
  picture: 'watering-can',
  category: 'plants/watering-cans',
  note: 'The spout is soldered along its whole length and pours a thin line exactly where you look.',
  details: [
    ['Material', 'Powder-coated steel'],
    ['Holds', '1.5 l'],
    ['Size', '38 cm with the spout'],
    ['Made in', 'Boskoop'],
  ],
  pieces: [
    {
      name: 'Long-spouted watering can',
      lead: 'Reaches the last pot at the back of the shelf.',
      price: 3800,
      sold: 128,
      reviews: 31,
    },
    {
      name: 'Watering can, copper',
      lead: 'Bare copper, which goes brown, then green, and then it is yours.',
      colours: ['copper'],
      price: 5800,
      details: { Material: 'Copper' },
    },
    {
      name: 'Watering can for the garden',
      lead: 'Eight litres, two handles and a rose of brass.',
      colours: ['forest', 'cream'],
      price: 6400,
      details: { Holds: '8 l', Size: '62 cm with the spout' },
      sale: 15,
    },
    {
      name: 'Little watering can for children',
      lead: 'Half a litre, so that the plant survives the help.',
      colours: ['cream', 'forest'],
      price: 2200,
      details: { Holds: '500 ml', Size: '22 cm with the spout' },
    },
  ],
}

const planterTrio: Form = {
  picture: 'planter-trio',
  category: 'plants/pots/sets',
  note: 'Pressed from stoneware, glazed inside only, with a plug for the hole so that they work on a shelf and in the rain.',
  details: [
    ['Material', 'Stoneware'],
    ['Size', '10, 14 and 18 cm across'],
    ['Plants', 'Not included'],
    ['Made in', 'Boskoop'],
  ],
  pieces: [
    {
      name: 'Round planters, set of three',
      lead: 'Small, middle and large, for the family on the windowsill.',
      price: 6200,
      sold: 87,
    },
    {
      name: 'Round planters, large set',
      lead: 'The three for plants that have outgrown the sill.',
      colours: ['sage', 'clay'],
      price: 12800,
      details: { Size: '20, 26 and 32 cm across' },
      sale: 20,
    },
    {
      name: 'Herb planters, three with a tray',
      lead: 'Basil, parsley, and the one that always dies.',
      colours: ['sand', 'sage', 'clay'],
      price: 5400,
      details: { Size: '11 cm across each, tray 36 cm' },
    },
    {
      name: 'Round planter, single',
      category: 'plants/pots/single-pots',
      lead: 'One of the three, when one is what you need.',
      colours: ['sand', 'clay', 'sage'],
      sizes: ['Width', ['10 cm', 1600], ['14 cm', 2200], ['18 cm', 3200]],
      details: { Size: '10, 14 or 18 cm across', Photograph: 'Shows all three' },
    },
  ],
}

export const greenPorch = shelf('green-porch', [
  agavePot,
  snakePlant,
  roundCactus,
  trailingFern,
  wateringCan,
  planterTrio,
])
