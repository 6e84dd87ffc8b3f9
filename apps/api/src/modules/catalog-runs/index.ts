/**
 * Files and bulk changes that go through a shop's products as runs: checked, applied in batches, undone.
 *
 * A further kind of run is a `RunKind`: it reads its candidates, finds their products and plans what each becomes, as a
 * `ProductState`. It is entered in `createStepContext`; checking, applying, conflicts and undo are the same for all.
 */
export { type ImportReport, importFile, ShopBusy, ShopFileError, UnknownShop } from './import-file.ts'
export { createRunJobs } from './run-jobs.ts'
export { createRunHandlers } from './runs.handlers.ts'
