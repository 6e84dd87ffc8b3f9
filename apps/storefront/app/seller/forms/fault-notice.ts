import { formatMessage } from '@stoa/ui/messages'
import { faultNoticeLabels } from './fault-notice.labels.ts'

/** Fault of a form that can't be saved. */
export interface NamedFault {
  /** Label of the field. */
  readonly name: string
  readonly message: string
}

/**
 * Describes why a form wasn't saved: names the first fault, to which `showFirstFault` leads, and counts the others. Null if
 * there is none.
 *
 * @param faults in the order of the page
 */
export function faultNotice(faults: readonly NamedFault[]): { title: string; text: string } | null {
  const [first, ...others] = faults
  if (!first) return null
  return {
    title: formatMessage(faultNoticeLabels.title, { field: first.name }),
    text: [
      first.message,
      ...(others.length > 0 ? [formatMessage(faultNoticeLabels.others, { count: others.length })] : []),
    ].join(' '),
  }
}
