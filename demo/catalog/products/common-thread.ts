import { type Form, shelf } from '../shelf.ts'

const linenCushion: Form = {
  picture: 'linen-cushion',
  category: 'textiles/cushions/filled-cushions',
  note: 'Woven from flax that grew within sight of the looms, dyed in the piece and washed until it is soft. The zip hides in the lower seam.',
  details: [
    ['Cover', '100 % linen'],
    ['Filling', 'Feather in cotton'],
    ['Size', '50 × 50 cm'],
    ['Care', 'Cover at 40 °C'],
    ['Made in', 'Guimarães'],
  ],
  pieces: [
    {
      name: 'Linen cushion',
      lead: 'A square of colour for a sofa that has gone quiet.',
      points: ['Feather or wool inside', 'Plump corners that stay plump', 'The cover comes off in a breath'],
      sizes: ['Size', ['40 × 40 cm', 3400], ['50 × 50 cm', 4200], ['60 × 60 cm', 5200]],
      extra: ['Filling', ['Feather', 0], ['Wool', 600]],
      details: { Filling: 'Feather or wool, in cotton', Size: '40, 50 or 60 cm' },
      sold: 196,
      reviews: 45,
      aim: 4.8,
    },
    {
      name: 'Linen cushion, mustard',
      lead: 'Weld and a pinch of iron: the yellow of lichen on a south wall.',
      colours: ['mustard'],
      price: 4200,
      sold: 133,
      reviews: 37,
    },
    {
      name: 'Linen cushion, indigo',
      lead: 'Seven dips in the vat, and a little lighter along the seams.',
      colours: ['indigo'],
      price: 4600,
      sale: 20,
    },
    {
      name: 'Linen cushion cover',
      category: 'textiles/cushions/cushion-covers',
      lead: 'Only the cover, for the cushion that you have.',
      colours: ['sage', 'clay', 'mustard', 'indigo'],
      price: 2600,
      extra: ['Size', ['40 × 40 cm', 0], ['50 × 50 cm', 400]],
      details: { Filling: '', Size: '40 or 50 cm', Photograph: 'Shows it filled' },
    },
    {
      name: 'Linen seat cushion with ties',
      category: 'textiles/cushions/seat-cushions',
      lead: 'Flat and firm, with four ties, so that the chair keeps it.',
      colours: ['clay', 'sage'],
      price: 3200,
      details: { Size: '42 × 42 cm, 4 cm thick', Filling: 'Wool felt' },
    },
    {
      name: 'Linen cushions, pair, clay and sage',
      category: 'textiles/sets',
      lead: 'Two colours that were dyed to lean on each other.',
      colours: ['clay'],
      price: 7800,
      details: { Contents: 'Two cushions of 50 × 50 cm', Photograph: 'Shows clay' },
      sale: 10,
    },
    {
      name: 'Lavender pillow',
      lead: 'A hand-sized linen cushion with a spoon of lavender, for drawers and restless nights.',
      note: 'Sewn from what is left of the big cushions. A squeeze brings back the scent; a drop of oil does so after years.',
      colours: ['sage', 'indigo'],
      price: 1400,
      details: { Size: '16 × 16 cm', Filling: 'Wool and lavender' },
    },
  ],
}

const bolster: Form = {
  picture: 'bolster',
  category: 'textiles/bolsters',
  note: 'The ends are piped in the same linen and drawn together under a covered button.',
  details: [
    ['Cover', '100 % linen'],
    ['Filling', 'Wool from the Serra da Estrela'],
    ['Size', '60 cm long, 20 cm thick'],
    ['Care', 'Cover at 40 °C'],
    ['Made in', 'Guimarães'],
  ],
  pieces: [
    {
      name: 'Round bolster',
      lead: 'Behind the neck, under the knees, against the draught: it does not mind which.',
      price: 5800,
    },
    {
      name: 'Long bolster for a bed',
      lead: 'As wide as the bed, so that you can sit up in it like somebody in a novel.',
      colours: ['forest', 'oat', 'rust'],
      sizes: ['Length', ['90 cm', 7800], ['140 cm', 10400], ['160 cm', 11600]],
      details: { Size: '90 to 160 cm long, 22 cm thick' },
    },
    {
      name: 'Yoga bolster, buckwheat',
      lead: 'Heavier and firmer, with a handle, for lying on the floor with a purpose.',
      colours: ['oat', 'forest'],
      price: 6900,
      details: { Filling: 'Buckwheat hulls', Size: '66 cm long, 23 cm thick' },
    },
    {
      name: 'Draught bolster for doors',
      lead: 'Thin and heavy with sand. The cat will think that it is hers.',
      colours: ['rust'],
      price: 3600,
      details: { Filling: 'Sand and wool', Size: '90 cm long, 9 cm thick' },
      sale: 15,
    },
  ],
}

const foldedThrow: Form = {
  picture: 'folded-throw',
  category: 'textiles/throws/wool-throws',
  note: 'Spun and woven from one flock, fulled in the stream below the mill, with a fringe knotted by hand.',
  details: [
    ['Material', '100 % wool'],
    ['Size', '130 × 180 cm'],
    ['Weight', '1.1 kg'],
    ['Care', 'Air it; wash by hand, cold'],
    ['Made in', 'Guimarães'],
  ],
  pieces: [
    {
      name: 'Wool throw with fringe',
      lead: 'Light enough for the sofa, warm enough for the porch.',
      price: 12800,
      sold: 112,
      reviews: 31,
      aim: 4.8,
    },
    {
      name: 'Wool throw, ochre',
      lead: 'Onion skins, a copper pot and patience.',
      colours: ['ochre'],
      price: 12800,
      sale: 25,
    },
    {
      name: 'Wool blanket for a double bed',
      lead: 'Wide enough to end an old argument.',
      colours: ['grey', 'ochre'],
      price: 22800,
      details: { Size: '220 × 240 cm', Weight: '2.6 kg' },
    },
    {
      name: 'Lambswool blanket for a cot',
      category: 'textiles/throws/baby-blankets',
      lead: 'First shearing, so soft that grandmothers keep one for themselves.',
      colours: ['rose', 'grey', 'ochre'],
      price: 7400,
      details: { Material: '100 % lambswool', Size: '75 × 100 cm', Weight: '350 g' },
    },
    {
      name: 'Travel blanket with a strap',
      lead: 'Rolls into its own leather strap and hangs from the backpack.',
      colours: ['grey', 'ochre', 'rose'],
      price: 9800,
      details: { Size: '110 × 150 cm', Weight: '800 g' },
      soldOut: ['Rose'],
    },
  ],
}

const teaTowels: Form = {
  picture: 'tea-towels',
  category: 'textiles/kitchen-linen',
  note: 'Half linen, half cotton: one dries, the other lasts. The stripe is woven in and does not wash out.',
  details: [
    ['Material', '55 % linen, 45 % cotton'],
    ['Size', '50 × 70 cm'],
    ['Care', '60 °C, gets better'],
    ['Made in', 'Guimarães'],
  ],
  pieces: [
    {
      name: 'Striped tea towels, set of three',
      lead: 'Three stripes, three towels: glasses, hands, and bread.',
      price: 2900,
      sold: 160,
      reviews: 39,
    },
    {
      name: 'Striped napkins, set of six',
      lead: 'The towel stripe, cut smaller and hemmed with a mitred corner.',
      price: 4200,
      details: { Size: '42 × 42 cm', Contents: 'Six napkins', Photograph: 'Shows the towels' },
    },
    {
      name: 'Tea towel, one',
      lead: 'In case the three have become two.',
      price: 1100,
      extra: ['Stripe', ['Blue', 0], ['Rust', 0], ['Green', 0]],
      sale: 0,
    },
    {
      name: 'Striped tea towels, set of six',
      lead: 'Six, so that one can be wet, one in the wash, and four look after the plates.',
      price: 4800,
      details: { Contents: 'Six towels' },
      age: 4,
      reviews: 0,
      sold: 3,
    },
  ],
}

const floorPouf: Form = {
  picture: 'floor-pouf',
  category: 'textiles/floor-cushions',
  note: 'Knitted on two broomsticks from cotton cord that the mill would have thrown away.',
  details: [
    ['Cover', 'Recycled cotton cord'],
    ['Filling', 'Cotton offcuts'],
    ['Size', '50 cm across, 35 cm high'],
    ['Weight', '5.8 kg'],
    ['Made in', 'Guimarães'],
  ],
  pieces: [
    {
      name: 'Knitted floor pouf',
      category: 'furniture/poufs',
      lead: 'A seat for one, or a place for two feet.',
      price: 8900,
      sold: 90,
    },
    {
      name: 'Knitted floor pouf, large',
      category: 'furniture/poufs',
      lead: 'For reading, and for dogs with expectations.',
      colours: ['moss', 'oat', 'clay'],
      price: 13800,
      details: { Size: '70 cm across, 38 cm high', Weight: '9.5 kg' },
    },
    {
      name: 'Flat floor cushion, knitted',
      lead: 'Low, for tea on the floor. Stack three and it is a pouf.',
      colours: ['clay', 'moss'],
      price: 6400,
      details: { Size: '60 cm across, 14 cm high', Weight: '3 kg' },
      sale: 20,
    },
    {
      name: 'Pouf for a nursery',
      category: 'furniture/children',
      lead: 'Small enough to be pushed about, heavy enough to be climbed.',
      colours: ['oat', 'clay'],
      price: 5900,
      details: { Size: '36 cm across, 26 cm high', Weight: '2.6 kg' },
    },
    {
      name: 'Knitted floor pouf, small',
      lead: 'For feet, for books, and for guests of four years.',
      colours: ['moss', 'clay', 'oat'],
      price: 8200,
      details: { Size: '38 cm across, 24 cm high', Weight: '3 kg' },
    },
  ],
}

export const commonThread = shelf('common-thread', [linenCushion, bolster, foldedThrow, teaTowels, floorPouf])
