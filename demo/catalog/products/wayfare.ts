import { type Form, shelf } from '../shelf.ts'

const marketTote: Form = {
  picture: 'market-tote',
  category: 'bags/totes',
  called: { oat: 'Oat canvas', olive: 'Olive canvas', indigo: 'Indigo canvas' },
  note: 'Cut and sewn by one person, whose initials are under the pocket. The handles are stitched with waxed thread and can be replaced.',
  details: [
    ['Material', '18 oz cotton canvas, bridle leather'],
    ['Size', '42 × 36 × 14 cm'],
    ['Carries', '20 kg'],
    ['Care', 'Brush it; wax once a year'],
    ['Made in', 'Cork'],
  ],
  pieces: [
    {
      name: 'Market tote, oat canvas',
      lead: 'Stands open by itself while you fill it, and closes with one press stud.',
      colours: ['oat'],
      price: 4600,
      sale: 0,
      sold: 334,
      reviews: 60,
      aim: 4.8,
      age: 590,
    },
    {
      name: 'Market tote, olive canvas',
      lead: 'Olive, for markets with mud.',
      colours: ['olive'],
      price: 4600,
      sold: 92,
    },
    {
      name: 'Market tote, indigo canvas',
      lead: 'Dyed in the yarn; it pales along the folds as jeans do.',
      colours: ['indigo'],
      price: 4800,
      sale: 15,
    },
  ],
}

const dayBackpack: Form = {
  picture: 'day-backpack',
  category: 'bags/backpacks/day-packs',
  note: 'Waxed canvas sheds the rain, and what the rain does not wash away a damp cloth will. Every strap ends in a buckle and none in glue.',
  details: [
    ['Material', 'Waxed cotton, bridle leather, brass'],
    ['Capacity', '18 l'],
    ['Size', '44 × 29 × 14 cm'],
    ['Weight', '1.1 kg'],
    ['Made in', 'Cork'],
  ],
  pieces: [
    {
      name: 'Day backpack',
      lead: 'A rounded pack for a jumper, a flask and whatever you find on the way.',
      price: 13800,
      sold: 144,
      reviews: 35,
      aim: 4.7,
    },
    {
      name: 'Work backpack with a laptop sleeve',
      category: 'bags/backpacks/work-packs',
      lead: 'A padded sleeve against the back, and a front pocket for the cable that everybody forgets.',
      colours: ['ink', 'forest', 'ochre'],
      sizes: ['Fits', ['13 inch', 15800], ['16 inch', 17400]],
      details: { Capacity: '20 or 24 l', Weight: '1.3 kg' },
    },
    {
      name: 'Small backpack',
      lead: 'Twelve litres, for the city and for shorter backs.',
      colours: ['forest', 'ochre'],
      price: 10800,
      details: { Capacity: '12 l', Size: '36 × 25 × 12 cm', Weight: '800 g' },
    },
  ],
}

const weekender: Form = {
  picture: 'weekender',
  category: 'bags/weekend-bags',
  note: 'The barrel keeps its shape when it is half full, and the leather base has four brass feet.',
  details: [
    ['Material', 'Bridle leather, cotton lining'],
    ['Capacity', '38 l'],
    ['Size', '52 × 28 × 28 cm'],
    ['Weight', '1.9 kg'],
    ['Made in', 'Cork'],
  ],
  pieces: [
    {
      name: 'Weekender',
      lead: 'Two nights, one pair of good shoes, and no wheels on cobblestones.',
      price: 32800,
      sold: 41,
    },
    {
      name: 'Weekender, small',
      lead: 'One night, and it fits under the seat.',
      colours: ['navy', 'tan'],
      price: 26800,
      details: { Capacity: '24 l', Size: '44 × 24 × 24 cm', Weight: '1.5 kg' },
    },
  ],
}

const cardWallet: Form = {
  picture: 'card-wallet',
  category: 'bags/wallets',
  note: 'One piece of leather, one fold, forty-two stitches. The edges are burnished with beeswax.',
  details: [
    ['Material', 'Vegetable-tanned leather'],
    ['Size', '10 × 7 cm'],
    ['Capacity', 'Six cards and folded notes'],
    ['Made in', 'Cork'],
  ],
  pieces: [
    {
      name: 'Card wallet',
      lead: 'Thin when it is new and thinner when it knows you.',
      price: 4200,
      sold: 127,
      reviews: 32,
    },
    {
      name: 'Card wallet, ink',
      lead: 'The blue of a fountain pen that leaked once.',
      colours: ['ink'],
      price: 4200,
    },
    {
      name: 'Card wallet, moss',
      lead: 'Green like the north side of a tree.',
      colours: ['moss'],
      price: 4200,
      stock: 1,
      sale: 0,
    },
  ],
}

export const wayfare = shelf('wayfare', [marketTote, dayBackpack, weekender, cardWallet])
