import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { type MoveReport, moveFiles } from '../modules/media/index.ts'
import { openBucket, openFolders, type Stores } from '../stores.ts'
import { type Command, Mistake, runProcess } from './cli.ts'

const USAGE = `Moves pictures and private files between the data folder and a bucket.

  pnpm --filter api media:move to-bucket [--sizes] [--remove]
  pnpm --filter api media:move to-folder [--sizes] [--remove]

The bucket is the one of MEDIA_URL, the folder the one of STOA_DATA_HOME. It copies what the other side lacks; begun
again after it was ended, it goes on where it stood. --sizes takes the made sizes too, which are made again otherwise.
--remove takes away where it came from what is on the other side.`

/** Number of files after which progress is shown again. */
const PROGRESS_AT = 500

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { sizes: { type: 'boolean' }, remove: { type: 'boolean' } },
  })
  const [direction] = positionals
  if (positionals.length !== 1 || (direction !== 'to-bucket' && direction !== 'to-folder'))
    throw new Mistake(USAGE)
  const config = readConfig(call.env)
  if (!config.media)
    throw new Mistake('Set MEDIA_URL and the keys of the bucket, also for the way back into the folder.')
  const folders = openFolders(config.stoaDataHome)
  const bucket = openBucket(config.media)
  const [from, to] = direction === 'to-bucket' ? [folders, bucket] : [bucket, folders]
  const places: readonly (readonly [keyof Stores, string, string])[] = [
    ['media', 'originals', 'originals'],
    ['files', 'runs', 'private files'],
    ...(values.sizes ? [['media', 'sizes', 'made sizes'] as const] : []),
  ]
  for (const [store, key, name] of places) {
    const options = {
      remove: values.remove ?? false,
      progress: (report: MoveReport) => {
        if ((report.copied + report.present) % PROGRESS_AT === 0) call.say(inWords(name, report))
      },
    }
    call.print(inWords(name, await moveFiles({ from: from[store], to: to[store], key }, options)))
  }
  return 0
}

function inWords(name: string, { copied, bytes, present, removed }: MoveReport): string {
  const megabytes = (bytes / 1e6).toFixed(1)
  return `${name}: ${copied} copied (${megabytes} MB), ${present} there already, ${removed} taken away`
}

if (import.meta.main) await runProcess(command)
