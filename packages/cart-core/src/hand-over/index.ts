export { isAddable } from './add-to-local-lines.ts'
export { HANDED_OVER_KEY, handOver, wasHandedOver } from './hand-over.ts'
