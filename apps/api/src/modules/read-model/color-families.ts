/** Color that shoppers search for. Each shop has its own names for it. */
export interface ColorFamily {
  /** Id in URLs. */
  id: string
  label: string
  /** Color as it is drawn, `#rrggbb`. */
  hex: string
  /** Names that shops use for the color, each with its own shade if that differs. In lower case, one word each. */
  words: Readonly<Record<string, string | null>>
}

const family = (id: string, hex: string, words: ColorFamily['words']): ColorFamily => ({
  id,
  label: id.charAt(0).toUpperCase() + id.slice(1),
  hex,
  words: { [id]: null, ...words },
})

/**
 * Color families with the names that belong to each. The database has a copy of the names, from which `color_of`
 * determines the colors of products as they are written. A new name needs a migration, and a test fails without it.
 */
export const COLOR_FAMILIES: readonly ColorFamily[] = [
  family('white', '#f4f1ea', { snow: null, chalk: null, pearl: null, milk: null, ivory: '#f1ead8' }),
  family('beige', '#d8c7a6', {
    sand: '#dccbae',
    cream: '#e9dcc2',
    oat: '#d6c4a2',
    natural: '#dccbae',
    linen: '#dccbae',
    ecru: null,
    stone: null,
    camel: '#c19a6b',
    taupe: '#a4927c',
  }),
  family('brown', '#74492b', {
    tan: '#a8703c',
    chestnut: '#693b20',
    walnut: '#74492b',
    oak: '#b98a56',
    cognac: '#94572c',
    chocolate: '#4b2e1e',
    coffee: '#5b4130',
    bronze: '#80592f',
    copper: '#b06a44',
    umber: '#5d4632',
  }),
  family('black', '#242220', { charcoal: '#37393b', coal: null, onyx: null, ebony: null, jet: null }),
  family('grey', '#8b8985', {
    gray: null,
    slate: '#55606a',
    ash: '#a9a59d',
    graphite: '#494c50',
    smoke: '#8f9193',
    anthracite: '#3f4245',
    concrete: '#a3a19c',
  }),
  family('red', '#b3281f', {
    cherry: '#a11f24',
    crimson: '#9d1b2f',
    scarlet: '#c4281c',
    burgundy: '#6c1f2d',
    wine: '#6c1f2d',
    ruby: '#9b1b3a',
  }),
  family('orange', '#c9622b', {
    rust: '#ab4620',
    terracotta: '#b04a24',
    clay: '#a85a3e',
    ember: '#cb5217',
    amber: '#c77a2c',
    coral: '#d9694f',
    apricot: '#e3a06a',
    peach: '#eab690',
    tangerine: '#dd7329',
  }),
  family('yellow', '#dbaf2f', {
    mustard: '#c98d1f',
    ochre: '#c08a2c',
    lemon: '#ead04a',
    honey: '#d39a2d',
    saffron: '#dd9a1f',
    straw: '#dcc67a',
  }),
  family('green', '#4f7a4c', {
    sage: '#8a9a80',
    moss: '#5b6a35',
    olive: '#66692e',
    forest: '#244433',
    jade: '#4a8a68',
    eucalyptus: '#8fae98',
    mint: '#a6cfb5',
    emerald: '#23734f',
    fern: '#5c7d45',
    khaki: '#85804f',
  }),
  family('teal', '#1d6a70', {
    lagoon: '#12646c',
    sea: '#6fb3b0',
    turquoise: '#3aa6a4',
    petrol: '#1d4f5c',
    aqua: '#7fc4c4',
  }),
  family('blue', '#2d5f97', {
    ink: '#27343f',
    navy: '#182c4a',
    indigo: '#1c3263',
    cobalt: '#1f429c',
    lapis: '#223f8f',
    denim: '#45618a',
    sky: '#8bb3d6',
    azure: '#4f8fcb',
    midnight: '#16233d',
  }),
  family('purple', '#6f4a80', {
    plum: '#5f2f4c',
    violet: '#6f4fa0',
    lilac: '#b59cc8',
    lavender: '#a99bc8',
    aubergine: '#41263f',
    mauve: '#97788f',
  }),
  family('pink', '#d58c97', {
    rose: '#b86868',
    blush: '#e2b8b0',
    salmon: '#e09580',
    fuchsia: '#b5347a',
    magenta: '#a8327e',
  }),
  family('gold', '#d8ac5c', { golden: null, brass: '#b9924c' }),
  family('silver', '#c9c9c6', { steel: '#a7abad', chrome: '#bfc3c6', pewter: '#8d9092' }),
  family('clear', '#e6eeec', { transparent: null }),
]

/** Options whose every value is a color, whatever it is called. */
export const COLOR_OPTIONS = ['color', 'colors', 'colour', 'colours', 'glaze', 'hue', 'tint']

/**
 * Names of options for parts and materials that may have a color: their values are colors if they contain a color's
 * name.
 */
export const COLORED_OPTIONS = [
  'bottle',
  'canvas',
  'clay',
  'cover',
  'dye',
  'fabric',
  'finish',
  'frame',
  'ink',
  'jar',
  'leather',
  'linen',
  'paint',
  'pot',
  'seat',
  'shade',
  'strap',
  'stripe',
  'tin',
  'yarn',
]

const familyById = new Map(COLOR_FAMILIES.map(each => [each.id, each]))
const familyByWord = new Map(
  COLOR_FAMILIES.flatMap(each => Object.keys(each.words).map(word => [word, each] as const)),
)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Finds the last color name in a value: "deep green" is green, "gray blue" blue. */
function colorWord(value: string): string | undefined {
  return wordsOf(value)
    .map(word => (familyByWord.has(word) ? word : word.replace(/s$/, '')))
    .findLast(word => familyByWord.has(word))
}

/**
 * Determines the color by which shoppers find an option's value: the id of a family, or the value's own name. Null if
 * it isn't a color.
 */
export function colorOf(option: string, value: string): string | null {
  const names = wordsOf(option)
  const isColor = names.some(name => COLOR_OPTIONS.includes(name))
  if (!isColor && !names.some(name => COLORED_OPTIONS.includes(name))) return null
  const word = colorWord(value)
  if (word) return familyByWord.get(word)!.id
  return isColor ? value.trim().toLowerCase().slice(0, 30).trim() || null : null
}

/** Word of a search that may name a color. */
export interface NamedColor {
  word: string
  /** Its color as option values have it. */
  color: string
  /** Whether any value of that color is meant. A name with a shade of its own, such as navy, means only values with that name. */
  isAnyShade: boolean
}

/** Finds the terms of a search that may name a color. A word without a family may be a shop's own name for one. */
export const colorsNamedIn = (text: string): NamedColor[] =>
  [...new Set(wordsOf(text))].map(typed => {
    const word = familyByWord.has(typed) ? typed : typed.replace(/s$/, '')
    const known = familyByWord.get(word)
    return known
      ? { word, color: known.id, isAnyShade: known.words[word] === null }
      : { word: typed, color: typed, isAnyShade: true }
  })

/** Label and shade of a color. An unknown color keeps its own name and has no shade. */
export function describeColor(color: string): { label: string; hex: string | null } {
  const known = familyById.get(color)
  return known ?? { label: color.charAt(0).toUpperCase() + color.slice(1), hex: null }
}

/** Shade of a color value, `#rrggbb`. Null if unknown. */
export function shadeOf(value: string): string | null {
  const word = colorWord(value)
  if (!word) return null
  const { words, hex } = familyByWord.get(word)!
  return words[word] ?? hex
}

const quoted = (words: readonly string[]): string => `'{${words.join(',')}}'::text[]`

/** `colorOf` as the database has it: a migration is made of this. */
export function colorFunction(): string {
  const words = Object.fromEntries([...familyByWord].map(([word, { id }]) => [word, id]))
  return `create or replace function color_of(option_name text, value text) returns text language plpgsql immutable as $$
declare
  words constant jsonb := '${JSON.stringify(words)}'::jsonb;
  names constant text[] := regexp_split_to_array(lower(option_name), '[^[:alpha:]]+');
  is_color constant boolean := names && ${quoted(COLOR_OPTIONS)};
  word text;
  found text;
begin
  if not is_color and not names && ${quoted(COLORED_OPTIONS)} then return null; end if;
  foreach word in array regexp_split_to_array(lower(value), '[^[:alpha:]]+') loop
    found := coalesce(words ->> word, words ->> regexp_replace(word, 's$', ''), found);
  end loop;
  return coalesce(found, case when is_color then nullif(btrim(left(lower(btrim(value)), 30)), '') end);
end
$$`
}
