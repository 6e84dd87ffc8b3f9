/** Converts text to a part of a URL: `Who pays?` becomes `who-pays`. */
export const slugOf = (words: string) =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&[a-z#0-9]+;/g, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
