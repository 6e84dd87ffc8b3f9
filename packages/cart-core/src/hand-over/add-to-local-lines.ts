import { toLineRequest } from '../cart/line.ts'
import { withAddition } from '../cart/local-addition.ts'
import type { StoredLine } from '../cart/stored-lines.ts'
import type { CartLine, MergeResult } from '../types.ts'

/** Problems for which the server, too, drops a line at a merge. */
const DROPPED = new Set(['out_of_stock', 'shop_closed'])

const obstacleOf = ({ problems }: CartLine) => problems.find(({ code }) => DROPPED.has(code))

/** Whether any of the line's quantity can be added to a cart. */
export const isAddable = (line: CartLine): boolean => !obstacleOf(line)

/** Adds lines to a guest's. Returns the lines, and a result for each addition as the server's merge has it. */
export function addToLocalLines(
  stored: readonly StoredLine[],
  additions: readonly CartLine[],
  newId: () => string,
): { lines: readonly StoredLine[]; results: readonly MergeResult[] } {
  let lines = stored
  const results = additions.map((line): MergeResult => {
    const { productId, optionIds, quantity: wanted } = toLineRequest(line)
    const named = { productId, optionIds, name: line.product.name }
    const obstacle = obstacleOf(line)
    if (obstacle) return { ...named, outcome: 'dropped', quantity: 0, lineId: null, reason: obstacle.code }
    const { lines: next, twin, added } = withAddition(lines, { ...line, id: newId() }, lines.length)
    lines = next
    const before = twin?.quantity ?? 0
    const { quantity, id } = added ?? twin!
    const isCapped = quantity < before + wanted
    const outcome = isCapped ? 'capped' : twin ? 'summed' : 'added'
    return { ...named, outcome, quantity, lineId: id, reason: isCapped ? 'stock' : null }
  })
  return { lines, results }
}
