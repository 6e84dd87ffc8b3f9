/** What a spreadsheet would run instead of show, with as many apostrophes before it as there are. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
const ESCAPED = /^'+[=+\-@\t\r＝＋－＠]/

/** A text as it may stand in a file that a spreadsheet opens: one more apostrophe before what it would run. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The reverse: every text comes back as it went. */
export const unescapeFormula = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell)
