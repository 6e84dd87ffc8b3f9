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
    {
      name: 'Market tote with a zip',
      lead: 'For trains and rain: a brass zip, a pocket inside and a longer handle.',
      colours: ['indigo', 'oat', 'olive'],
      sizes: ['Size', ['Medium', 6200], ['Large', 7400]],
      details: {
        Size: '',
        'Size Medium': '38 cm wide, 34 cm high',
        'Size Large': '46 cm wide, 38 cm high',
      },
    },
    {
      name: 'Small tote for lunch',
      lead: 'A box, an apple and a book, upright.',
      colours: ['olive', 'oat'],
      price: 3200,
      details: { Size: '26 × 24 × 14 cm', Carries: '8 kg' },
    },
    {
      name: 'Market tote, long handles',
      lead: 'Handles that reach over a winter coat, riveted twice.',
      colours: ['oat'],
      price: 5200,
      details: { Size: '42 × 36 × 14 cm, handles 64 cm' },
      sale: 0,
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
      name: 'Day backpack, ochre',
      lead: 'Easy to see on a hill and easy to find in a cloakroom.',
      colours: ['ochre'],
      price: 13800,
      sale: 20,
    },
    {
      name: 'Small backpack',
      lead: 'Twelve litres, for the city and for shorter backs.',
      colours: ['forest', 'ochre'],
      price: 10800,
      details: { Capacity: '12 l', Size: '36 × 25 × 12 cm', Weight: '800 g' },
    },
    {
      name: 'Backpack for school',
      category: 'bags/backpacks/work-packs',
      lead: 'Deeper, with a base that stands in a puddle and a label for the name.',
      colours: ['forest', 'ink'],
      price: 11800,
      details: { Capacity: '22 l', Size: '42 × 32 × 18 cm' },
      stock: 3,
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
    {
      name: 'Weekender in waxed canvas',
      lead: 'Lighter, with leather only where hands and ground touch it.',
      colours: ['navy'],
      price: 19800,
      details: { Material: 'Waxed cotton, bridle leather', Weight: '1.2 kg' },
      sale: 30,
    },
    {
      name: 'Weekender with a shoulder strap',
      lead: 'The strap is in the pocket inside, for platforms that have grown.',
      colours: ['tan', 'navy'],
      price: 36800,
      details: { Weight: '2.1 kg' },
    },
    {
      name: 'Weekender for the cabin',
      lead: 'Measured against the frame at the gate, and two centimetres below it.',
      colours: ['tan'],
      price: 29800,
      details: { Capacity: '30 l', Size: '45 × 25 × 25 cm', Weight: '1.6 kg' },
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
      name: 'Card wallet with initials',
      lead: 'Up to three letters, pressed without foil.',
      colours: ['ink', 'chestnut', 'moss'],
      price: 4900,
      details: { Returns: 'Made for you, so only if it is faulty' },
    },
    {
      name: 'Coin wallet',
      lead: 'A fold for cards and a round pocket for the coins that jingle.',
      colours: ['moss', 'chestnut'],
      price: 5600,
      details: { Size: '11 × 9 cm' },
    },
    {
      name: 'Card wallet, tall',
      lead: 'A finger taller, so that notes lie flat and receipts find the exit.',
      colours: ['chestnut', 'ink'],
      price: 4400,
      details: { Size: '10 × 9 cm' },
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
