import { type Form, shelf } from '../shelf.ts'

const rippleTumbler: Form = {
  picture: 'ripple-tumbler',
  category: 'kitchen/glasses/tumblers',
  note: 'Blown into a fluted mould and opened by hand, so the rim is thin and the foot is heavy. Small bubbles are breath, not faults.',
  details: [
    ['Material', 'Lead-free glass'],
    ['Size', '9.5 cm high, 8 cm across'],
    ['Capacity', '260 ml'],
    ['Care', 'Dishwasher safe up to 55 °C'],
    ['Made in', 'Kosta'],
  ],
  pieces: [
    {
      name: 'Ripple tumblers, pair',
      picture: 'ripple-tumbler',
      lead: 'Two fluted glasses that sit well in the hand and do not slip when they are wet.',
      price: 3200,
      sold: 187,
      reviews: 44,
      aim: 4.8,
    },
    {
      name: 'Ripple tumblers, set of six',
      picture: 'ripple-six',
      lead: 'Six of them, for water every day and something better on Fridays.',
      colours: ['amber', 'clear', 'sea'],
      price: 8700,
      details: { Contents: 'Six glasses' },
      sale: 15,
    },
    {
      name: 'Ripple highball',
      picture: 'ripple-highball',
      lead: 'The tall one, for iced tea, with room for a branch of mint.',
      colours: ['sea', 'clear'],
      price: 2100,
      details: { Size: '14 cm high', Capacity: '380 ml' },
    },
    {
      name: 'Ripple tumblers, sea, pair',
      picture: 'ripple-sea',
      alike: true,
      lead: 'The green of the bottle bank, melted down and given another chance.',
      colours: ['sea'],
      price: 3400,
    },
    {
      name: 'Ripple tumblers, amber, pair',
      lead: 'Iron and a little sulphur in the melt: water looks like evening in it.',
      colours: ['amber'],
      price: 3400,
    },
    {
      name: 'Ripple shot glasses, set of four',
      picture: 'ripple-shots',
      lead: 'For aquavit, or for the egg that refuses every eggcup.',
      colours: ['clear', 'amber', 'sea'],
      price: 3600,
      details: {
        Size: '6 cm high',
        Capacity: '60 ml',
        Contents: 'Four glasses',
      },
    },
    {
      name: 'Ripple tumblers, one of each colour',
      picture: 'ripple-three',
      lead: 'Clear, amber and sea, so that nobody asks whose glass it is.',
      colours: ['amber'],
      price: 4600,
      details: { Contents: 'Three glasses, one in each colour' },
    },
  ],
}

const carafe: Form = {
  picture: 'carafe',
  category: 'kitchen/teapots-and-jugs/carafes',
  note: 'Blown without a mould; the stopper is a solid ball that is ground to its own carafe, and to no other.',
  details: [
    ['Material', 'Lead-free glass'],
    ['Size', '27 cm high'],
    ['Capacity', '1 l'],
    ['Care', 'By hand; a spoon of rice cleans the inside'],
    ['Made in', 'Kosta'],
  ],
  pieces: [
    {
      name: 'Ball carafe',
      slug: 'ball-carafe-1-l',
      picture: 'carafe',
      lead: 'Water on the table, with a stopper that rings when you set it down.',
      price: 5800,
      sold: 101,
    },
    {
      name: 'Ball carafe for the bedside',
      picture: 'carafe-bedside',
      lead: 'Half a litre, for the thirst at three in the morning.',
      price: 4200,
      details: { Size: '20 cm high', Capacity: '500 ml' },
    },
    {
      name: 'Ball decanter for wine',
      picture: 'decanter',
      lead: 'Wider in the belly, so that a young red can breathe.',
      price: 7400,
      details: { Size: '26 cm high, 19 cm across', Capacity: '1.5 l' },
      stock: 2,
    },
    {
      name: 'Ball carafe, half a litre',
      picture: 'carafe-half',
      lead: 'For one, for the study, or for cream. The ball is ground to its own neck, so the two stay a couple.',
      price: 4200,
      details: { Capacity: '0.5 l', Size: '22 cm high' },
      sale: 0,
      reviews: 4,
    },
  ],
}

const budVase: Form = {
  picture: 'bud-vase',
  category: 'decor/vases/glass-vases',
  note: 'The colour is in the glass and not on it. Heavy in the foot, so that a long branch does not tip it.',
  details: [
    ['Material', 'Coloured glass'],
    ['Size', '13 cm high, 8 cm across'],
    ['Opening', '1.6 cm'],
    ['Made in', 'Kosta'],
  ],
  pieces: [
    {
      name: 'Bud vase',
      picture: 'bud-vase',
      lead: 'For the one branch that you broke off on the way home.',
      price: 2600,
      sold: 156,
      reviews: 36,
    },
    {
      name: 'Bud vase, rose',
      picture: 'bud-rose',
      alike: true,
      lead: 'Gold in the melt turns it pink; a very small amount, or it would cost more than the house.',
      colours: ['rose'],
      price: 2900,
    },
    {
      name: 'Bud vases, row of three',
      picture: 'bud-three',
      lead: 'Sea, amber and rose for a window sill that gets the evening sun.',
      colours: ['amber'],
      price: 7000,
      sale: 20,
      details: { Contents: 'Three vases, one in each colour' },
    },
    {
      name: 'Stem vase',
      slug: 'stem-vase-24-cm',
      picture: 'stem-vase',
      lead: 'A bud vase that stretched: for tulips that want to lean.',
      colours: ['sea', 'rose', 'amber'],
      price: 4400,
      details: { Size: '24 cm high, 9 cm across', Opening: '2.2 cm' },
    },
    {
      name: 'Bud vase, second choice',
      picture: 'bud-second',
      alike: true,
      lead: 'A bubble too many, or a foot not quite round. It holds its branch just as well.',
      colours: ['amber', 'sea'],
      price: 1600,
      sale: 0,
      stock: 0,
    },
  ],
}

const wineGlass: Form = {
  picture: 'wine-glass',
  category: 'kitchen/glasses/wine-glasses',
  note: 'Stem and bowl are drawn from one gather, so there is no seam to break at.',
  details: [
    ['Material', 'Lead-free crystal'],
    ['Size', '21 cm high'],
    ['Capacity', '400 ml'],
    ['Care', 'Dishwasher safe, away from the edge'],
    ['Made in', 'Kosta'],
  ],
  pieces: [
    {
      name: 'Wine glasses, pair',
      picture: 'wine-glass',
      lead: 'A bowl for red and white alike, and a stem that is thinner than it feels.',
      price: 4900,
    },
    {
      name: 'Wine glasses, set of six',
      picture: 'wine-six',
      lead: 'Five for the guests and one for the one that somebody will drop.',
      price: 13400,
      details: { Contents: 'Six glasses' },
      sale: 10,
    },
    {
      name: 'Small wine glasses, pair',
      picture: 'wine-small',
      lead: 'For sherry, for port, and for kitchens without tall shelves.',
      price: 4200,
      details: { Size: '15 cm high', Capacity: '190 ml' },
    },
  ],
}

export const clearwaterGlass = shelf('clearwater-glass', [rippleTumbler, carafe, budVase, wineGlass])
