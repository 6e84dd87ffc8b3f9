import type { Run, RunChange } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { inLocale } from '../../lib/locale.ts'
import {
  changedFieldLabels,
  changedValueLabels,
  changeStatusLabels,
  encodingLabels,
  fileLabels,
  statusLabels,
} from './run-words.labels.ts'

const figures = inLocale(locale => new Intl.NumberFormat(locale))
export const figure = (count: number): string => figures().format(count)

export const statusWords = ({ kind, status }: Pick<Run, 'kind' | 'status'>): string =>
  kind === 'bulk' && (status === 'applying' || status === 'done')
    ? changeStatusLabels[status]
    : statusLabels[status]

export const isBusy = ({ status }: Pick<Run, 'status'>): boolean =>
  status === 'checking' || status === 'applying' || status === 'undoing'

/** Removes the tags of a description, which a table cell can't show. */
const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns the field of a change with its old and new value, such as `Price, Lagoon`, `24.00` and `25.50`. */
export function changeWords(
  { field, variant, from, to }: RunChange,
  moment: (iso: string) => string,
): {
  name: string
  from: string
  to: string
} {
  const label = changedFieldLabels[field]
  const name = variant ? formatMessage(changedValueLabels.ofVariant, { field: label, variant }) : label
  // The values are ids of pictures, which mean nothing to a seller.
  if (field === 'picture')
    return {
      name,
      from: from ? changedValueLabels.pictureBefore : changedValueLabels.noPicture,
      to: to ? changedValueLabels.pictureAfter : changedValueLabels.noPicture,
    }
  const show = (value: string | null) => {
    if (value === null || value === '') return changedValueLabels.empty
    if (field === 'saleStarts' || field === 'saleEnds') return moment(value)
    return field === 'description' ? plainText(value) : value
  }
  if (field === 'variant')
    return { name, from: from ?? changedValueLabels.notOffered, to: to ?? changedValueLabels.noLongerOffered }
  return { name, from: show(from), to: show(to) }
}

/** Describes the file of a run, such as `1,657 rows · UTF-8 · comma`. */
export function fileWords({ encoding, delimiter, status, total }: Run): string {
  const rows =
    status === 'checked' && total !== null ? formatMessage(fileLabels.rows, { count: total }) : null
  return [rows, encoding && encodingLabels[encoding], delimiter].filter(Boolean).join(' · ')
}
