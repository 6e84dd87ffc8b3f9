import { readParts } from '../platform/backup/archive-reader.ts'
import { withConnection } from '../platform/backup/connect.ts'

const FOLDER = 'media/originals/'
const AT_ONCE = 500

/** Returns the number of pictures of the restored rows whose file is not in the archive. */
export const countMissingPictures = (url: string, file: string): Promise<number> =>
  withConnection(url, 'stoa-restore', async client => {
    const count = async (condition: string, values: unknown[] = []) => {
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from media where source = 'upload' and status = 'ready' and ${condition}`,
        values,
      )
      return rows[0]!.n
    }
    let missing = await count('true')
    let ids: string[] = []
    const look = async () => {
      missing -= await count('id = any($1)', [ids])
      ids = []
    }
    for await (const { name } of readParts(file)) {
      if (name.startsWith(FOLDER)) ids.push(name.slice(FOLDER.length))
      if (ids.length === AT_ONCE) await look()
    }
    await look()
    return missing
  })
