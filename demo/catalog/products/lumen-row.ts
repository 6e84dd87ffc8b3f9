import { type Form, shelf } from '../shelf.ts'

const mushroomLamp: Form = {
  picture: 'mushroom-lamp',
  category: 'lighting/table-lamps/metal',
  note: 'Spun from one sheet of steel, lacquered in five coats and polished between each. It burned for a night on our bench before it was packed.',
  details: [
    ['Material', 'Spun steel, lacquer'],
    ['Size', '32 cm high, 30 cm across'],
    ['Bulb', 'E27, up to 9 W; a warm one is included'],
    ['Cable', '1.8 m of cloth, dimmer on the cord'],
    ['Made in', 'Eindhoven'],
  ],
  pieces: [
    {
      name: 'Mushroom lamp, ember',
      lead: 'A dome of glossy orange that throws a round of light on the table and none in your eyes.',
      colours: ['ember'],
      price: 14900,
      sale: 20,
      sold: 318,
      reviews: 58,
      aim: 4.8,
      age: 480,
    },
    {
      name: 'Mushroom lamp',
      lead: 'The lamp that began the row, in four colours and two heights.',
      points: ['Dims down to a candle', 'The shade lifts off for dusting', 'Felt under the foot'],
      colours: ['cream', 'olive', 'cobalt', 'ember'],
      sizes: ['Height', ['24 cm', 11900], ['32 cm', 14900]],
      details: { Size: '24 or 32 cm high' },
      sold: 140,
    },
    {
      name: 'Mushroom lamp, cobalt',
      lead: 'The blue of enamel street signs, glossy enough to hold the window.',
      colours: ['cobalt'],
      price: 14900,
      soldOut: [],
      stock: 4,
    },
    {
      name: 'Little mushroom, cordless',
      category: 'lighting/cordless-lamps',
      lead: 'Eleven hours on one charge: from the kitchen to the balcony and back to bed.',
      colours: ['olive', 'ember', 'cream'],
      price: 8900,
      details: {
        Size: '19 cm high, 17 cm across',
        Bulb: 'Built-in LED, 2700 K, can be replaced with a screwdriver',
        Cable: 'USB-C, included',
      },
      sold: 131,
    },
    {
      name: 'Mushroom night light',
      category: 'lighting/bedside-lamps',
      lead: 'A small one that glows at a tenth of its strength when you touch the top.',
      colours: ['cream', 'cobalt'],
      price: 6400,
      details: { Size: '15 cm high', Bulb: 'Built-in LED, 2200 K', Cable: 'USB-C' },
    },
    {
      name: 'Mushroom lamps, pair',
      category: 'lighting/pairs',
      lead: 'One for each end of the sideboard, lacquered in the same hour.',
      colours: ['olive', 'ember'],
      price: 27800,
      details: { Contents: 'Two lamps of 32 cm', Photograph: 'Shows one' },
    },
  ],
}

const turnedLamp: Form = {
  picture: 'turned-lamp',
  category: 'lighting/table-lamps/ceramic',
  note: 'The base is turned on a wheel and glazed once, the shade sewn from washed linen over a wire frame. Both can be bought again on their own.',
  details: [
    ['Material', 'Glazed ceramic, linen'],
    ['Size', '44 cm high, 28 cm across'],
    ['Bulb', 'E27, up to 8 W, not included'],
    ['Cable', '2 m of cloth, switch on the cord'],
    ['Made in', 'Eindhoven'],
  ],
  pieces: [
    {
      name: 'Turned lamp, moss',
      lead: 'A base like a chess piece in a green that goes with books.',
      colours: ['moss'],
      price: 12800,
      sold: 88,
    },
    {
      name: 'Turned lamp',
      lead: 'A proper lamp for a proper side table: warm shade, heavy foot, no fuss.',
      colours: ['plum', 'sand', 'moss'],
      price: 12800,
      extra: ['Shade', ['Natural linen', 0], ['Oat linen', 0], ['Pleated linen', 1800]],
    },
    {
      name: 'Turned lamp for the bedside',
      category: 'lighting/bedside-lamps',
      lead: 'The same turning at two thirds of the height, so that it lights the page and not the ceiling.',
      colours: ['sand', 'moss', 'plum'],
      price: 9400,
      details: { Size: '30 cm high, 20 cm across' },
    },
    {
      name: 'Turned lamps, pair for the bedside',
      category: 'lighting/pairs',
      lead: 'His and hers, or yours and the stack of books.',
      colours: ['plum', 'sand'],
      price: 17600,
      details: { Size: '30 cm high, 20 cm across each', Contents: 'Two lamps', Photograph: 'Shows one' },
      sale: 10,
    },
    {
      name: 'Turned lamp, plum, with pleated shade',
      lead: 'Plum under pleats: the light comes out the colour of tea.',
      colours: ['plum'],
      price: 14600,
      stock: 1,
    },
  ],
}

const globeLamp: Form = {
  picture: 'globe-lamp',
  category: 'lighting/table-lamps/glass',
  note: 'The globe is mouth-blown opal glass in three layers, so that the bulb disappears and only the moon is left.',
  details: [
    ['Material', 'Opal glass, solid brass'],
    ['Size', '38 cm high, globe 20 cm'],
    ['Bulb', 'G9, 4 W, included'],
    ['Cable', '1.8 m, touch dimmer on the foot'],
    ['Made in', 'Eindhoven'],
  ],
  pieces: [
    {
      name: 'Globe lamp, brass',
      lead: 'A full moon on a brass stem, for the shelf that is always too dark.',
      price: 16800,
      sold: 77,
    },
    {
      name: 'Globe lamp, tall',
      lead: 'The moon again, on a stem that lifts it over the back of a sofa.',
      price: 19800,
      details: { Size: '52 cm high, globe 22 cm' },
    },
    {
      name: 'Globe lamp for the bedside',
      category: 'lighting/bedside-lamps',
      lead: 'Low and small, with a touch dimmer that your thumb finds in the dark.',
      price: 11900,
      details: { Size: '24 cm high, globe 14 cm' },
    },
    {
      name: 'Globe lamp, cordless',
      category: 'lighting/cordless-lamps',
      lead: 'Takes the moon into the garden for nine hours.',
      price: 13900,
      details: { Bulb: 'Built-in LED, 2700 K', Cable: 'USB-C, included', Size: '28 cm high, globe 14 cm' },
      age: 12,
      reviews: 2,
      sold: 14,
    },
  ],
}

const arcDeskLamp: Form = {
  picture: 'arc-desk-lamp',
  category: 'lighting/desk-lamps',
  note: 'Joints of turned brass that hold where you leave them and can be tightened with a coin.',
  details: [
    ['Material', 'Powder-coated steel, brass joints'],
    ['Reach', '62 cm'],
    ['Bulb', 'E14, up to 7 W; a neutral one is included'],
    ['Cable', '2 m of cloth'],
    ['Made in', 'Eindhoven'],
  ],
  pieces: [
    {
      name: 'Arc desk lamp',
      lead: 'A conical head on two arms that puts the light on the paper and leaves the screen alone.',
      price: 11800,
      sold: 134,
      reviews: 29,
      aim: 4.7,
    },
    {
      name: 'Arc desk lamp, mustard',
      lead: 'A yellow that makes tax returns nearly bearable.',
      colours: ['mustard'],
      price: 11800,
      sale: 15,
    },
    {
      name: 'Arc desk lamp, long reach',
      lead: 'For drawing tables and for desks with too many books in front.',
      colours: ['sage', 'ink'],
      price: 14800,
      details: { Reach: '86 cm' },
    },
    {
      name: 'Arc reading lamp for the bedside',
      category: 'lighting/bedside-lamps',
      lead: 'A short arm and a narrow cone: you read, the other side sleeps.',
      colours: ['ink', 'sage', 'mustard'],
      price: 8600,
      details: { Reach: '34 cm', Bulb: 'GU10, 3 W, included' },
    },
    {
      name: 'Arc desk lamp, cordless',
      category: 'lighting/cordless-lamps',
      lead: 'For the desk that is a kitchen table after six.',
      colours: ['sage', 'mustard'],
      price: 13200,
      details: { Bulb: 'Built-in LED, 3000 K', Cable: 'USB-C, included, eight hours on one charge' },
    },
  ],
}

const lanternLamp: Form = {
  picture: 'lantern-lamp',
  category: 'lighting/lanterns',
  note: 'Mulberry paper over split bamboo, glued with rice paste. It folds flat, and a torn rib can be papered over.',
  details: [
    ['Material', 'Mulberry paper, bamboo, beech legs'],
    ['Size', '40 cm high, 30 cm across'],
    ['Bulb', 'E27 LED, up to 6 W, not included'],
    ['Made in', 'Eindhoven, paper from Echizen'],
  ],
  pieces: [
    {
      name: 'Ribbed paper lantern',
      lead: 'Soft light in all directions, on three short legs that do not mind a rug.',
      price: 7900,
      sizes: ['Height', ['40 cm', 7900], ['60 cm', 10900]],
      details: { Size: '40 or 60 cm high' },
    },
    {
      name: 'Ribbed paper lantern, low',
      lead: 'Nearly a ball; good on the floor beside a plant.',
      price: 6900,
      details: { Size: '26 cm high, 34 cm across' },
    },
    {
      name: 'Ribbed paper lantern, small',
      lead: 'Twenty-six centimetres of the same light, for a shelf or for the floor of a hall.',
      price: 5200,
      details: { Size: '26 cm across, 34 cm high' },
      sale: 0,
    },
  ],
}

export const lumenRow = shelf('lumen-row', [mushroomLamp, turnedLamp, globeLamp, arcDeskLamp, lanternLamp])
