import { eq } from 'drizzle-orm'
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
