import { runAll } from './in-worker.ts'

// The same files that run in Node and in the page; the query makes them take this worker's `test` and `expect`.
import.meta.glob(['../**/*.test.ts', '!../**/*.browser.test.ts', '!../**/*.node.test.ts'], {
  query: '?in-worker',
  eager: true,
})

void runAll().then(results =>
  postMessage({ results, isWorker: 'DedicatedWorkerGlobalScope' in self, hasDocument: 'document' in self }),
)
