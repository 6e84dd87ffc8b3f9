/** Removes what no reader sees: spaces around a text, and more than one inside. */
export const tidy = (text: string): string =>
  text.normalize('NFC').replaceAll('\u0000', '').trim().replace(/\s+/g, ' ')
