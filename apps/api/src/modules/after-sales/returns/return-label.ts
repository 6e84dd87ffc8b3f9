import { readFile } from 'node:fs/promises'
import type { RawAnswer, SpooledFile } from '../../../contract/handlers.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { hasRolledBack } from '../../../platform/db/errors.ts'
import type { Deps } from '../../../platform/deps.ts'
import { DAY } from '../../../platform/durations.ts'
import { newId } from '../../../platform/ids.ts'
import { problem } from '../../../platform/problem.ts'
import { type CommandContext, lockOrder, type OrderState, type WhichOrder } from '../../orders/index.ts'
import { labelKindOf, requireUsableLabel } from './label-file.ts'
import { tellLabelAdded } from './return-label-emails.ts'
import { findLabelOf, findOldLabels, forgetLabel } from './return-labels.repository.ts'
import { takeStep } from './return-transition.ts'
import type { ReturnState } from './returns.repository.ts'
import { sendByOf } from './send-by.ts'

/** Time for which the label of an ended return is kept, in milliseconds. */
const KEPT_FOR = 90 * DAY

/**
 * Gives a return its label. One that is approved and awaits it can then be sent, and its buyer gets an email.
 *
 * @returns the order, and the key of the label that this one replaces
 * @throws problem `order.not_found`, `return.not_found`, `order.not_allowed`
 */
export async function addLabel(
  tx: Tx,
  which: WhichOrder,
  { id, labelKey, ...given }: { id: string; labelKey: string; sendDays: number },
  context: CommandContext,
): Promise<{ order: OrderState; replacedKey: string | null }> {
  const order = await lockOrder(tx, which)
  const change = (found: ReturnState) => ({
    labelKey,
    ...(found.status === 'approved' && {
      postage: 'label' as const,
      sendBy: sendByOf(found, given, context.now),
    }),
  })
  const found = await takeStep(tx, order, { id, step: 'add_label', change }, context)
  if (found.status === 'approved') {
    const sendBy = sendByOf(found, given, context.now)
    await tellLabelAdded(tx, order, { lines: found.lines, sendBy }, context)
  }
  return { order, replacedKey: found.labelKey }
}

/**
 * Keeps an uploaded label while `work` gives it to its return. Then removes the file that it replaces, or the new one if
 * the transaction failed.
 *
 * @throws problem `return.label_unusable`
 */
export async function keepLabel<Answer>(
  { files }: Pick<Deps, 'files'>,
  { path }: SpooledFile,
  work: (labelKey: string) => Promise<{ answer: Answer; replacedKey: string | null }>,
): Promise<Answer> {
  await requireUsableLabel(await readFile(path), await labelKindOf(path))
  const labelKey = `return-labels/${newId()}`
  await files.keep(labelKey, path)
  try {
    const { answer, replacedKey } = await work(labelKey)
    if (replacedKey !== null) await files.remove(replacedKey)
    return answer
  } catch (error) {
    if (hasRolledBack(error)) await files.remove(labelKey)
    throw error
  }
}

/** Reads the label of a buyer's return. @throws problem `download.not_found`, also for another buyer's */
export async function readLabel(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  of: { id: string; number: string; userId: string },
): Promise<RawAnswer> {
  const labelKey = await findLabelOf(db, of)
  const file = labelKey === null ? null : await files.open(labelKey)
  if (!file)
    throw problem('download.not_found', {
      detail: 'This return has no label. Labels are deleted 90 days after a return has ended.',
    })
  try {
    const { contentType, ending } = await labelKindOf(file.path)
    const name = `return-label-${of.number.replace(/[^\w-]/g, '')}.${ending}`
    return {
      contentType,
      body: await readFile(file.path),
      headers: {
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    }
  } finally {
    await file.release()
  }
}

/** Deletes the labels of returns that ended 90 days ago. */
export async function sweepLabels({ db, files }: Pick<Deps, 'db' | 'files'>, now: Date): Promise<void> {
  for (const { id, labelKey } of await findOldLabels(db, new Date(now.getTime() - KEPT_FOR))) {
    await files.remove(labelKey)
    await forgetLabel(db, id)
  }
}
