export { BulkBar, type BulkBarProps } from './bulk-bar.tsx'
export { FurtherActions, type FurtherActionsProps } from './further-actions.tsx'
