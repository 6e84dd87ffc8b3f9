import type { ReviewWords } from './words.ts'

/** What people add about parcels, presents and people, whatever they bought. */
export const afterwards: ReviewWords = {
  five: [
    'Came a day early.',
    'Packed so well that the dog could have delivered it.',
    'There was a handwritten card in the box.',
    'Bought one, came back for another.',
    'A present for my sister, who has now asked where it came from.',
    'My neighbour has ordered one too.',
    'The shop answered my question within the hour.',
    'No plastic in the parcel, which I noticed.',
    'Would buy it again tomorrow.',
    'Worth waiting for.',
    'Third thing I have from this shop, and all three are in use every day.',
    'It looks exactly like the pictures.',
    'Better than the pictures, honestly.',
    'I had saved it for months and I am glad I did not settle for something else.',
    'Even my mother approved.',
    'Arrived on a Saturday, before breakfast.',
    'The box was reused, which I like.',
    'You can tell that somebody cared.',
    'I keep recommending it to people who did not ask.',
    'Wrapped in paper I have kept.',
    'It replaced one that I had for eleven years.',
    'Price is fair for what it is.',
    'One happy customer in a small flat.',
  ],
  four: [
    'One star off because it took a week.',
    'Parcel was a bit battered, contents were not.',
    'Would still buy it again.',
    'Good, not cheap.',
    'I would have liked more choice of colours.',
    'The shop was friendly when I asked about it.',
    'Nothing to complain about, really.',
    'A little smaller than I had imagined, my fault for not measuring.',
    'Does what it should.',
    'I bought it on sale, at full price I would have hesitated.',
    'Came in a box three times its size.',
    'Colour is slightly warmer than on my screen.',
    'Solid four from a hard marker.',
  ],
  three: [
    'Fine, but I had hoped for more.',
    'I am keeping it, without enthusiasm.',
    'Delivery was slow and nobody told me why.',
    'All right for the sale price.',
    'The picture is more flattering than the thing.',
    'My partner likes it more than I do.',
    'Not bad, not special.',
  ],
  low: [
    'The shop took it back without any fuss, I will say that.',
    'Sent it back, money was there after four days.',
    'I wrote to the shop and am waiting for an answer.',
    'Perhaps I had a bad one.',
    'Not for me.',
    'A pity, because I like the shop.',
  ],
}

/** Suits whatever was bought. */
export const things: ReviewWords = {
  five: [
    'Well made, plainly.',
    'It does exactly what it should and looks good doing it.',
    'You can tell that it was thought about before it was made.',
    'I had looked for one like this for years.',
    'Simple, solid, right.',
    'The small things are right, and there are a lot of small things.',
    'It feels as if it would last.',
    'I notice it every day, which is more than I can say of most things I own.',
    'Nothing about it is too much.',
    'It fits where it should fit.',
    'The material is better than I had dared to expect.',
    'In use since the hour it came.',
    'It is just nice to have in the hand.',
    'Honest description, honest thing.',
  ],
  four: [
    'Good quality, no surprises.',
    'I like it a lot, with one small reservation about the size.',
    'Nicely made. One edge could be smoother.',
    'As described, and that is all I ask.',
    'A little plainer than I thought, which I got used to.',
    'Happy with it after the first week.',
  ],
  three: [
    'It does its job.',
    'I had pictured it larger.',
    'Well made, only not quite what I needed.',
    'Somewhere between good and fine.',
  ],
  low: ['There was a fault in mine.', 'It is not what I understood from the page.', 'It came damaged.'],
}

export const titles: ReviewWords = {
  five: [
    'Love it',
    'Exactly right',
    'A keeper',
    'So well made',
    'Better than expected',
    'My favourite thing this year',
    'Quietly perfect',
    'Just lovely',
    'As described',
    'Would buy again',
    'Small joy, every day',
    'Worth every cent',
  ],
  four: ['Very good', 'Nearly perfect', 'Happy with it', 'Good, with one small thing', 'Solid', 'Nice piece'],
  three: ['It is all right', 'Mixed feelings', 'Fine', 'In between'],
  low: ['Disappointed', 'Not as hoped', 'Went back', 'Sadly no'],
}

export const firstNames = (
  'Joana Piet Maren Tomasz Aoife Luca Signe Bram Elif Hanne Mateo Nora Ruth Anton Celia Dmitri Emeka Freya ' +
  'Giulia Henrik Ines Jakub Katrin Lotte Malik Noor Oskar Paula Quentin Rosa Samir Tilda Ursula Viktor Wanda ' +
  'Yusuf Zofia Agnes Ben Clara David Esther Finn Greta Hugo Ida Jonas Karin Leo Mia Niamh Olga Peter Rahel ' +
  'Sven Teresa Uwe Vera Willem Xenia Amara Bilal Chiara Dorte Eamon Fatima Goran Hilde Ivo Judith Kofi Liv ' +
  'Marta Nils Odile Per Rita Sunniva Thea Ulrike Veit Yara'
).split(' ')

export const initials = [...'ABCDEFGHJKLMNOPRSTVWZ']
