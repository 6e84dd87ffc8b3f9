/** Days of the marketplace: what payments brought, what the ledger has of it, and whether both agree. */
export { createDaysJob } from './close-days.ts'
export {
  type DayRow,
  findDay,
  findDays,
  findLatestDay,
  findLines,
  findOpenDays,
  type LedgerSums,
  type LineRow,
  lockDay,
  noteDay,
} from './days.repository.ts'
export { readPeriods } from './periods.ts'
