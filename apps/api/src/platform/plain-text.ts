/** What was typed as plain text: one kind of line break, no control characters, no blank edges. */
export const plainText = (text = ''): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
