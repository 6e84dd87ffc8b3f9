import { desc, eq, sql } from 'drizzle-orm'
import { emails } from '../src/modules/mail/emails.schema.ts'
import type { TestApp } from './app.ts'

/** The kinds of all emails to an address, oldest first. */
export async function emailKindsOf({ deps }: TestApp, recipient: string): Promise<string[]> {
  const rows = await deps.db
    .select({ kind: emails.kind })
    .from(emails)
    .where(eq(emails.recipient, recipient))
    .orderBy(emails.createdAt, emails.id)
  return rows.map(({ kind }) => kind)
}

/** The code in the newest email that logs in with one. */
export async function mailedCode({ deps }: TestApp, recipient: string): Promise<string> {
  const [mail] = await deps.db
    .select()
    .from(emails)
    .where(sql`lower(${emails.recipient}) = ${recipient.toLowerCase()} and ${emails.kind} = 'sign-in-code'`)
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(1)
  const code = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0]
  if (!code) throw new Error(`no code was emailed to ${recipient}`)
  return code
}
