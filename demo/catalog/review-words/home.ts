import { type ReviewWords, together } from './words.ts'

export const vases: ReviewWords = {
  five: [
    'Three stems and it looks arranged.',
    'It looks good even without flowers.',
    'The surface is like dry earth, you want to touch it.',
    'Stands firmly, even with a tall branch.',
    'It does not leak and leaves no ring.',
    'The colour is warm without being orange.',
    'My supermarket tulips have never had it so good.',
    'You can see the seam at the shoulder if you know where to look.',
    'It made the shelf look finished.',
    'Larger than I thought and I am glad of it.',
    'Light on one side, shadow on the other, all day long.',
    'Visitors ask about it before they ask about me.',
  ],
  four: [
    'Beautiful. The neck is narrow, so choose thin stems.',
    'It scratches the windowsill a little, put felt under it.',
    'A bit more brown than on my screen.',
    'Lovely shape, difficult to clean inside.',
    'Not quite straight, which suits it.',
  ],
  three: [
    'Nice, but it takes two flowers and no more.',
    'Dust shows on the surface.',
    'Thinner and lighter than I had thought.',
  ],
  low: ['It sweats and marked my table.', 'Chipped at the lip when it came.'],
}

export const lamps: ReviewWords = {
  five: [
    'The light is warm and goes where it should.',
    'It gives the room a shape in the evening.',
    'It looks as good switched off.',
    'Nobody in the room has it in their eyes.',
    'The switch makes a very satisfying click.',
    'It turned a dark corner into the place where everybody sits.',
    'No flicker and no hum.',
    'It stands firmly, the foot is heavier than it looks.',
    'My reading has gone up by a book a week.',
    'The finish has no orange peel, smooth all round.',
    'Out of the box and alight in five minutes.',
    'I leave it on when I go out so that the window looks nice.',
    'The colour is rich without shouting.',
  ],
  four: [
    'Lovely light, I would have liked it a size larger.',
    'Shows fingerprints, otherwise great.',
    'It gets slightly warm on top after some hours.',
    'It took some opening, so well was it packed.',
    'Good lamp, I changed the bulb for a warmer one.',
    'Smaller than I had pictured, but bright enough.',
  ],
  three: [
    'Nice lamp, too weak for reading.',
    'It stands slightly askew.',
    'It wobbles a little when you touch the switch.',
  ],
  low: ['The switch failed after two weeks.', 'There is a scratch right at the front.', 'It flickers.'],
}

const wood: ReviewWords = {
  five: [
    'Solid, quiet, no wobble even on our old floor.',
    'The joints are a joy to look at from below.',
    'You can feel that it was finished by hand.',
    'It came in one piece and went straight to work.',
    'The wood smells good, still, after months.',
    'The carrier brought it up and would not take a tip.',
    'The proportions are right, I cannot say it better.',
    'It is the first thing that we would save from a fire.',
    'The colour of the wood has grown warmer since it came.',
    'I knocked it over and the floor lost.',
    'Lighter to move than it looks.',
  ],
  four: [
    'Very good. One foot needed a piece of felt.',
    'Slightly darker than in the picture, as wood is.',
    'Expensive, and you can see where the money went.',
    'Delivery took two attempts, the piece itself is perfect.',
    'There is a small knot on the underside.',
  ],
  three: ['The oil smelled strongly for two weeks.', 'It marks easily if you do not wipe water at once.'],
  low: ['One leg was shorter than the others.', 'It arrived with a deep scratch.'],
}

export const seats: ReviewWords = together(wood, {
  five: [
    'It has taken over as everybody’s favourite seat.',
    'We sat through a four hour dinner.',
    'Children climb it, the cat sleeps on it, no complaints from any side.',
    'Comfortable without a cushion, which surprised me.',
  ],
  four: [
    'Comfortable, though I would wish for a softer front edge.',
    'A little high for me, right for everyone else.',
  ],
  three: ['Handsome, but harder than I hoped after an hour.'],
  low: ['It creaks.'],
})

export const tables: ReviewWords = together(wood, {
  five: [
    'It holds far more than it looks as if it could.',
    'The edge is lovely to run a finger along.',
    'It made the corner useful.',
    'Level, all by itself.',
  ],
  four: ['A glass left a ring, which went away with oil.', 'A hand lower than I had thought.'],
  three: ['Nice, but it took two of us to get it level.'],
  low: ['A board has opened along the glue.'],
})

export const textiles: ReviewWords = {
  five: [
    'Soft from the first day and softer since.',
    'The colour has real depth, as if it had been lived in.',
    'Washed three times, no fading and no shrinking.',
    'It feels cool in summer and warm in winter, somehow.',
    'The stitching is straight as a ruler.',
    'The whole room looks less tired.',
    'My cat has moved in.',
    'It smells faintly of hay and I mean that kindly.',
    'You can feel that it is the real thing.',
    'Every corner is where it should be.',
    'Nobody believes what it cost, in the good sense.',
    'It goes with everything we own, which is a muddle.',
    'The edges are finished on the back as well as on the front.',
  ],
  four: [
    'A lovely cloth, needs ironing if you are that kind of person.',
    'It shed a little at first.',
    'The colour is more muted than on my screen.',
    'Good quality, no extras.',
    'It creases, as linen does.',
    'Very nice, one thread was loose at the hem.',
  ],
  three: [
    'A little scratchy on bare skin.',
    'Thinner than I had expected.',
    'The colour rubbed off on a white shirt once.',
  ],
  low: [
    'It came out of the wash two sizes smaller.',
    'The seam opened after a month.',
    'Not the colour I ordered.',
  ],
}

const wax: ReviewWords = {
  five: [
    'No soot and no headache, which cannot be said of others.',
    'It lasted longer than it says on the label.',
    'The flame is steady and does not crackle.',
    'I have stopped buying others.',
    'Even unlit it looks good on the shelf.',
    'It made a rented flat feel like mine.',
    'I lit it for a bath and stayed until the water was cold.',
    'Burns straight down, to the end.',
  ],
  four: [
    'Trim the wick, then it is perfect.',
    'Burned a little faster than promised.',
    'Colour is a touch darker than shown.',
    'Very good, and I would like a larger one.',
  ],
  three: ['Pleasant, but gone within a week.', 'It needs a place without any draught.'],
  low: ['Arrived melted on one side.', 'It smokes.'],
}

export const scented: ReviewWords = together(wax, {
  five: [
    'You smell it when you come in, not when you sit beside it.',
    'The whole hall smells of it, and it is not even lit.',
    'It smells like a real thing, not like an idea of it.',
    'A quiet smell. You have to come to it.',
    'The empty one is now my favourite pencil pot.',
    'The wax is easy to get out, as they say.',
  ],
  four: ['Lovely scent, a bit faint in a large room.', 'A good candle. I liked the other scent more.'],
  three: ['Too sweet for me.', 'The wick drowned once and I had to dig it out.'],
  low: ['It hardly smells of anything.'],
})

export const tapers: ReviewWords = together(wax, {
  five: [
    'Not a drop on the cloth after a whole evening.',
    'They stand straight, which is rarer than you would think.',
    'The colour goes all the way through.',
    'The room smells a little of honey.',
    'Supper looks like an occasion.',
  ],
  four: ['They drip if there is a draught.', 'Lovely, one had a small dent.'],
  three: ['One leaned from the start.'],
  low: ['Two were broken in the middle.'],
})
