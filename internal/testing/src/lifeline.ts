/**
 * Loaded before everything that a supervisor launches. The supervisor holds the other end of its standard input:
 * when that closes, however the supervisor ended, this process is asked to end too, so that no port stays taken.
 */
import { isMainThread } from 'node:worker_threads'

const MAX_CLOSING_MS = 35_000

const end = () => {
  setTimeout(() => process.exit(1), MAX_CLOSING_MS).unref()
  // Under `node --watch` this is the process that is started again and again: its keeper has to end as well.
  if (process.env.WATCH_REPORT_DEPENDENCIES) process.kill(process.ppid, 'SIGTERM')
  process.kill(process.pid, 'SIGTERM')
}

if (isMainThread) {
  // The reader is gone, and errors of these streams must not end the process early.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  process.stdin.once('end', end).once('error', end).resume()
  ;(process.stdin as { unref?: () => void }).unref?.()
}
