import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { type FirstStepFacts, firstStepFacts } from './first-steps.sql.ts'
import { firstSteps, missingSteps, type Selling, type Step } from './first-steps.ts'

/** Finds the first steps of a shop as its owners see them. The shop must exist. */
export async function findFirstSteps(db: Queryable, shopId: string, selling: Selling): Promise<Step[]> {
  const { rows } = await db.execute<{ facts: FirstStepFacts }>(
    sql`select ${firstStepFacts} as facts from shops s where s.id = ${shopId}::uuid`,
  )
  return firstSteps(rows[0]!.facts, { selling, isOwner: true })
}

/** Finds what each shop that waits to open lacks, by the shop's id. */
export async function findMissingOfWaiting(
  db: Queryable,
  selling: Selling,
): Promise<ReadonlyMap<string, Step[]>> {
  const { rows } = await db.execute<{ id: string; facts: FirstStepFacts }>(
    sql`select s.id, ${firstStepFacts} as facts from shops s where s.status = 'pending'`,
  )
  return new Map(
    rows.map(({ id, facts }) => [id, missingSteps(firstSteps(facts, { selling, isOwner: true }))]),
  )
}
