import { type Form, shelf } from '../shelf.ts'

const threeLegStool: Form = {
  picture: 'three-leg-stool',
  category: 'furniture/stools/low-stools',
  colour: 'Wood',
  called: { black: 'Black ash' },
  note: 'Three legs stand on any floor. They are wedged through the seat, so the joint gets tighter with every year of sitting.',
  details: [
    ['Material', 'Solid wood, hard wax oil'],
    ['Size', '44 cm high, 34 cm across'],
    ['Carries', '150 kg'],
    ['Assembly', 'None'],
    ['Made in', 'Aarhus'],
  ],
  pieces: [
    {
      name: 'Three-leg stool',
      lead: 'A seat, a bedside table, a ladder of one step.',
      price: 16800,
      sold: 96,
      reviews: 34,
      aim: 4.7,
    },
    {
      name: 'Three-leg stool, oak',
      lead: 'Oak from a wood near Silkeborg, with the medullary rays that carpenters show their friends.',
      colours: ['oak'],
      price: 16800,
      sale: 15,
    },
    {
      name: 'Three-leg stool, black ash',
      lead: 'Stained with iron and vinegar until only the grain tells you that it is wood.',
      colours: ['black'],
      price: 17800,
    },
    {
      name: 'Counter stool, three legs',
      category: 'furniture/stools/counter-stools',
      lead: 'The stool with longer legs and a ring to rest your feet on.',
      colours: ['walnut', 'oak', 'black'],
      sizes: ['Height', ['63 cm', 22800], ['75 cm', 24800]],
      details: { Size: '63 or 75 cm high, 36 cm across' },
    },
    {
      name: 'Little stool for children',
      category: 'furniture/children',
      lead: 'Reaches the basin, survives the felt pens, becomes a heirloom.',
      colours: ['oak', 'black'],
      price: 8900,
      details: { Size: '26 cm high, 26 cm across', Carries: '100 kg' },
    },
    {
      name: 'Milking stool, walnut',
      lead: 'Low, with a hollowed seat. Nobody milks; everybody puts on shoes.',
      colours: ['walnut'],
      price: 14200,
      details: { Size: '32 cm high, 32 cm across' },
      stock: 2,
    },
  ],
}

const diningChair: Form = {
  picture: 'dining-chair',
  category: 'furniture/chairs/dining-chairs',
  colour: 'Seat',
  note: 'The back rail is steamed and bent from one piece. The seat lifts out with two screws and can be covered again in any cloth you like.',
  details: [
    ['Material', 'Solid beech, wool cloth'],
    ['Size', '80 cm high, seat at 46 cm'],
    ['Carries', '160 kg'],
    ['Assembly', 'None'],
    ['Made in', 'Aarhus'],
  ],
  pieces: [
    {
      name: 'Dining chair with a bent back',
      lead: 'For the kind of dinner at which nobody wants to get up.',
      price: 24500,
      sold: 71,
      reviews: 22,
      aim: 4.7,
    },
    {
      name: 'Dining chairs, pair',
      category: 'furniture/chairs/sets',
      lead: 'Two chairs cut from the same plank.',
      colours: ['navy', 'green', 'rust'],
      price: 46800,
      details: { Contents: 'Two chairs', Photograph: 'Shows one' },
    },
    {
      name: 'Dining chairs, set of four',
      category: 'furniture/chairs/sets',
      lead: 'Four for the table, at the price of three and a half.',
      colours: ['rust', 'green'],
      price: 89600,
      details: { Contents: 'Four chairs', Photograph: 'Shows one' },
      sale: 0,
    },
    {
      name: 'Desk chair with a bent back',
      category: 'furniture/chairs/desk-chairs',
      lead: 'A little lower in the back, a little deeper in the seat, no wheels and no levers.',
      colours: ['green', 'navy'],
      price: 26800,
      details: { Size: '78 cm high, seat at 45 cm' },
      sale: 20,
    },
    {
      name: 'Dining chair with a bent back, low',
      lead: 'Three centimetres shorter in the legs, for low tables and for people whose feet never reached.',
      colours: ['rust', 'navy', 'green'],
      price: 22800,
      details: { Size: '48 × 50 × 77 cm' },
      sale: 0,
    },
    {
      name: 'Chair for a small person',
      category: 'furniture/children',
      lead: 'The dining chair at half its height, with the same joints and the same wool.',
      colours: ['green', 'rust'],
      price: 13800,
      details: { Size: '52 cm high, seat at 28 cm', Carries: '80 kg' },
    },
  ],
}

const sideTable: Form = {
  picture: 'side-table',
  category: 'furniture/tables/side-tables',
  colour: 'Wood',
  note: 'The top is glued from three boards with the grain running through, and its edge is cut under so that it looks thinner than it is.',
  details: [
    ['Material', 'Solid wood, hard wax oil'],
    ['Size', '50 cm high, 45 cm across'],
    ['Assembly', 'Three legs to screw in by hand'],
    ['Made in', 'Aarhus'],
  ],
  pieces: [
    {
      name: 'Round side table',
      lead: 'Room for a lamp, a cup and the book underneath.',
      sizes: ['Top', ['38 cm', 17800], ['45 cm', 19800], ['55 cm', 23800]],
      details: { Size: '50 cm high, 38 to 55 cm across' },
      sold: 64,
    },
    {
      name: 'Bedside table, round',
      category: 'furniture/tables/bedside-tables',
      lead: 'A raised lip keeps the glasses from falling off in the night.',
      colours: ['walnut', 'oak'],
      price: 18800,
      details: { Size: '46 cm high, 38 cm across' },
    },
    {
      name: 'Low table for a sofa',
      lead: 'Wide and low, with legs that splay just short of your shins.',
      colours: ['oak', 'walnut'],
      price: 32800,
      details: { Size: '36 cm high, 70 cm across', Carries: '60 kg' },
    },
    {
      name: 'Tables that nest, pair',
      lead: 'The smaller one sleeps under the larger one until there are guests.',
      colours: ['walnut'],
      price: 34800,
      details: { Contents: 'Two tables, 45 and 55 cm across', Photograph: 'Shows one' },
      sale: 10,
      stock: 1,
    },
  ],
}

const lowBench: Form = {
  picture: 'low-bench',
  category: 'furniture/benches',
  colour: 'Wood',
  note: 'One long board with its bark edge planed away, and four legs that go right through it.',
  details: [
    ['Material', 'Solid wood, hard wax oil'],
    ['Size', '120 × 34 × 43 cm'],
    ['Carries', '260 kg'],
    ['Assembly', 'None'],
    ['Made in', 'Aarhus'],
  ],
  pieces: [
    {
      name: 'Long low bench',
      lead: 'For the hall, for the foot of the bed, for the side of the table where children climb.',
      sizes: ['Length', ['90 cm', 28800], ['120 cm', 34800], ['160 cm', 42800]],
      details: { Size: '90 to 160 cm long, 34 cm deep, 43 cm high' },
    },
    {
      name: 'Hall bench with a rail for shoes',
      lead: 'A slatted shelf below, at the height of boots.',
      colours: ['oak'],
      price: 38800,
      details: { Size: '100 × 34 × 45 cm' },
    },
    {
      name: 'Bench for the garden, larch oil',
      lead: 'The same bench with an oil for weather. It goes silver in its second summer.',
      colours: ['oak'],
      price: 39800,
      details: { Material: 'Solid oak, larch oil' },
      sale: 25,
    },
    {
      name: 'Piano bench, walnut',
      lead: 'Short, deep and exactly as high as a piano wants it.',
      colours: ['walnut'],
      price: 36800,
      details: { Size: '76 × 36 × 49 cm' },
      stock: 0,
      sale: 0,
    },
  ],
}

const cubeShelf: Form = {
  picture: 'cube-shelf',
  category: 'furniture/shelves',
  note: 'Dovetailed at every corner, so it needs no back and no screws, and it can be stacked. Books and vase are ours.',
  details: [
    ['Material', 'Solid ash, soap finish'],
    ['Size', '80 × 40 × 30 cm'],
    ['Carries', '40 kg a bay'],
    ['Assembly', 'None'],
    ['Made in', 'Aarhus'],
  ],
  pieces: [
    {
      name: 'Cube shelf, two bays',
      lead: 'Stands, lies or hangs, and looks intended each time.',
      price: 22800,
    },
    {
      name: 'Cube shelves, stack of three',
      lead: 'Six bays to pile up as the wall allows, with pegs so that they stay there.',
      price: 63800,
      details: { Size: '80 × 120 × 30 cm stacked', Contents: 'Three shelves', Photograph: 'Shows one' },
    },
    {
      name: 'Record shelf, two bays',
      lead: 'The cube shelf, two centimetres deeper and a little taller. You know why.',
      price: 25800,
      details: { Size: '80 × 42 × 34 cm' },
    },
    {
      name: 'Cube shelf for a nursery',
      category: 'furniture/children',
      lead: 'Rounded at every edge and low enough to be put in order by its owner.',
      price: 19800,
      details: { Size: '70 × 35 × 30 cm' },
    },
  ],
}

export const foldAndTimber = shelf('fold-and-timber', [
  threeLegStool,
  diningChair,
  sideTable,
  lowBench,
  cubeShelf,
])
