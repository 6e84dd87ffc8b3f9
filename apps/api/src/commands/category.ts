import { findTopMenuRequests, setTopMenu } from '../modules/categories/index.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { withMarketplace } from './open.ts'
import { printableLine } from './printable.ts'

const USAGE = `Categories in the top menu.

  pnpm --filter api category list
  pnpm --filter api category show PATH
  pnpm --filter api category hide PATH

list shows the shops' categories that ask for a place. A path is the category's slugs from the root, such as
kitchen/mugs/glaze-tests. The exit code is 0, or 1 when nothing could be done.`

export const command: Command = async call => {
  const { print } = call
  const [what = '', path, ...rest] = call.args
  if ({ list: 0, show: 1, hide: 1 }[what] !== Number(path !== undefined) || rest.length > 0)
    throw new Mistake(USAGE)
  return withMarketplace(call, async ({ db }) => {
    if (path === undefined) {
      const requests = await findTopMenuRequests(db)
      if (requests.length === 0) print('No category asks for a place in the top menu.')
      for (const request of requests)
        print(
          `${request.path}  ${printableLine(request.name)}  ${printableLine(request.shop)}  since ${request.requestedAt}`,
        )
      return 0
    }
    const name = await setTopMenu(db, path, what === 'show')
    if (name === null) throw new Mistake(`There is no category at ${printableLine(path)}.`)
    print(`${printableLine(name)} is ${what === 'show' ? '' : 'no longer '}in the top menu.`)
    return 0
  })
}

if (import.meta.main) await runProcess(command)
