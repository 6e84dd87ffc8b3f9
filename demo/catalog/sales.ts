/** Shops whose reduced prices end, and how many days after the demo marketplace was made. */
export const saleDays: Readonly<Record<string, number>> = {
  'lumen-row': 12,
  'common-thread': 5,
}
