/** The mark before the fraction of a number: `1,50` or `1.50`. */
export type DecimalMark = 'point' | 'comma'

export interface NumberFormat {
  /** Mark that the sender has stated for the file. Null if they haven't been asked. */
  decimalMark: DecimalMark | null
}

/** A number as `1299.00`, the two that it could be, or null if it isn’t a number. */
export type NumberReading = { number: string } | { grouped: string; decimal: string } | null

const SPACES = /(?<=\d)[\s'’\u00A0\u202F](?=\d{3}(?!\d))/g

/**
 * Reads a number with the marks of any country: `1,299.00`, `1.299,00`, `1 299,00`, `89,90` or `.99`. One mark with three
 * digits behind it (`1.200`) separates thousands in one country and decimals in another, so the file's decimal mark
 * decides. Without one, both readings are returned, whatever separates the cells and other numbers look like: people edit
 * files of one country with programs of another.
 */
export function readNumber(cell: string, { decimalMark }: NumberFormat): NumberReading {
  const text = cell.replace(SPACES, '')
  if (/^-?\d+$/.test(text)) return { number: text }
  if (!/^-?\d*(?:[.,]\d+)+$/.test(text)) return null
  const marks = text.match(/[.,]/g)!
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const [whole, fraction] = [text.slice(0, last), text.slice(last + 1)]
  const decimal = `${whole.replace(/[.,]/g, '') || '0'}.${fraction}`
  const grouped = text.replace(/[.,]/g, '')
  const isGrouped = /^-?[1-9]\d{0,2}([.,]\d{3})+$/.test(text) && new Set(marks).size === 1
  if (marks.length > 1) {
    if (isGrouped) return { number: grouped }
    const isWhole = /^-?\d{1,3}([.,]\d{3})+$/.test(whole) && new Set(marks.slice(0, -1)).size === 1
    return isWhole && marks.at(-1) !== marks[0] ? { number: decimal } : null
  }
  if (!isGrouped) return { number: decimal }
  const mark: DecimalMark = marks[0] === '.' ? 'point' : 'comma'
  return decimalMark === null ? { grouped, decimal } : { number: mark === decimalMark ? decimal : grouped }
}

/** Separates an amount from its currency: `89,90 €` or `USD 12`. Null if there are other characters. */
export function splitCurrency(cell: string): { amount: string; currency: string } | null {
  const [, before = '', amount = '', after = ''] =
    /^([^\d.,\s-]{0,4})\s*(-?[\d.,][\d.,\s'’]*?)\s*([^\d,\s-]{0,4})$/u.exec(cell) ?? []
  const currency = before || after
  const isCurrency = currency === '' || /\p{Sc}|^\p{Lu}{3}$|^(kr|zł|Kč|Ft|lei|лв|руб)\.?$/u.test(currency)
  return amount === '' || !isCurrency || (before && after) ? null : { amount, currency }
}
