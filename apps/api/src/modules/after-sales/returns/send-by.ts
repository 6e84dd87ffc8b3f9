import { DAY } from '../../../platform/durations.ts'
import type { ReturnState } from './returns.repository.ts'

/** Deadline for sending a return whose postage is agreed now. Null if it doesn't lapse. */
export const sendByOf = (
  { lapses }: Pick<ReturnState, 'lapses'>,
  { sendDays }: { sendDays: number },
  now: Date,
): Date | null => (lapses ? new Date(now.getTime() + sendDays * DAY) : null)
