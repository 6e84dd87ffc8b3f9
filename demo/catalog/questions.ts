import { between, pick } from './chance.ts'
import { firstNames, initials } from './review-words/general.ts'
import type { SeedProduct, SeedQuestion } from './types.ts'

/** A question with its answer; without one it waits. */
type Asked = readonly [text: string, answer?: string]

/** By the product's slug, the newest first. What the shops say is what their products' pages say. */
const asked: Readonly<Record<string, readonly Asked[]>> = {
  'cove-mug-320-ml': [
    ['Does the 450 ml one fit under a small espresso machine? There are 11 cm below mine.'],
    [
      'Is the rim thick? I like a thin edge for tea.',
      'It is thrown thin and rounded, about three millimetres at the lip. Thicker than porcelain, thinner than most stoneware.',
    ],
    [
      'Will two mugs from different orders match?',
      'They match as siblings do. Every batch of forty has a shade of its own; what is in one order we take from one batch.',
    ],
    [
      'My dishwasher runs every day. Does the glaze go dull?',
      'No. It is fired twice and dishwasher safe, and the oldest ones in our own kitchen have been in it since 2014.',
    ],
  ],
  'nesting-bowls-set-of-three': [
    ['Can one buy the smallest bowl alone? I have broken mine.'],
    [
      'How much does the largest bowl hold?',
      'Filled to a finger below the rim about 1.8 litres: a salad for four.',
    ],
    [
      'Can the bowls go into the oven?',
      'For warming up, yes, if they go in cold and the oven warms with them. We would not bake in them: a sudden change of heat can crack stoneware.',
    ],
  ],
  'amphora-vase-terracotta': [
    [
      'Does it leave a ring on a wooden sideboard?',
      'It should not: the inside is sealed, so no water comes through the clay. For an oiled surface we would still put a saucer below.',
    ],
    [
      'How thick may a stem be?',
      'The opening is four centimetres wide. Three stems of magnolia go in, a whole bunch of tulips does not.',
    ],
  ],
  'field-notebooks-set-of-three': [
    [
      'Is the paper plain or lined?',
      'Plain, in all three. If you would like lines, the linen journal comes plain, lined or dotted.',
    ],
    [
      'Does a wet fountain pen come through?',
      'With a medium nib, no. With a broad, wet one you see a shadow on the back, but the ink stays on its page.',
    ],
  ],
  'linen-journal': [
    ['How wide are the lines?', 'Seven millimetres. The dots are five millimetres apart.'],
    [
      'Does it lie flat without being held?',
      'Yes, from the first page to the last: it is sewn in thin sections and not glued at the spine.',
    ],
  ],
  'fig-and-cedar-candle': [
    [
      'Does it smell sweet? I cannot stand vanilla.',
      'There is no vanilla in it. It is green and dry: fig leaf more than fig, and cedar shavings.',
    ],
    [
      'How does the last wax come out of the jar?',
      'When it is down to a finger, pour in hot water. The wax floats up and sets, and you lift it out in one piece. Then the jar goes into the dishwasher.',
    ],
  ],
  'market-tote-oat-canvas': [
    [
      'Can it be washed in the machine?',
      'Please do not: the leather would shrink before the canvas does. Brush it dry, and wax it once a year.',
    ],
    [
      'Are the handles long enough for a shoulder over a winter coat?',
      'Over a coat, yes, with room for a scarf. If they are too short for you, we can stitch on longer ones: the handles are made to be replaced.',
    ],
  ],
  'mushroom-lamp-ember': [
    [
      'Can I put in a brighter bulb?',
      'Up to 9 watts of LED with an E27 base, which is as bright as an old bulb of 60. The one that comes with it is a warm one.',
    ],
    ['Where is the switch?', 'On the cord: a dial that switches and dims.'],
  ],
  'arc-desk-lamp': [
    [
      'Does the arm sink after a while?',
      'The joints hold by friction, and they loosen a little within the first year. Tighten them with a coin, and they hold again.',
    ],
    ['Which bulb does it take?', 'E14, up to 7 watts. A neutral white one is included.'],
  ],
  'little-mushroom-cordless': [
    ['Can it stay plugged in all the time?', 'Yes. It stops charging by itself when it is full.'],
    [
      'What happens when the LED is worn out?',
      'You unscrew the foot and change it with a screwdriver. We sell the part, and will go on doing so.',
    ],
  ],
  'stacking-arches': [
    [
      'Does the color come off when a baby chews on it?',
      'No. It is water stain under linseed oil, and safe in a mouth. After a lot of chewing the wood gets paler; a drop of oil brings it back.',
    ],
    [
      'How do I clean them?',
      'With a damp cloth, and then let them dry in the air. Not in water: the arches come from one block and would no longer fit into each other.',
    ],
  ],
  'painted-blocks': [
    [
      'Are the blocks of the three sets the same size?',
      'Yes, all are cut to the same measure of four centimetres. A second set goes on where the first one ends.',
    ],
  ],
  'quiet-one-headphones': [
    [
      'Do they work with a cable when the battery is empty?',
      'Yes, with the 3.5 mm cable, as plain headphones without the noise cancelling.',
    ],
    [
      'I wear glasses. Do they press?',
      'The cushions are soft enough to close around a temple. Should they press anyway, you have 30 days to send them back.',
    ],
    [
      'Can I hear my phone and my laptop at once?',
      'They stay connected to two devices and play what rings last. Both at the same moment they do not mix.',
    ],
  ],
  'pocket-radio': [
    ['Does it have Bluetooth?', 'No: FM and DAB+, one dial for the station and one for how loud.'],
    [
      'Can one change the battery?',
      'It is charged through USB-C and lasts twenty hours. When it gets weak, send it to us: we change it in Glasgow.',
    ],
  ],
  'hand-wash-bergamot': [
    ['Is there a refill?', 'Send the empty bottle back and it goes out again, filled.'],
    [
      'Does it dry out the skin? I wash my hands thirty times a day.',
      'It is olive soap with glycerine, and makes little foam. Nurses buy it. With broken skin please try a little first: bergamot is an essential oil.',
    ],
  ],
  'linen-cushion': [
    [
      'Which filling is firmer, feather or wool?',
      'Wool. It springs back by itself; feather is softer, and likes to be plumped up in the evening.',
    ],
    [
      'Does the indigo rub off on a light sofa?',
      'It is washed until nothing comes off. Wash the cover alone the first time all the same, at 40 °C.',
    ],
  ],
  'ripple-tumblers-pair': [
    [
      'Can I pour hot tea into them?',
      'Warm, yes; boiling, no. They are not made of heat-proof glass, and the foot is thicker than the rim.',
    ],
  ],
  'enamelled-casserole': [
    [
      'Which size for a whole chicken?',
      'The one of 6.7 litres. Into the one of 4.2 a small chicken goes, without much around it.',
    ],
    [
      'Is the knob safe in the oven?',
      'Both are of metal, so the casserole goes into the oven up to 250 °C with its lid. Take a cloth: they get as hot as the pot.',
    ],
    ['Does it work on induction?', 'Yes, on every hob. Warm it up slowly, at half power.'],
  ],
  'iron-frying-pan': [
    [
      'May I use washing-up liquid?',
      'A drop now and then does no harm to a seasoned pan. Soaking it does: wash, dry it on the hob, and wipe it with a little oil.',
    ],
    ['How heavy is the one of 26 cm?', '2.1 kg. The one of 20 cm is 1.4 kg, the one of 30 cm 2.8 kg.'],
  ],
  'card-wallet': [
    [
      'Do six cards fit from the first day?',
      'Four on the first day, six after two weeks. Leather needs a while to know you.',
    ],
  ],
  'snake-plant-in-a-ribbed-pot': [
    [
      'Is it poisonous for cats?',
      'It upsets their stomach when they chew on it. Keep it out of reach, or look at our plants that are marked as safe.',
    ],
    [
      'Does the pot have a hole?',
      'No. It is glazed inside, so water sparingly: every two to three weeks is enough.',
    ],
  ],
}

/** What was asked about a product, over the time that it has been on sale. */
export function questionsOf({ slug, createdDaysAgo }: SeedProduct): SeedQuestion[] {
  const own = asked[slug] ?? []
  return own.map(([text, answer], at): SeedQuestion => {
    const key = `${slug}/question/${at}`
    const daysAgo = Math.max(2, Math.round((createdDaysAgo * 0.7 * (at + 1)) / (own.length + 1)))
    return {
      product: slug,
      author: `${pick(`${key}/author`, firstNames)} ${pick(`${key}/initial`, initials)}.`,
      text,
      // What waits was asked just now.
      daysAgo: answer === undefined ? 1 : daysAgo,
      ...(answer !== undefined && { answer: { text: answer, hoursLater: between(key, 2, 40) } }),
    }
  })
}
