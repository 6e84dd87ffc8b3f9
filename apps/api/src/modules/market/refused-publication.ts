import { problem } from '../../platform/problem.ts'
import { FaultySettings, PublishRefused } from './publish-settings.ts'

/** Number of faults that the detail names; the fields have all. */
const MOST = 3

/**
 * Returns the problem for settings that couldn't be published, with each fault at its field of a body with `settings`. Other errors
 * are returned as they are.
 */
export function refusedPublication(error: unknown): unknown {
  if (error instanceof FaultySettings)
    return problem('request.invalid', {
      detail: error.faults
        .slice(0, MOST)
        .map(({ path, message }) => `${path}: ${message}`)
        .join(' '),
      fields: error.faults.map(({ path, message }) => ({
        pointer: `/settings${path}`,
        code: 'invalid',
        message,
      })),
    })
  if (error instanceof PublishRefused)
    return problem('edit.conflict', { detail: error.message, cause: error })
  return error
}
