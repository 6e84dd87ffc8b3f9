/** Removes spaces around a text, and repeated ones inside. */
export const tidy = (text: string): string =>
  text.normalize('NFC').replaceAll('\u0000', '').trim().replace(/\s+/g, ' ')
