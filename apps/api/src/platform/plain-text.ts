/** Normalizes typed plain text: one kind of line break, no control characters, no white space at the edges. */
export const plainText = (text = ''): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
