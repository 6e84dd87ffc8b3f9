/** Types of the elements and events, for hosts. */
export type { AddRequest, Stoa, StoaEvent, StoaEvents } from './market/types.ts'
