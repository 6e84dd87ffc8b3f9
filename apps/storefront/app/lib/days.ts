import { once } from './once.ts'

const day = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }))

/** `2026-12-12` → `12 December` */
export const dayInWords = (date: string): string => day().format(new Date(date))

/** What stands where a pausing shop's pieces cannot be bought: `Back on 12 December`. */
export const backOnWords = (date: string): string => `Back on ${dayInWords(date)}`
