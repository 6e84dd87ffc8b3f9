import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt } from '../../platform/db/columns.ts'
import { media } from '../media/media.schema.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** 0 until the account is activated; the name and the number are the document's. */
    isActive: smallint('is_active').notNull().default(1),
    emailConfirmedAt: instant('email_confirmed_at'),
    avatarMediaId: text('avatar_media_id'),
    /** Restriction that blocks the account: it can't buy, review, ask or apply. Null if there is none. */
    restrictedBy: uuid('restricted_by'),
    /** Time of deletion. The row stays without personal data, for rows that have to refer to it. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  t => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    // The other one serves equality only, because its order is that of the database's language.
    index('users_email_start_idx').on(sql`lower(${t.email}) text_pattern_ops`),
    // For an operator who types how a name begins.
    index('users_name_idx').on(sql`lower(${t.username}) text_pattern_ops`),
    check('users_is_active_check', sql`${t.isActive} in (0, 1)`),
    foreignKey({
      name: 'users_avatar_media_fk',
      columns: [t.avatarMediaId],
      foreignColumns: [media.id],
    }).onDelete('set null'),
  ],
)

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    grantedAt: createdAt(),
  },
  t => [
    primaryKey({ name: 'user_roles_pkey', columns: [t.userId, t.name] }),
    index('user_roles_name_idx').on(t.name),
  ],
)
