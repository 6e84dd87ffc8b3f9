import { findCategoryId, findTopMenuRequests } from '../modules/categories/index.ts'
import { SHELL, writeOperatorLog } from '../modules/operators/index.ts'
import { decideTopMenu } from '../operator/catalog/category-actions.ts'
import { systemClock } from '../platform/clock.ts'
import { inTx } from '../platform/db/tx.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { withMarketplace } from './open.ts'
import { printableLine } from './printable.ts'

const USAGE = `Categories in the top menu.

  pnpm --filter api category list
  pnpm --filter api category show PATH
  pnpm --filter api category hide PATH

list shows the shops' categories that ask for a place, up to 100. A path is the category's slugs from the root, such as
kitchen/mugs/glaze-tests. The exit code is 0, or 1 when nothing could be done.`

const MOST = 100

export const command: Command = async call => {
  const { print } = call
  const [what = '', path, ...rest] = call.args
  if ({ list: 0, show: 1, hide: 1 }[what] !== Number(path !== undefined) || rest.length > 0)
    throw new Mistake(USAGE)
  return withMarketplace(call, async ({ db }) => {
    if (path === undefined) {
      const requests = await findTopMenuRequests(db, MOST)
      if (requests.length === 0) print('No category asks for a place in the top menu.')
      for (const request of requests)
        print(
          `${request.path}  ${printableLine(request.name)}  ${printableLine(request.shop)}  since ${new Date(request.requestedAt).toISOString()}`,
        )
      return 0
    }
    const id = await findCategoryId(db, path)
    if (id === null) throw new Mistake(`There is no category at ${printableLine(path)}.`)
    const name = await inTx(db, async tx => {
      const done = await decideTopMenu(tx, id, what === 'show')
      await writeOperatorLog(tx, SHELL, done.entry, systemClock.now())
      return done.name
    })
    print(`${printableLine(name)} is ${what === 'show' ? '' : 'no longer '}in the top menu.`)
    return 0
  })
}

if (import.meta.main) await runProcess(command)
