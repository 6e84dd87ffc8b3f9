import { Problem } from '../platform/problem.ts'
import { findInput, Mistake } from './cli.ts'
import type { Opened } from './open.ts'

export const MEDIA_USAGE = '  pnpm --filter api market media add FILE'

/** Runs `market media …`. Returns null if there is no such call. */
export async function runMedia(
  opened: Opened,
  [what, file, ...rest]: readonly string[],
): Promise<number | null> {
  if (what !== 'add' || file === undefined || rest.length > 0) return null
  const path = await findInput(opened, file)
  const { id, width, height } = await opened.media.saveMark({ path }).catch((error: Error) => {
    throw error instanceof Problem ? new Mistake(`${path}: ${error.detail ?? error.message}`) : error
  })
  opened.print(id)
  opened.say(`${width} × ${height} pixels. Write this id into “marks” of the settings.`)
  return 0
}
