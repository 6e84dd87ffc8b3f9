import { bigint, customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../ids.ts'

export const id = () => uuid('id').primaryKey().$defaultFn(newId)

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const createdAt = () => instant('created_at').notNull().defaultNow()

export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())

/** Money in minor units. Never numeric: drivers disagree on whether that is a string or a number. */
export const minor = (name: string) => bigint(name, { mode: 'number' })

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
