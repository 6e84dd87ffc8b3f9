/** HTML's entities for signs, as the signs themselves. */
export const unescapeHtml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    // Last, so that `&amp;lt;` stays the text that somebody wrote.
    .replaceAll('&amp;', '&')

/** The words of HTML that the API has cleaned, on one line: for descriptions in the head, never for showing. */
export const plainText = (html: string) =>
  unescapeHtml(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

/** As words are compared: lower case, no accents. As long as the text was, so that places agree. */
export const plainForm = (text: string) =>
  [...text.toLowerCase()].map(sign => sign.normalize('NFD').charAt(0).padEnd(sign.length)).join('')
