import { type Form, shelf } from '../shelf.ts'

const noonWatch: Form = {
  picture: 'noon-watch',
  category: 'jewellery/watches/quartz-watches',
  colour: 'Strap',
  note: 'Domed glass, brushed case, one line for each hour. We set every watch by the noon signal before it goes into its box.',
  details: [
    ['Case', 'Stainless steel, 38 mm'],
    ['Glass', 'Sapphire, domed'],
    ['Strap', 'Calf leather, 18 mm'],
    ['Water', '5 bar'],
    ['Made in', 'Besançon'],
  ],
  pieces: [
    {
      name: 'Noon watch',
      lead: 'A watch that tells the time and leaves the rest to you.',
      sizes: ['Case', ['34 mm', 18800], ['38 mm', 19800]],
      details: { Case: 'Stainless steel, 34 or 38 mm', Movement: 'Swiss quartz, battery for five years' },
      sold: 118,
      reviews: 33,
      aim: 4.7,
    },
    {
      name: 'Noon automatic',
      category: 'jewellery/watches/automatic-watches',
      lead: 'Wound by your wrist, with a window in the back to watch it happen.',
      colours: ['ink', 'chestnut', 'forest'],
      price: 48800,
      details: { Case: 'Stainless steel, 39 mm', Movement: 'Automatic, 41 hours' },
    },
    {
      name: 'Noon watch, small',
      lead: 'Thirty-two millimetres, a thinner strap, the same noon.',
      colours: ['forest', 'chestnut', 'ink'],
      extra: ['Length', ['Short', 0], ['Regular', 0], ['Long', 0]],
      price: 17800,
      details: { Case: 'Stainless steel, 32 mm' },
    },
  ],
}

const signetRing: Form = {
  picture: 'signet-ring',
  category: 'jewellery/rings',
  colour: 'Metal',
  called: { gold: 'Gold, 9 carat', silver: 'Sterling silver' },
  note: 'Cast in sand, filed by hand and hallmarked in Besançon. The metal was something else before: spoons, mostly.',
  details: [
    ['Material', 'Recycled gold or silver'],
    ['Face', '11 × 9 mm'],
    ['Weight', '5 to 7 g'],
    ['Made in', 'Besançon'],
  ],
  pieces: [
    {
      name: 'Signet ring, oval',
      lead: 'A plain oval face, left empty for whatever you come to stand for.',
      colours: ['silver'],
      sizes: [
        'Size',
        ['50', 14800],
        ['52', 14800],
        ['54', 14800],
        ['56', 14800],
        ['58', 15800],
        ['60', 15800],
      ],
      details: { Material: 'Recycled silver', Size: 'Inner circumference in millimetres' },
      sale: 0,
    },
    {
      name: 'Signet ring, gold',
      lead: 'The same oval in gold that was wedding rings and a tooth.',
      colours: ['gold'],
      sizes: ['Size', ['50', 49800], ['52', 49800], ['54', 51800], ['56', 51800], ['58', 53800]],
      details: { Material: 'Recycled gold, 9 carat', Size: 'Inner circumference in millimetres' },
      sale: 0,
    },
  ],
}

const hoopEarrings: Form = {
  picture: 'hoop-earrings',
  category: 'jewellery/earrings',
  colour: 'Metal',
  called: { gold: 'Gold plate on silver', silver: 'Sterling silver' },
  note: 'Drawn tube, so they are large without being heavy. The hinge clicks shut, and you hear it.',
  details: [
    ['Material', 'Recycled sterling silver'],
    ['Size', '22 mm across, 3 mm thick'],
    ['Weight', '2.1 g each'],
    ['Made in', 'Besançon'],
  ],
  pieces: [
    {
      name: 'Hoop earrings',
      lead: 'Round, light, for every day including Sunday.',
      colours: ['silver', 'gold'],
      sizes: ['Size', ['14 mm', 4800], ['22 mm', 5800], ['34 mm', 7200]],
      details: { Size: '14 to 34 mm across' },
      sold: 148,
      reviews: 36,
    },
    {
      name: 'Hoop earrings, gold',
      lead: 'Three microns of gold on silver, which is three times the usual.',
      colours: ['gold'],
      price: 6800,
      sale: 25,
    },
  ],
}

const beadBracelet: Form = {
  picture: 'bead-bracelet',
  category: 'jewellery/bracelets',
  colour: 'Stone',
  note: 'Strung on silk with a knot after every bead, so that a broken thread loses one and not all.',
  details: [
    ['Material', 'Natural stone, one bead of 14 carat gold'],
    ['Bead', '6 mm'],
    ['Closure', 'Silver hook'],
    ['Made in', 'Besançon'],
  ],
  pieces: [
    {
      name: 'Bead bracelet',
      lead: 'Round stones and one that shines.',
      colours: ['jade', 'lapis', 'coral'],
      sizes: ['Length', ['16 cm', 6200], ['18 cm', 6200], ['20 cm', 6600]],
      sold: 86,
    },
    {
      name: 'Bead bracelet, lapis',
      lead: 'Lapis with its own small stars of pyrite.',
      colours: ['lapis'],
      price: 6400,
    },
    {
      name: 'Bead bracelet, coral red',
      lead: 'Bamboo root dyed by hand: the red of coral, which is better left in the sea.',
      colours: ['coral'],
      price: 5400,
      details: { Material: 'Dyed bamboo root, one bead of 14 carat gold' },
      sale: 15,
    },
  ],
}

export const meridian = shelf('meridian', [noonWatch, signetRing, hoopEarrings, beadBracelet])
