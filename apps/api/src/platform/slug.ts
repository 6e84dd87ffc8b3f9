import anyAscii from 'any-ascii'

/**
 * Returns the slug of a name: `Crème brûlée & Co.` → `creme-brulee-and-co`, `Kołdra łąka` → `koldra-laka`. Letters of
 * other scripts are transliterated. Empty without letters and digits.
 */
export const slugify = (name: string): string =>
  anyAscii(name.normalize('NFKC').replace(/&/g, ' and '))
    .toLowerCase()
    .replace(/['`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 160)
    .replace(/^-|-$/g, '')
