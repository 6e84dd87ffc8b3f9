import { type Form, shelf } from '../shelf.ts'

const quietOne: Form = {
  picture: 'quiet-one',
  category: 'audio/headphones/wireless',
  note: 'Four screws open each side. Cushions, battery and band can be bought for ten years, and we show how to change them.',
  details: [
    ['Drivers', '40 mm, tuned by ear'],
    ['Battery', '38 hours, replaceable'],
    ['Connects', 'Bluetooth 5.3, 3.5 mm, USB-C'],
    ['Weight', '262 g'],
    ['Made in', 'Glasgow'],
  ],
  pieces: [
    {
      name: 'Quiet One headphones',
      lead: 'They take away the train and leave the music.',
      points: [
        'Noise cancelling that can be switched off',
        'Two devices at once',
        'Folds flat into a felt sleeve',
      ],
      price: 21900,
      sale: 18,
      sold: 267,
      reviews: 56,
      aim: 4.6,
      age: 430,
    },
    {
      name: 'Quiet One headphones, ink',
      lead: 'The dark ones, for offices and for people who hide in them.',
      colours: ['ink'],
      price: 21900,
      sold: 83,
    },
    {
      name: 'Quiet One Small, for children',
      category: 'audio/children',
      lead: 'Smaller, softer and never louder than 85 decibels.',
      colours: ['rust', 'sand'],
      price: 7900,
      details: {
        Battery: '24 hours',
        Connects: 'Bluetooth, 3.5 mm with a second socket for a friend',
        Weight: '158 g',
      },
    },
  ],
}

const parlourSpeaker: Form = {
  picture: 'parlour-speaker',
  category: 'audio/speakers/shelf-speakers',
  colour: 'Wood',
  note: 'The case is glued from solid boards without a resonance that we could find, and the grille lifts off with two fingers.',
  details: [
    ['Size', '22 × 16 × 16 cm'],
    ['Power', '40 W'],
    ['Connects', 'Wi-Fi, Bluetooth, line in'],
    ['Weight', '3.1 kg'],
    ['Made in', 'Glasgow'],
  ],
  pieces: [
    {
      name: 'Parlour speaker',
      lead: 'A warm, plain voice for a room with books.',
      price: 24800,
      sold: 97,
      reviews: 27,
      aim: 4.6,
    },
    {
      name: 'Parlour speaker, large',
      lead: 'Twice the case and one octave more.',
      colours: ['oak'],
      price: 38800,
      details: { Size: '36 × 24 × 22 cm', Power: '70 W', Weight: '6.4 kg' },
    },
    {
      name: 'Parlour subwoofer',
      lead: 'Not louder, only deeper. It goes under the sofa and is not seen again.',
      colours: ['oak'],
      price: 29800,
      details: { Size: '34 × 34 × 18 cm', Connects: 'To a Parlour speaker, by itself', Weight: '8 kg' },
      pictured: false,
    },
  ],
}

const pocketRadio: Form = {
  picture: 'pocket-radio',
  category: 'audio/radios/kitchen-radios',
  note: 'One dial for the station and one for how loud. The strap is leather, and the case takes a fall from a shelf.',
  details: [
    ['Receives', 'FM, DAB+'],
    ['Battery', '20 hours, USB-C'],
    ['Size', '16 × 10 × 6 cm'],
    ['Weight', '480 g'],
    ['Made in', 'Glasgow'],
  ],
  pieces: [
    {
      name: 'Pocket radio',
      lead: 'For the kitchen, the bath and the end of the garden.',
      price: 8900,
      sold: 174,
      reviews: 42,
      aim: 4.7,
    },
    {
      name: 'Pocket radio, teal',
      lead: 'Teal, like the car that somebody’s grandfather should have kept.',
      colours: ['teal'],
      price: 8900,
      sale: 15,
    },
    {
      name: 'Travel radio, FM only',
      category: 'audio/radios/travel-radios',
      lead: 'Two ordinary batteries last for a month on a boat.',
      colours: ['red', 'cream'],
      price: 5400,
      details: { Receives: 'FM', Battery: 'Two AA, about 120 hours', Weight: '310 g' },
    },
  ],
}

const pebbleBuds: Form = {
  picture: 'pebble-buds',
  category: 'audio/earbuds',
  note: 'The case is shaped like a stone from the Clyde and closes like a good door. Its battery can be changed with a coin.',
  details: [
    ['Battery', '7 hours, 28 with the case'],
    ['Connects', 'Bluetooth 5.3'],
    ['Water', 'IPX5: rain and sweat'],
    ['Weight', '4.8 g each'],
    ['Made in', 'Glasgow'],
  ],
  pieces: [
    {
      name: 'Pebble buds',
      lead: 'Small, light, and round on every side that touches an ear.',
      price: 11900,
      sold: 151,
      reviews: 40,
      aim: 4.3,
    },
    {
      name: 'Pebble buds, quiet',
      lead: 'The same pebble with noise cancelling, for the one behind you who eats crisps.',
      colours: ['ink', 'white'],
      price: 15900,
      details: { Battery: '6 hours, 24 with the case' },
      sale: 20,
    },
    {
      name: 'Pebble buds, sage',
      lead: 'Sage, so you find them among everybody’s white ones.',
      colours: ['sage'],
      price: 11900,
    },
  ],
}

const puckSpeaker: Form = {
  picture: 'puck-speaker',
  category: 'audio/speakers/portable-speakers',
  note: 'Woven cloth around a sealed drum. It floats, face up, and plays on.',
  details: [
    ['Battery', '16 hours'],
    ['Power', '12 W'],
    ['Size', '11 cm across, 5 cm thick'],
    ['Water', 'IP67'],
    ['Made in', 'Glasgow'],
  ],
  pieces: [
    {
      name: 'Puck speaker',
      lead: 'Hangs from a branch, a rucksack or the shower, by its loop.',
      price: 6900,
      sold: 163,
      reviews: 38,
    },
    {
      name: 'Puck speaker, ink',
      lead: 'The dark one, for desks, and for the bottom of a bag that has everything in it.',
      colours: ['ink'],
      price: 6900,
    },
    {
      name: 'Puck speaker, large',
      lead: 'For the whole picnic rather than the blanket.',
      colours: ['rust', 'sage'],
      price: 10900,
      details: { Size: '17 cm across, 7 cm thick', Power: '25 W', Battery: '22 hours' },
    },
  ],
}

export const northboundAudio = shelf('northbound-audio', [
  quietOne,
  parlourSpeaker,
  pocketRadio,
  pebbleBuds,
  puckSpeaker,
])
