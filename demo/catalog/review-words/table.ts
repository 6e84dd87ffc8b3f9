import type { ReviewWords } from './words.ts'

export const mugs: ReviewWords = {
  five: [
    'The handle is the thing. I can hold it with gloves on.',
    'The glaze is deeper than in the pictures, with a little brown at the rim.',
    'It keeps my tea warm through the first meeting.',
    'It has become my cup, and everybody in the house knows it.',
    'Feels heavy in a good way and sits flat on the desk.',
    'No two are quite alike and that is why I bought two.',
    'It survived the dishwasher, two children and a house move.',
    'The rim is thin where it should be thin.',
    'I did not think one could have feelings about a mug.',
    'The inside is smooth, so no tea stains so far.',
    'Coffee tastes the same, mornings do not.',
    'You can see the throwing lines if you turn it in the light.',
    'My hand fits, and I have large hands.',
    'The colour changes a bit between morning and evening light.',
    'I was worried about the weight and it is just right.',
    'The base is ground smooth, so it does not scratch the table.',
  ],
  four: [
    'Lovely glaze, though mine is a shade darker than shown.',
    'The handle gets warm in the microwave, otherwise perfect.',
    'Bought two, one had a tiny chip and the shop sent another the same day.',
    'A little heavier than I am used to.',
    'Good mug. It does not fit under my coffee machine.',
    'There is one small pinhole in the glaze, on the outside.',
    'I would have liked it a touch larger.',
  ],
  three: [
    'Pretty, but it holds less than I thought.',
    'The glaze is uneven, which I know is the point, but still.',
    'It stains if you forget tea in it overnight.',
    'Handle is too wide for my small hands.',
  ],
  low: [
    'Mine arrived with a crack down the side.',
    'It wobbles on the table.',
    'The colour is nowhere near the picture.',
  ],
}

export const plates: ReviewWords = {
  five: [
    'On the table every day since it came.',
    'It makes leftovers look like dinner.',
    'The speckles are real and all different.',
    'Stacks neatly and takes less room than our old ones.',
    'Heavy enough to feel like something, light enough to wash up.',
    'Guests turn them over to see who made them.',
    'No scratches after months of forks.',
    'I like the little ridge that your thumb finds.',
    'Nothing runs over the edge any more.',
    'They feel like something my grandmother would have had.',
    'Dishwasher, every night, no change.',
    'Porridge, pasta, peaches: all better.',
  ],
  four: [
    'Beautiful, a little larger than our cupboard.',
    'One has a slightly different shade. I have come to like it.',
    'Lovely to use, the foot is a bit rough and I put felt under it.',
    'Hot from the microwave, so mind your fingers.',
    'Very nice, but I would be sad to break one at this price.',
  ],
  three: [
    'Smaller than they look.',
    'Two of ours are not quite round.',
    'Nice form, the glaze shows knife marks.',
  ],
  low: [
    'One was broken in the box.',
    'The glaze came off at the rim after a month.',
    'They do not sit flat.',
  ],
}

export const pouring: ReviewWords = {
  five: [
    'Pours without a drop on the cloth.',
    'The handle stays cool, really.',
    'It sits on the table and everybody reaches for it.',
    'Just the right size for the four of us.',
    'The weight is well balanced, even when it is full.',
    'Looks good empty, which is most of the time.',
    'It holds more than you would think.',
    'The colour is deep and calm.',
    'Easy to clean, my hand fits in.',
    'I fill it in the morning and it lasts the afternoon.',
    'The line of the spout is a pleasure to look at.',
  ],
  four: [
    'Lovely. A bit heavy when it is full.',
    'It wants to be poured slowly.',
    'Slightly larger than I thought, so it lives on the table.',
    'The colour is quieter than in the picture.',
    'A good one. I would have liked a little more room inside.',
  ],
  three: [
    'Nice form, but it drips when it is very full.',
    'Smaller than it looks.',
    'Awkward to clean at the bottom.',
  ],
  low: [
    'It leaks from a hairline crack.',
    'It drips with every cup.',
    'Came in two pieces, and should be one.',
  ],
}

export const drinking: ReviewWords = {
  five: [
    'Thin at the rim and heavy in the foot, as it should be.',
    'The little bubbles catch the light.',
    'It rings when you touch it with a spoon.',
    'Survived a stone floor. I would not try it again.',
    'The colour throws a patch of light on the wall at five in the afternoon.',
    'Water tastes colder from it. I know it does not.',
    'Feels fragile and is not.',
    'No two have quite the same foot, and I like to find mine.',
    'It came through the dishwasher twenty times without a mark.',
    'Good in a wet hand.',
    'We use them for everything, breakfast included.',
  ],
  four: [
    'Lovely, but you see every fingerprint.',
    'One is a few millimetres taller than the other.',
    'Paler than in the pictures, still pretty.',
    'A bit light for my taste.',
    'Good glass. The box could be smaller.',
  ],
  three: [
    'Water marks show at once.',
    'Thicker than I expected from the photograph.',
    'Nice, but they hold little.',
  ],
  low: ['Broken when it came.', 'There is a scratch right across the front.'],
}

export const cookware: ReviewWords = {
  five: [
    'Browns an onion the way it should be browned.',
    'Eggs slide after a week of use.',
    'Holds its heat until the last person has sat down.',
    'My bread has the crust I had been reading about.',
    'It works on induction without a hum.',
    'Heavy, and that is the reason I bought it.',
    'Cleans with hot water and a brush, nothing else needed.',
    'I threw out three others after the first week.',
    'The lid fits so well that it sighs when you lift it.',
    'Soup for eight, no trouble.',
    'It looks good enough to stay on the stove.',
    'Cooks evenly to the edge.',
    'I expect my daughter will inherit it.',
  ],
  four: [
    'Excellent, but you need both arms.',
    'Took some patience until nothing stuck.',
    'The knob gets hot. You learn that once.',
    'Very good. The inside shows stains from turmeric.',
    'A little slow to warm, then steady for an hour.',
    'Great to cook with, awkward to store.',
  ],
  three: [
    'Good, but too heavy for my wrists.',
    'It rusted where I did not dry it, as the card had warned.',
    'Smaller inside than I thought.',
  ],
  low: [
    'The enamel chipped in the first week.',
    'It does not sit flat on my glass hob.',
    'The handle came loose.',
  ],
}

export const woodwork: ReviewWords = {
  five: [
    'The grain is lovely and it smells of a workshop.',
    'It feels good in the hand, which I did not expect to write about a kitchen thing.',
    'A drop of oil now and then and it looks like new.',
    'No splinters, no rough edges, nothing.',
    'It has not warped, and I have not been kind to it.',
    'Cleans easily and dries quickly.',
    'Solid, plain and made to be used.',
    'I cook more often because it hangs there.',
    'It is heavier than it looks, and that is good.',
    'It has a place beside the stove and never goes into the drawer.',
    'You see the marks of the tool if you look closely.',
  ],
  four: [
    'Lovely wood, needed oiling right away.',
    'A knot near the edge, which I now like.',
    'Slightly lighter in colour than in the picture.',
    'Good. I wish it could go into the dishwasher.',
    'A bit shorter than I thought.',
  ],
  three: [
    'Fine, but it took the smell of garlic and kept it.',
    'The finish is a little rough underneath.',
    'Nice to look at. In use I reach for the old one.',
  ],
  low: ['It split along the grain after a month.', 'Arrived with a dent.'],
}

export const mills: ReviewWords = {
  five: [
    'Grinds fine or coarse exactly as promised.',
    'Two turns are enough, as they say.',
    'It does not leave pepper all over the table.',
    'Feels good in a greasy hand.',
    'Filling it takes no funnel and no swearing.',
    'The top stays where you set it.',
    'It looks like a chess piece and works like a tool.',
    'My old one squeaked. This one does not.',
  ],
  four: [
    'Turns a little stiffly at first.',
    'Very good, I wish it held more.',
    'A bit taller than our shelf.',
    'The finish shows fingerprints after cooking.',
  ],
  three: ['Fine grind is not very fine.', 'The knob loosens while turning.'],
  low: ['The grinder jams.', 'It lost its setting after a week.'],
}
