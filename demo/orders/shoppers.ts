import { between, chance, pick } from '../catalog/chance.ts'

/** Where a parcel goes. */
export interface PlannedAddress {
  fullName: string
  phone: string
  line1: string
  line2: string | null
  city: string
  region: string | null
  postalCode: string
  countryCode: string
}

export interface Shopper {
  email: string
  name: string
  address: PlannedAddress
}

type City = readonly [name: string, postalCode: string, region?: string]

interface Country {
  code: string
  /** Share per hundred shoppers. */
  share: number
  phone: string
  first: readonly string[]
  last: readonly string[]
  cities: readonly City[]
  /** `#` is the number of the house. */
  streets: readonly string[]
}

const split = (names: string) => names.split(' ')

const COUNTRIES: readonly Country[] = [
  {
    code: 'GB',
    share: 20,
    phone: '+44 20 7946 0',
    first: split('Amelia George Priya Callum Freya Idris Maeve Oscar Tamsin Zahra'),
    last: split('Ashworth Bell Okafor Pryce Whitlock Sharma Tregenza Moss Hale Quill'),
    cities: [
      ['Bristol', 'BS1 4DJ'],
      ['Leeds', 'LS1 5AB'],
      ['Norwich', 'NR2 1TF'],
      ['Cardiff', 'CF10 1EP'],
    ],
    streets: ['# Quay Street', '# Orchard Road', '# Chapel Hill'],
  },
  {
    code: 'DE',
    share: 17,
    phone: '+49 30 23125 ',
    first: split('Anneke Jonas Leyla Matthias Frieda Emre Karla Lukas Svenja Theo'),
    last: split('Brandt Yıldız Hofmann Krüger Lindner Neumann Pohl Seidel Vogt Winkler'),
    cities: [
      ['Berlin', '10115'],
      ['Leipzig', '04109'],
      ['Köln', '50667'],
      ['Hamburg', '20095'],
    ],
    streets: ['Lindenweg #', 'Kelterstraße #', 'Am Hafen #'],
  },
  {
    code: 'US',
    share: 17,
    phone: '+1 503 555 0',
    first: split('Marcus Elena Noah Tess Xavier Dana Ruth Mateo Joy Ellis'),
    last: split('Carver Delgado Fontaine Hughes Kim Larsen Mendez Reyes Stone Wu'),
    cities: [
      ['Portland', '97205', 'Oregon'],
      ['Madison', '53703', 'Wisconsin'],
      ['Asheville', '28801', 'North Carolina'],
      ['Oakland', '94607', 'California'],
    ],
    streets: ['# Alder Street', '# Maple Avenue', '# Harbor Drive'],
  },
  {
    code: 'FR',
    share: 11,
    phone: '+33 1 99 00 ',
    first: split('Camille Baptiste Inès Hugo Manon Youssef Clémence Rémi'),
    last: split('Aubert Benali Chevalier Garnier Lemoine Marchand Rousseau Vasseur'),
    cities: [
      ['Lyon', '69002'],
      ['Nantes', '44000'],
      ['Paris', '75011'],
      ['Lille', '59000'],
    ],
    streets: ['# rue des Tanneurs', '# place du Marché', '# quai de la Fosse'],
  },
  {
    code: 'NL',
    share: 9,
    phone: '+31 20 555 0',
    first: split('Sanne Bram Fleur Daan Noor Thijs Lotte Ruben'),
    last: split('Bakker Dijkstra Hendriks Kuipers Mulder Postma Verhoeven Zwart'),
    cities: [
      ['Utrecht', '3511 AA'],
      ['Haarlem', '2011 AB'],
      ['Groningen', '9712 CP'],
    ],
    streets: ['Oudegracht #', 'Molenstraat #', 'Kade #'],
  },
  {
    code: 'IE',
    share: 6,
    phone: '+353 1 555 0',
    first: split('Aoife Cormac Niamh Declan Saoirse Eoin'),
    last: split('Brennan Doyle Gallagher Keane Nolan Walsh'),
    cities: [
      ['Dublin', 'D02 XY45'],
      ['Galway', 'H91 E2R8'],
      ['Cork', 'T12 W8KR'],
    ],
    streets: ['# Strand Road', '# Abbey Street'],
  },
  {
    code: 'SE',
    share: 6,
    phone: '+46 8 465 00 ',
    first: split('Astrid Elias Ebba Nils Maja Viggo'),
    last: split('Åkesson Berg Lindqvist Nyström Sandberg Wallin'),
    cities: [
      ['Stockholm', '111 22'],
      ['Malmö', '211 20'],
      ['Uppsala', '753 10'],
    ],
    streets: ['Storgatan #', 'Strandvägen #'],
  },
  {
    code: 'ES',
    share: 6,
    phone: '+34 910 00 0',
    first: split('Lucía Iker Marta Álvaro Carmen Pau'),
    last: split('Aranda Castells Domínguez Ferrer Ibáñez Soler'),
    cities: [
      ['Valencia', '46003'],
      ['Bilbao', '48005'],
      ['Barcelona', '08012'],
    ],
    streets: ['Calle Mayor #', 'Calle del Mar #'],
  },
  {
    code: 'PT',
    share: 4,
    phone: '+351 21 000 0',
    first: split('Beatriz Duarte Leonor Tomás Matilde Rui'),
    last: split('Almeida Carvalho Figueira Nogueira Pinto Teixeira'),
    cities: [
      ['Porto', '4050-290'],
      ['Coimbra', '3000-213'],
    ],
    streets: ['Rua das Flores #', 'Rua do Sol #'],
  },
  {
    code: 'JP',
    share: 4,
    phone: '+81 3 5555 0',
    first: split('Haruka Kenta Mio Ren Sakura Yuto'),
    last: split('Fujimoto Hayashi Ishikawa Mori Nakamura Sato'),
    cities: [
      ['Kyoto', '604-8006'],
      ['Kanazawa', '920-0981', 'Ishikawa'],
    ],
    streets: ['# Teramachi', '# Kata-machi'],
  },
]

export const SHOPPERS = 150

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll('ı', 'i')
    .replace(/[^\p{ASCII}]/gu, '')
    .toLowerCase()

function countryOf(key: string): Country {
  let drawn = chance(key) * COUNTRIES.reduce((sum, { share }) => sum + share, 0)
  for (const country of COUNTRIES) {
    drawn -= country.share
    if (drawn < 0) return country
  }
  return COUNTRIES[0]!
}

function shopperOf(at: number): Shopper {
  const key = `shopper/${at}`
  const country = countryOf(`${key}/country`)
  const [first, last] = [pick(`${key}/first`, country.first), pick(`${key}/last`, country.last)]
  const [city, postalCode, region = null] = pick(`${key}/city`, country.cities)
  const name = `${first} ${last}`
  return {
    // Two people may have one name.
    email: `${plain(first)}.${plain(last)}.${at + 1}@post.example`,
    name,
    address: {
      fullName: name,
      phone: `${country.phone}${between(`${key}/phone`, 100, 999)}`,
      line1: pick(`${key}/street`, country.streets).replace('#', String(between(`${key}/house`, 1, 88))),
      line2: chance(`${key}/flat`) < 0.25 ? `${between(`${key}/floor`, 1, 5)}` : null,
      city,
      region,
      postalCode,
      countryCode: country.code,
    },
  }
}

/** Shoppers of the demo marketplace in addition to the demo buyer. */
export const shoppers: readonly Shopper[] = Array.from({ length: SHOPPERS }, (_, at) => shopperOf(at))

/** A few come again and again, most now and then. */
export const shopperAt = (key: string): number => Math.floor(chance(key) ** 1.8 * SHOPPERS)

export const BUYERS_ADDRESS: PlannedAddress = {
  fullName: 'Bea Buyer',
  phone: '+1 503 555 0142',
  line1: '418 Alder Street',
  line2: 'Apartment 5',
  city: 'Portland',
  region: 'Oregon',
  postalCode: '97205',
  countryCode: 'US',
}
