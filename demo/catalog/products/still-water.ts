import { type Form, shelf } from '../shelf.ts'

const handWash: Form = {
  picture: 'hand-wash',
  category: 'candles-and-bath/hands/hand-wash',
  colour: 'Bottle',
  called: { amber: 'Amber glass', clear: 'Clear glass', forest: 'Green glass' },
  note: 'Made from olive oil and sea water, with so little foam that you notice your hands. Send the empty bottle back and it goes out again.',
  details: [
    ['Contents', '300 ml'],
    ['Made of', 'Olive soap, glycerine, essential oil'],
    ['Free of', 'Palm oil, colour, microplastics'],
    ['Made in', 'Aveiro'],
  ],
  pieces: [
    {
      name: 'Hand wash, bergamot',
      lead: 'The peel of a sour orange, and the tea it ends up in.',
      colours: ['amber'],
      price: 1900,
      sold: 231,
      reviews: 47,
      aim: 4.7,
    },
    {
      name: 'Hand wash, rosemary',
      lead: 'A kitchen herb for a kitchen basin: it takes away garlic.',
      colours: ['forest'],
      price: 1900,
    },
    {
      name: 'Hand wash, unscented',
      lead: 'For skin that has had enough of everything.',
      colours: ['clear'],
      price: 1700,
      sale: 0,
    },
    {
      name: 'Hand wash, large bottle',
      lead: 'Half a litre for the kitchen, with the same pump.',
      colours: ['amber'],
      price: 2800,
      extra: ['Scent', ['Bergamot', 0], ['Rosemary', 0], ['Unscented', -300]],
      details: { Contents: '500 ml' },
    },
    {
      name: 'Hand wash and lotion, pair',
      category: 'candles-and-bath/gifts',
      lead: 'Two bottles on a tray, for the basin that guests use.',
      colours: ['forest', 'amber'],
      price: 4400,
      details: { Contents: 'Two bottles of 300 ml and a tray', Photograph: 'Shows one bottle' },
      sale: 15,
    },
    {
      name: 'Hand wash for gardeners',
      lead: 'A little pumice, a lot of lemon. What the spade left, this takes.',
      colours: ['clear', 'amber', 'forest'],
      price: 2100,
    },
  ],
}

const soapBars: Form = {
  picture: 'soap-bars',
  category: 'candles-and-bath/hands/soap',
  note: 'Stirred cold, cut with a wire and left on the shelf for eight weeks, until they are hard enough to last.',
  details: [
    ['Weight', '3 × 100 g'],
    ['Made of', 'Olive, coconut and almond oil, clay'],
    ['Free of', 'Palm oil, colour, preservatives'],
    ['Made in', 'Aveiro'],
  ],
  pieces: [
    {
      name: 'Soap bars, set of three',
      lead: 'Oat, clay and seaweed, in a paper band with no plastic anywhere.',
      price: 1800,
      sold: 178,
      reviews: 40,
      aim: 4.8,
    },
    {
      name: 'Soap bar, single',
      lead: 'One bar. Choose by nose.',
      price: 700,
      extra: ['Scent', ['Oat', 0], ['Clay', 0], ['Seaweed', 0], ['Fig leaf', 100]],
      details: { Weight: '100 g', Photograph: 'Shows three' },
      sale: 0,
    },
    {
      name: 'Shampoo bar',
      lead: 'Eighty washes, and no bottle to fall on your foot.',
      price: 1200,
      details: { Weight: '90 g', 'Made of': 'Olive and castor oil, nettle' },
    },
    {
      name: 'Soap of the month',
      lead: 'A different bar each month. We know what it is when we cut it, and so will you.',
      price: 900,
      details: { Weight: '100 g', 'Made of': 'It says so on the band' },
      pictured: false,
      sale: 0,
    },
    {
      name: 'Soap bars, second choice',
      lead: 'Corners knocked, labels askew. They wash like the others.',
      price: 1400,
      details: { Weight: '3 × 90 g' },
      stock: 0,
      sale: 0,
    },
  ],
}

const bathSalts: Form = {
  picture: 'bath-salts',
  category: 'candles-and-bath/bath/bath-salts',
  called: { rose: 'Rose', white: 'Plain', eucalyptus: 'Eucalyptus' },
  colour: 'Kind',
  note: 'Raked from the lagoon in August and dried in the wind, coarse enough to hear as it falls.',
  details: [
    ['Contents', '500 g, for eight baths'],
    ['Made of', 'Sea salt, oils, petals'],
    ['Jar', 'Glass with a cork lid'],
    ['Made in', 'Aveiro'],
  ],
  pieces: [
    {
      name: 'Bath salts in a jar',
      lead: 'A handful, warm water, and nobody at the door for half an hour.',
      price: 2200,
      sold: 119,
    },
    {
      name: 'Bath salts, eucalyptus',
      lead: 'For colds, and for the evening before one.',
      colours: ['eucalyptus'],
      price: 2200,
      sale: 20,
    },
    {
      name: 'Bath salts in a large jar',
      lead: 'Sixteen baths, or one for every Sunday until spring.',
      colours: ['white', 'rose', 'eucalyptus'],
      price: 4200,
      details: {
        Contents: '1 kg, for sixteen baths',
      },
    },
    {
      name: 'Foot salts, mint',
      lead: 'For a basin rather than a tub, after a day on your feet.',
      colours: ['white'],
      price: 1800,
      details: { 'Made of': 'Sea salt, mint oil' },
      age: 8,
      reviews: 0,
      sold: 7,
    },
  ],
}

const bathBrush: Form = {
  picture: 'bath-brush',
  category: 'candles-and-bath/bath/brushes',
  note: 'Drilled and drawn by hand: a bundle of bristle, a loop of wire, four hundred times.',
  details: [
    ['Material', 'Pear wood, plant bristle, cotton strap'],
    ['Size', '12 cm across'],
    ['Care', 'Dry it with the bristles down'],
    ['Made in', 'Aveiro'],
  ],
  pieces: [
    {
      name: 'Round bath brush',
      lead: 'With a strap for the hand, so that it cannot swim away.',
      price: 2400,
      extra: ['Bristle', ['Soft', 0], ['Firm', 0]],
    },
    {
      name: 'Bath brush, soft',
      lead: 'For skin that reads the word brush with suspicion.',
      price: 2600,
      details: { Bristles: 'Goat hair' },
    },
    {
      name: 'Bath brush, pear wood',
      lead: 'The same brush on a redder, harder back, for gardeners and for inspections.',
      price: 2800,
    },
    {
      name: 'Dry brush, firm',
      lead: 'Three minutes before the shower wake everything up.',
      price: 2600,
      sale: 25,
    },
  ],
}

const oilDropper: Form = {
  picture: 'oil-dropper',
  category: 'candles-and-bath/face',
  colour: 'Bottle',
  note: 'Pressed cold in small amounts and bottled within the week. Three drops are enough; five are a salad.',
  details: [
    ['Contents', '30 ml'],
    ['Made of', 'Plum kernel and jojoba oil'],
    ['Keeps', '12 months, away from light'],
    ['Made in', 'Aveiro'],
  ],
  pieces: [
    {
      name: 'Face oil, plum kernel',
      lead: 'Smells of marzipan and is gone in a minute.',
      colours: ['amber'],
      sizes: ['Size', ['15 ml', 1900], ['30 ml', 3200]],
      details: { Contents: '15 or 30 ml' },
      sold: 135,
      reviews: 34,
    },
    {
      name: 'Night oil, blue chamomile',
      lead: 'Blue in the bottle and on the hand, nothing on the pillow.',
      colours: ['cobalt'],
      price: 4200,
      details: { 'Made of': 'Jojoba, blue chamomile' },
    },
    {
      name: 'Beard oil, cedar',
      lead: 'Softens the beard and the man behind it.',
      colours: ['amber', 'cobalt'],
      price: 2400,
      details: { 'Made of': 'Argan and jojoba oil, cedar' },
    },
    {
      name: 'Hair oil, rosemary',
      lead: 'An hour before washing, or a drop in the ends.',
      colours: ['amber'],
      price: 2600,
      details: { Contents: '50 ml', 'Made of': 'Olive squalane, rosemary' },
      sale: 10,
    },
    {
      name: 'Oils to try, four small bottles',
      category: 'candles-and-bath/gifts',
      lead: 'Plum, chamomile, cedar and rosemary, five millilitres each.',
      colours: ['cobalt'],
      price: 2900,
      details: { Contents: '4 × 5 ml', Photograph: 'Shows the large bottle' },
      stock: 2,
    },
  ],
}

export const stillWater = shelf('still-water', [handWash, soapBars, bathSalts, bathBrush, oilDropper])
