import { type ReviewWords, together } from './words.ts'

export const bags: ReviewWords = {
  five: [
    'Carried a week of shopping and a melon.',
    'It packs itself, nearly.',
    'The leather has darkened where my hand goes.',
    'Rain did it no harm, all the way from the station.',
    'Stitching like a ruler, inside as well.',
    'It looks better for being used.',
    'The initials under the pocket are a lovely touch.',
    'Fits more than it seems to.',
    'My shoulders thank me.',
    'It feels as if it would outlive me.',
    'Nobody else at work has one, and three have asked.',
    'Everything is exactly where you look for it.',
    'It has seen nine trains and a ferry and looks better for it.',
  ],
  four: [
    'Great, a bit stiff for the first month.',
    'Smells strongly of wax, then it goes.',
    'I would have liked one more pocket.',
    'It took a day until I had found its best place.',
    'Very well made. Slightly heavier than I am used to.',
    'Colour is a bit darker in real life.',
  ],
  three: [
    'Good looking, but it slips off my shoulder.',
    'Paler than the picture, and it shows dirt.',
    'Smaller than I thought.',
  ],
  low: ['A rivet came off in the second week.', 'The dye marked my coat.', 'A seam opened at the corner.'],
}

export const jewellery: ReviewWords = {
  five: [
    'I have not taken it off since it came.',
    'Plain in the best sense.',
    'The weight is right, you notice it and then you do not.',
    'Feels safe on, I do not check for it all day.',
    'Looks like something that was handed down.',
    'No green finger and no itching.',
    'It arrived in a small box that I have kept.',
    'Goes with a jumper and went with a wedding.',
    'The finish is soft, not shiny, just as I wanted.',
    'I bought it for myself, for no reason.',
    'It sits exactly as I had hoped.',
    'My mother had one like it.',
    'Compliments from strangers, twice.',
  ],
  four: [
    'Lovely, one size larger would have been better.',
    'Smaller than in the picture, still pretty.',
    'It scratches a little, as the soft metals do.',
    'Nice piece, the box was dented.',
    'Good quality. I would have liked a little more weight.',
  ],
  three: ['A bit lighter than I expected for the price.', 'It tarnished quickly.', 'Nice, but not very me.'],
  low: ['I lost it in the first week, and I do not lose things.', 'It came in the wrong size.'],
}

export const watches: ReviewWords = {
  five: [
    'You can read it at a glance, which is what it is for.',
    'Keeps time to the second so far.',
    'The strap was soft from the first day.',
    'Slim enough for a cuff.',
    'No logo that you can read from across the room. Thank you.',
    'The glass has a lovely edge when it catches the light.',
    'It replaced a thing that told me to breathe.',
    'The case has a brushed finish that hides my clumsiness.',
    'My father wore one like it.',
    'It ticks so quietly that I checked whether it was on.',
  ],
  four: [
    'Handsome. The strap is a bit long for me.',
    'A little larger on the wrist than I thought.',
    'I would have liked a date.',
    'It lost half a minute in a month.',
  ],
  three: ['Nice dial, stiff strap.', 'Hard to read in the dark.'],
  low: ['The crown came loose.', 'It stopped after three weeks.'],
}

export const wallets: ReviewWords = {
  five: [
    'Thinner in the pocket than my old one was empty.',
    'The leather has darkened where my thumb goes.',
    'The stitches are so even that I counted them.',
    'It holds what I need and refuses the rest.',
    'It smells of a saddler’s.',
    'The edge is smooth as a pebble.',
    'Cards go in tight and come out easily after a week.',
    'A present for my father, who never praises anything and did.',
  ],
  four: [
    'Stiff at first.',
    'Good, I would like room for one more card.',
    'The colour is a bit darker in real life.',
  ],
  three: ['Pretty, but too small for our notes.', 'It shows every scratch.'],
  low: ['The seam opened at the corner.', 'The dye came off on my cards.'],
}

const care: ReviewWords = {
  five: [
    'It smells like a garden and not like a shop.',
    'A little goes a long way.',
    'No itching, and I itch from everything.',
    'I can pronounce every ingredient.',
    'The scent stays for a minute and then leaves politely.',
    'My teenage son asked for his own.',
    'Sunday evenings have improved.',
    'The whole bathroom smells clean, without being loud about it.',
    'It lasts longer than the ones from the chemist.',
  ],
  four: [
    'Lovely, though I would like it a bit stronger.',
    'The label came off in the wet.',
    'Nice scent, not for everybody in the house.',
    'Very good, I only wish that it were cheaper.',
  ],
  three: ['It is fine. I had hoped for more scent.', 'Pleasant, nothing more.'],
  low: ['The scent gave me a headache.', 'It leaked in the parcel.'],
}

export const washing: ReviewWords = together(care, {
  five: [
    'My hands have stopped cracking.',
    'It rinses off without that film.',
    'It takes away garlic and bicycle chain alike.',
    'People come out of the bathroom smelling their fingers.',
  ],
  four: ['It took some days to get used to so little foam.', 'Good, and gone sooner than I thought.'],
  three: ['A bit drying for me.'],
  low: ['My skin did not like it.'],
})

export const bathing: ReviewWords = together(care, {
  five: ['The water is soft as rain.', 'It dissolves while you find your towel.', 'I slept like a stone.'],
  four: ['The grains are coarse, so give them a minute.'],
  three: ['It left a ring in the tub.'],
  low: ['It had turned into one lump.'],
})

export const oils: ReviewWords = together(care, {
  five: [
    'Three drops, as they say, not five.',
    'Soft, not greasy.',
    'It is gone in a minute and the good of it stays.',
    'The dropper gives exactly a drop.',
  ],
  four: ['It stained a pillowcase until I learned to wait.'],
  three: ['Too rich for me in summer.'],
  low: ['It made me break out.'],
})
