import type { Handlers } from '../../../contract/handlers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { startBulkRun } from './bulk/start-bulk.ts'
import { exportProducts } from './files/export-products.ts'
import { refusedRows } from './files/refused-rows.ts'
import { importTemplate } from './files/template.ts'
import { startImport } from './import/start-import.ts'
import * as service from './runs.service.ts'

type RunHandlers = Pick<
  Handlers,
  | 'startImport'
  | 'startBulkChange'
  | 'getImportTemplate'
  | 'listRuns'
  | 'getRun'
  | 'listRunItems'
  | 'setRunMapping'
  | 'applyRun'
  | 'cancelRun'
  | 'undoRun'
  | 'downloadRefusedRows'
  | 'exportProducts'
>

export const createRunHandlers = (
  deps: Pick<Deps, 'db' | 'clock' | 'files' | 'config' | 'money'>,
): RunHandlers => ({
  startImport: async ({ shop, body }) => service.getRun(deps, shop, await startImport(deps, shop, body)),
  startBulkChange: async ({ shop, body, headers }) =>
    service.getRun(deps, shop, await startBulkRun(deps, shop, body, headers['Idempotency-Key'])),
  getImportTemplate: async () => importTemplate(),
  listRuns: ({ shop, query }) => service.listRuns(deps, shop, query),
  getRun: ({ shop, params }) => service.getRun(deps, shop, params.id),
  listRunItems: ({ shop, params, query }) => service.listRunItems(deps, shop, params.id, query),
  setRunMapping: ({ shop, params, body }) => service.setRunMapping(deps, shop, params.id, body),
  applyRun: ({ shop, params, body, headers }) =>
    service.applyRun(deps, shop, params.id, body, headers['Idempotency-Key']),
  cancelRun: ({ shop, params }) => service.cancelRun(deps, shop, params.id),
  undoRun: ({ shop, params, headers }) => service.undoRun(deps, shop, params.id, headers['Idempotency-Key']),
  downloadRefusedRows: async ({ shop, params }) =>
    refusedRows(deps.db, shop, await service.readRun(deps, shop, params.id)),
  exportProducts: ({ shop }) => exportProducts(deps, shop),
})
