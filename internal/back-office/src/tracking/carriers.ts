/** A carrier that is known by the form of its numbers. */
export interface CarrierForm {
  /** The carrier's name; unique in the list. */
  name: string
  /** Regular expressions of its numbers, in capitals and without spaces and hyphens. */
  forms: readonly string[]
}

export interface TrackingValue {
  /** The carrier's name; empty when it is not said. */
  carrier: string
  /** The carrier's number of the parcel; empty when there is none. */
  number: string
}

/** Returns the carrier whose numbers have this format; empty if there is none. */
export function guessCarrier(number: string, carriers: readonly CarrierForm[]): string {
  const plain = number.replace(/[\s-]+/g, '').toUpperCase()
  return carriers.find(({ forms }) => forms.some(form => new RegExp(form).test(plain)))?.name ?? ''
}

export interface Pasted {
  /** Tracking values by the row's id. */
  values: Record<string, TrackingValue>
  /** Orders that are not in the list. */
  strange: string[]
}

const codeOf = (text: string): string => text.replace(/^#/, '').toUpperCase()

/**
 * Reads a block of a spreadsheet. A first cell that is an order finds its row; without any, the block is filled in from
 * `start` on. Of two cells the last is the number; of three the middle one is the carrier.
 *
 * @returns null for a text that is one cell alone: it is for the field itself
 */
export function readPasted(
  text: string,
  ids: readonly string[],
  { start, carriers }: { start: number; carriers: readonly CarrierForm[] },
): Pasted | null {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map(line => line.split(/\t|;|,/).map(cell => cell.trim()))
    .filter(cells => cells.some(cell => cell !== ''))
  if (rows.length === 0 || (rows.length === 1 && rows[0]!.length === 1)) return null
  const byCode = new Map(ids.map(id => [codeOf(id), id]))
  const namesOrders = rows.some(cells => byCode.has(codeOf(cells[0]!)))
  const values: Pasted['values'] = {}
  const strange: string[] = []
  for (const [at, cells] of rows.entries()) {
    const id = namesOrders ? byCode.get(codeOf(cells[0]!)) : ids[start + at]
    const rest = namesOrders ? cells.slice(1) : cells
    const number = rest.at(-1) ?? ''
    // A header row names no order.
    if (id === undefined) {
      if (namesOrders && !(at === 0 && !/\d/.test(number))) strange.push(cells[0]!)
      continue
    }
    values[id] = { number, carrier: rest.length > 1 ? rest[0]! : guessCarrier(number, carriers) }
  }
  return { values, strange }
}
