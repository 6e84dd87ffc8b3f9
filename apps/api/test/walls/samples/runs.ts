import type { Samples } from './sample.ts'

export const ofRuns: Samples = {
  startImport: () => ({ upload: { field: 'file' } }),
  getImportTemplate: () => ({}),
  listRuns: () => ({}),
  getRun: ({ checkedRunId }) => ({ params: { id: checkedRunId } }),
  listRunItems: ({ checkedRunId }) => ({ params: { id: checkedRunId } }),
  setRunMapping: ({ checkedRunId }) => ({ params: { id: checkedRunId }, body: { stock: 'new_only' } }),
  applyRun: ({ checkedRunId }) => ({ params: { id: checkedRunId }, body: {} }),
  cancelRun: ({ checkedRunId }) => ({ params: { id: checkedRunId } }),
  undoRun: ({ doneRunId }) => ({ params: { id: doneRunId } }),
  downloadRefusedRows: ({ doneRunId }) => ({ params: { id: doneRunId } }),
  exportProducts: () => ({}),
  startBulkChange: ({ productId, categoryId }) => ({
    body: { selection: { ids: [productId] }, action: { field: 'category', mode: 'set', categoryId } },
  }),
}
