import { type ReviewWords, together } from './words.ts'

export const paper: ReviewWords = {
  five: [
    'Opens flat. At last.',
    'My fountain pen does not bleed through, not even the wet one.',
    'The binding is sewn and you can see the thread.',
    'I have filled one and started the next.',
    'The paper has a tooth that pencils like.',
    'It fits into the jacket pocket and forgives being sat on.',
    'The cover has aged well after a winter in my bag.',
    'I write letters again.',
    'The cream is easy on the eyes.',
    'The corners are still square after three months.',
    'It made me want to sharpen a pencil.',
    'Good weight, good size, nothing printed on it that should not be.',
    'My daughter draws in it and guards it from her brother.',
    'I bought it for the colour and stayed for the paper.',
  ],
  four: [
    'Lovely paper, I wish there were more pages.',
    'The band is a bit tight at first.',
    'A felt pen shows through, ink does not.',
    'Very nice. Corners arrived slightly bumped.',
    'I would like page numbers.',
    'Good, though the colours differ a little from the picture.',
  ],
  three: [
    'Nice, but the lines are printed too dark for me.',
    'A bit thick for a pocket.',
    'It took some time until it stayed open.',
  ],
  low: ['Two pages were stuck together.', 'The cover came loose at the spine.'],
}

export const books: ReviewWords = {
  five: [
    'Read the first in one evening and was cross when it ended.',
    'Beautiful to hold, and the stories are good too.',
    'The type is large enough and the margins are wide.',
    'We read it aloud and nobody looked at a telephone.',
    'They look handsome on the shelf without their jackets as well.',
    'The middle one made me miss my stop.',
    'Quiet books for a loud year.',
    'No misprints that I could find, and I look for them.',
  ],
  four: [
    'Two of the three are wonderful.',
    'Lovely edition, a bit stiff at first.',
    'I wanted more pages.',
    'Good stories, plain jackets, as promised.',
  ],
  three: ['The third is rather slow.', 'Pretty, but I had hoped for longer books.'],
  low: ['One volume had a bent corner.', 'Not my kind of story.'],
}

const sound: ReviewWords = {
  five: [
    'I heard a second guitar in a song that I have known for twenty years.',
    'Clear without being sharp.',
    'It was ready in two minutes, even for my father.',
    'Voices sound like people.',
    'I opened it with a screwdriver just because I could.',
    'They sell every part, so I bought it.',
    'Bass that you notice only when it should be there.',
    'It fell down the stairs and plays on.',
  ],
  four: [
    'Very good sound, the manual is rather short.',
    'The buttons are too close together for my thumbs.',
    'Sounds better than it looks, and it looks fine.',
    'A bit bright at first, it settles.',
  ],
  three: ['Decent, but thin at low volume.', 'Good for voices, less so for an orchestra.'],
  low: ['Too quiet for me.', 'It crackled from the first day.'],
}

export const headphones: ReviewWords = together(sound, {
  five: [
    'Comfortable with glasses, all day.',
    'The street is gone. Only the music is left.',
    'I forget that I am wearing them.',
    'My mother says that I finally sound clear on the telephone.',
    'They stay where I put them, stairs and all.',
    'Soft where they touch you.',
  ],
  four: ['A little tight for the first week.', 'Good, but I had to read up on how to pair them.'],
  three: ['Comfortable for an hour, not for three.', 'They slip when I run.'],
  low: ['Left side stopped working after a month.'],
})

export const speakers: ReviewWords = together(sound, {
  five: [
    'It fills the kitchen and does not shout.',
    'The knob turns like something from a better decade.',
    'It is on from breakfast to the late news.',
    'No drop-outs, not even in the cellar.',
    'Small thing, large room, no trouble.',
    'It has a good face, if that makes sense.',
  ],
  four: ['Good, but the cable is short.', 'Charging takes its time.'],
  three: ['Loses the connection in the garden.'],
  low: ['It keeps connecting to the wrong telephone.'],
})

export const toys: ReviewWords = {
  five: [
    'It has been a bridge, a hat and a telephone since Sunday.',
    'Chewed, thrown, bathed, and still fine.',
    'The colours are gentle and do not come off.',
    'My son sleeps with it, which is not comfortable.',
    'Smooth everywhere. I checked with a stocking, as my grandmother did.',
    'Best of all when the floor is cold and nobody wants to go out.',
    'The adults play with it after bedtime.',
    'It smells of wood and nothing else.',
    'The first toy that did not need batteries, and the first that lasted.',
    'She understood it at once, no instructions.',
    'A present that the parents liked as well.',
    'Heavy enough to feel real, light enough for small hands.',
    'Two of them fought over it, so now we have two.',
  ],
  four: [
    'Lovely, a bit smaller than I thought.',
    'The stain rubbed off a tiny bit in the bath, where it should not have been.',
    'Good toy, loud on a wooden floor.',
    'My two year old likes the box as much.',
    'Beautifully made, and not cheap.',
  ],
  three: [
    'Pretty. The child prefers spoons.',
    'One piece has a rough spot.',
    'Nice, but it scratches the floor.',
  ],
  low: ['A piece was missing.', 'The paint chipped where she bit it.'],
}

export const plants: ReviewWords = {
  five: [
    'Arrived upright, dry-footed and without a broken leaf.',
    'It has put out a new leaf already.',
    'I kill everything and this one lives.',
    'The soil was just moist and there was a card with its name.',
    'Larger than I dared to hope.',
    'It stands in the darkest corner and does not complain.',
    'It came with not one passenger, I looked under every leaf.',
    'It turned towards the window overnight, which I found touching.',
    'The room breathes better, or I do.',
    'It travelled three days in winter and did not notice.',
    'Two weeks away, nobody watered, no harm done.',
  ],
  four: [
    'A healthy plant, one leaf was bent.',
    'A bit smaller than in the picture, but growing.',
    'Needs more light than I have, my mistake.',
    'Lost some leaves at first, fine now.',
    'Good roots. A bit dry when it came.',
  ],
  three: [
    'It survived, but it sulked for a month.',
    'Some brown tips when it came.',
    'Smaller than I had pictured.',
  ],
  low: ['It arrived frozen.', 'Root rot within three weeks.'],
}

export const pots: ReviewWords = {
  five: [
    'My plants have never been so well dressed.',
    'Thick walls, a proper hole, no wobble.',
    'Not a drop on the windowsill.',
    'The colour is even and the edge is smooth.',
    'It stood out in the rain all autumn and looks the same.',
    'It fits the nursery pots from the garden centre.',
    'Plain, and that is what a plant wants.',
    'Even the basil looks settled.',
    'Pretty enough to leave empty for a while.',
  ],
  four: [
    'A little heavier than I thought.',
    'The colour is greyer than shown.',
    'There is a small mark from the kiln.',
    'Very good, I should have bought the larger one.',
  ],
  three: ['Water marks show on the outside.', 'Smaller inside than outside, if you see what I mean.'],
  low: ['A crack along the base.', 'The edge was chipped.'],
}

export const cans: ReviewWords = {
  five: [
    'Pours exactly where I look.',
    'No more puddles on the shelf.',
    'Well balanced, even when it is full.',
    'Pretty enough to leave out, so I remember to water.',
    'It reaches the fern at the back.',
    'Not a drip at the seam.',
    'The handle is right for a small hand and for mine.',
  ],
  four: ['It takes a moment to fill.', 'Good, I wish it held a bit more.', 'The lacquer scratches a little.'],
  three: ['A thin line of water needs patience.', 'Lovely to look at, slow to use.'],
  low: ['It drips at the seam.', 'The spout was bent.'],
}
