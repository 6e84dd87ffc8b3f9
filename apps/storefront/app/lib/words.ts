/** Replaces HTML entities by their characters. */
export const unescapeHtml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    // Replaced last, so that `&amp;lt;` becomes `&lt;` and not `<`.
    .replaceAll('&amp;', '&')

/** Text of sanitized HTML on one line, for descriptions in the head. Must not be inserted into a page as HTML. */
export const plainText = (html: string) =>
  unescapeHtml(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

/** Lower-case text without accents, for comparisons. Keeps the length, so that positions match those of the original. */
export const plainForm = (text: string) =>
  [...text.toLowerCase()].map(sign => sign.normalize('NFD').charAt(0).padEnd(sign.length)).join('')
