import { type Form, shelf } from '../shelf.ts'

const fieldNotebooks: Form = {
  picture: 'field-notebooks',
  category: 'paper/notebooks/pocket-notebooks',
  note: 'Sewn with linen thread through the fold, so they open flat on the first page and on the last.',
  details: [
    ['Paper', '90 g, cream, takes a fountain pen'],
    ['Size', 'A6, 64 pages each'],
    ['Cover', 'Bookcloth'],
    ['Made in', 'Hay-on-Wye'],
  ],
  pieces: [
    {
      name: 'Field notebooks, set of three',
      picture: 'field-notebooks',
      lead: 'Green, clay and oat, and a pencil: one for the pocket, one for the bag, one to lose.',
      price: 2400,
      sale: 0,
      sold: 388,
      reviews: 60,
      aim: 4.9,
      age: 760,
    },
    {
      name: 'Field notebooks, set of three, with a ruling',
      picture: 'notebooks-ruling',
      lead: 'Choose the lines. The dots are five millimetres apart, as dots should be.',
      sizes: ['Ruling', ['Plain', 2400], ['Lined', 2400], ['Dotted', 2600], ['Squared', 2600]],
      extra: ['Size', ['A6', 0], ['A5', 900]],
      details: { Size: 'A6 or A5, 64 pages each' },
    },
    {
      name: 'Large notebooks, set of three',
      picture: 'notebooks-large',
      category: 'paper/notebooks/large-notebooks',
      lead: 'A4 for people who draw arrows.',
      price: 4200,
      details: { Size: 'A4, 80 pages each' },
    },
    {
      name: 'Workshop notebook',
      picture: 'workshop-notebook',
      category: 'paper/notebooks/large-notebooks',
      lead: 'Squared paper, a cover that can be wiped, and a ruler printed along the edge.',
      price: 1800,
      details: {
        Size: 'B5, 120 pages',
        Cover: 'Oilcloth',
        Contents: 'One',
      },
    },
    {
      name: 'A year of notebooks, twelve',
      picture: 'notebooks-year',
      category: 'paper/notebooks/pocket-notebooks',
      lead: 'One for each month in a slipcase, with the month left for you to write.',
      price: 8400,
      sale: 15,
      details: { Contents: 'Twelve notebooks' },
    },
  ],
}

const linenJournal: Form = {
  picture: 'linen-journal',
  category: 'paper/journals/blank-and-dotted',
  note: 'Bound in linen from the weavers of Common Thread, with a ribbon, an elastic band and a pocket in the back cover.',
  details: [
    ['Paper', '100 g, ivory, no show-through'],
    ['Size', 'A5, 192 pages'],
    ['Cover', 'Linen over board'],
    ['Made in', 'Hay-on-Wye'],
  ],
  pieces: [
    {
      name: 'Linen journal',
      picture: 'linen-journal',
      lead: 'A book to be written in for a year, and kept for forty.',
      price: 2800,
      extra: ['Ruling', ['Plain', 0], ['Lined', 0], ['Dotted', 0]],
      sold: 168,
      reviews: 41,
      aim: 4.7,
    },
    {
      name: 'Linen journal with numbered pages, two ribbons, an index, a loop for the pencil and a pocket for tickets, forest, dotted',
      picture: 'journal-complete',
      lead: 'Everything that people have asked us for in eleven years, in one book.',
      colours: ['forest'],
      price: 3600,
    },
    {
      name: 'Linen journal, clay',
      lead: 'The colour of a flower pot; it hides the coffee rings best.',
      colours: ['clay'],
      price: 2800,
    },
    {
      name: 'Linen diary, week on two pages',
      picture: 'linen-diary',
      category: 'paper/journals/diaries',
      lead: 'Without printed dates, so that it can begin on any Monday.',
      colours: ['navy', 'oat', 'clay'],
      price: 3200,
      details: { Size: 'A5, 128 pages' },
    },
    {
      name: 'Five-year diary',
      picture: 'five-year-diary',
      category: 'paper/journals/diaries',
      lead: 'Five short lines a day, five years on a page: see what you worried about.',
      colours: ['oat', 'forest'],
      price: 4200,
      details: { Size: 'A5, 376 pages' },
      stock: 2,
    },
    {
      name: 'Pocket journal, linen',
      picture: 'pocket-journal',
      lead: 'The journal at the size of a passport.',
      colours: ['navy', 'forest', 'clay', 'oat'],
      price: 1900,
      details: { Size: '9 × 13 cm, 144 pages' },
    },
  ],
}

const storyTrio: Form = {
  picture: 'story-trio',
  category: 'paper/books/novels',
  note: 'Set in our own room, printed on the mill’s paper and bound in plain jackets, because a good book needs no shouting. The bookend is not included.',
  details: [
    ['Format', 'Three volumes, sewn, cloth spine'],
    ['Size', '12 × 19 cm'],
    ['Language', 'English'],
    ['Made in', 'Hay-on-Wye'],
  ],
  pieces: [
    {
      name: 'Three novels by the sea',
      picture: 'story-trio',
      lead: 'A lighthouse, a ferry and an aunt: three short novels to be read with wet hair.',
      price: 3900,
      sold: 57,
    },
    {
      name: 'Three novels for a long winter',
      picture: 'novels-winter',
      lead: 'Snow in all of them, and a stove in two.',
      price: 3900,
    },
    {
      name: 'Short stories, three slim volumes',
      picture: 'short-stories',
      category: 'paper/books/short-stories',
      lead: 'Forty stories, none longer than a bath.',
      price: 3400,
    },
    {
      name: 'Slow journeys, three accounts',
      picture: 'slow-journeys',
      category: 'paper/books/travel-writing',
      lead: 'On foot, by canal boat and by mule, with maps that fold out.',
      price: 4200,
      age: 11,
      reviews: 0,
      sold: 5,
    },
    {
      name: 'Ghost stories for reading aloud',
      picture: 'ghost-stories',
      category: 'paper/books/short-stories',
      lead: 'Each lasts for one candle. Three volumes, from uneasy to do not.',
      price: 3600,
      sale: 20,
    },
  ],
}

const letterSet: Form = {
  picture: 'letter-set',
  category: 'paper/letters',
  note: 'The sheets are torn along a ruler, not cut, so every edge is a little soft. Tied with string that you can use again.',
  details: [
    ['Paper', '120 g, cotton'],
    ['Size', 'A5 sheets, C6 envelopes'],
    ['Contents', '20 sheets, 20 envelopes'],
    ['Made in', 'Hay-on-Wye'],
  ],
  pieces: [
    {
      name: 'Letter set, twenty and twenty',
      picture: 'letter-set',
      lead: 'Paper that makes you write more slowly, and envelopes lined with tissue.',
      price: 2200,
    },
    {
      name: 'Letter set with your name',
      picture: 'letter-name',
      lead: 'Your name and address at the top, set by hand in one line.',
      price: 4800,
      extra: ['Ink', ['Black', 0], ['Blue', 0], ['Rust', 200]],
      details: { Contents: '40 sheets, 40 envelopes' },
    },
    {
      name: 'Cards and envelopes, ten',
      picture: 'cards-ten',
      lead: 'For thanks, for sorry, and for the neighbour who took in the parcel.',
      price: 1400,
      details: { Paper: '300 g, cotton', Size: 'A6 cards, C6 envelopes', Contents: '10 cards, 10 envelopes' },
    },
    {
      name: 'Letter set, fifty and fifty',
      picture: 'letter-fifty',
      lead: 'For people who answer.',
      price: 4600,
      details: { Contents: '50 sheets and 50 envelopes' },
    },
  ],
}

const pencilCup: Form = {
  picture: 'pencil-cup',
  category: 'paper/desk',
  note: 'Turned from offcuts of a joiner’s bench; the pencils are cedar with a core that does not crumble.',
  details: [
    ['Material', 'Ash, oiled'],
    ['Size', '10 cm high, 8 cm across'],
    ['Made in', 'Hay-on-Wye'],
  ],
  pieces: [
    {
      name: 'Pencil cup with five pencils',
      picture: 'pencil-cup',
      lead: 'A wooden cup and five colours, so that the desk has one cheerful corner.',
      price: 2600,
      sold: 72,
    },
    {
      name: 'Pencil cup with five pencils, your colours',
      picture: 'pencil-cup-colours',
      category: 'paper/pencils',
      lead: 'The five that are always the first to be short, and the cup that keeps them together.',
      price: 2400,
      extra: ['Colors', ['Bright', 0], ['Earth', 0], ['Blues', 0]],
      sale: 0,
    },
    {
      name: 'Pencil cup with twelve pencils',
      picture: 'pencil-cup-twelve',
      category: 'paper/pencils',
      lead: 'Twelve colours in a cup, soft enough for shading and hard enough for maps.',
      price: 3600,
      details: { Contents: 'Twelve pencils and the cup' },
    },
    {
      name: 'Pencil cup, walnut offcuts',
      picture: 'pencil-cup-walnut',
      lead: 'Darker, and a little heavier. Each one has a different grain, as offcuts do.',
      price: 2900,
      details: { Material: 'Walnut, oiled' },
      stock: 1,
    },
  ],
}

export const paperMillLane = shelf('paper-mill-lane', [
  fieldNotebooks,
  linenJournal,
  storyTrio,
  letterSet,
  pencilCup,
])
