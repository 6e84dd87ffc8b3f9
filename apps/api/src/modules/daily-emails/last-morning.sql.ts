import { type SQL, sql } from 'drizzle-orm'

/** The last 8:00 in a time zone, up to `now`. Daily emails are written then. @param zone IANA name, in SQL */
export const lastMorning = (zone: SQL, now: Date): SQL =>
  sql`((date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zone} - interval '8 hours')
    + interval '8 hours') at time zone ${zone})`
