/** Letters of other scripts and digits, and the Latin letters that they look like. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['a', 'аα@4'],
      ['b', 'вβ8'],
      ['c', 'сϲ'],
      ['d', 'ԁ'],
      ['e', 'еεҽ3'],
      ['g', 'ɡ'],
      ['h', 'һнη'],
      ['i', 'іιıl1|!'],
      ['j', 'ј'],
      ['k', 'кκ'],
      ['m', 'мμ'],
      ['n', 'ո'],
      ['o', 'оοօσ0'],
      ['p', 'рρ'],
      ['q', 'ԛ'],
      ['s', 'ѕ5$'],
      ['t', 'тτ7'],
      ['u', 'υս'],
      ['v', 'νѵ'],
      ['w', 'ԝω'],
      ['x', 'хχ'],
      ['y', 'уγү'],
    ] as const
  ).flatMap(([letter, others]) => [...others].map(other => [other, letter] as const)),
)

/** Returns the same text for names that look alike: without marks, case, spaces and punctuation. */
export const likenessOf = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map(character => LOOK_ALIKES[character] ?? character)
    .join('')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
