import { lowerThread } from '../../platform/low-priority.ts'
import type {
  AddressLabels,
  FeeInvoice,
  Invoice,
  PackingSlip,
  PickList,
  ShopStatement,
} from '../../ports/documents.ts'
import type { DocumentLook } from './document-look.ts'
import { writeFeeInvoice } from './fee-invoice.ts'
import { writeInvoice } from './invoice.ts'
import { writeLabels } from './labels.ts'
import { writePickList } from './pick-list.ts'
import { writeSlips } from './slips.ts'
import { writeStatement } from './statement.ts'

lowerThread()

/** A document to be written, and the marketplace as it shows it. */
export type DocumentJob = { look: DocumentLook } & (
  | { kind: 'invoice'; given: Invoice }
  | { kind: 'feeInvoice'; given: FeeInvoice }
  | { kind: 'slips'; given: readonly PackingSlip[] }
  | { kind: 'labels'; given: AddressLabels }
  | { kind: 'pickList'; given: PickList }
  | { kind: 'statement'; given: ShopStatement }
)

/** Writes a document in a worker thread. */
export default function writeDocument(job: DocumentJob): Promise<Buffer> {
  switch (job.kind) {
    case 'invoice':
      return writeInvoice(job.given, job.look)
    case 'feeInvoice':
      return writeFeeInvoice(job.given, job.look)
    case 'slips':
      return writeSlips(job.given, job.look)
    case 'labels':
      return writeLabels(job.given, job.look)
    case 'pickList':
      return writePickList(job.given, job.look)
    case 'statement':
      return writeStatement(job.given, job.look)
  }
}
