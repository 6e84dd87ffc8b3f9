/**
 * Hot calls that would ask several servers if the tables of `spread-keys.ts` were spread: by call, the tables that it
 * asks several partitions of. The calls of `crossing.test.ts` that are not here stay in one.
 */

const OF_AN_ORDER = [
  ['claims', 'disputes', 'fulfillments', 'order_cancellations', 'order_events', 'order_lines', 'returns'],
].flat()
const OF_A_SALE = [...OF_AN_ORDER, 'commission_lines', 'ledger_entries', 'order_groups']

export const CROSSING: Record<string, string[]> = {
  'refresh a session': ['sessions'],
  'begin a payment': ['payments'],
  'confirm a payment': ['order_groups', 'order_lines', 'order_tax_lines', 'orders', 'payments'],
  'list own orders': ['order_groups', 'order_lines', 'orders'],
  'show own order': [...OF_AN_ORDER, 'order_groups', 'order_tax_lines', 'orders', 'payments'],
  'list a shop’s orders': ['order_groups', 'order_lines'],
  'show a shop’s order': OF_A_SALE,
  'pack an order': [...OF_A_SALE, 'orders'],
}
