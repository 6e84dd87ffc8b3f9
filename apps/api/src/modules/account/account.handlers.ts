import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { deviceOf } from '../auth/index.ts'
import { createAccountService } from './account.service.ts'
import { createExport, type Others } from './export.ts'
import { removePicture } from './remove-picture.ts'

type AccountOperation =
  | 'changePassword'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'deleteAccount'
  | 'exportAccount'

export function createAccountHandlers(deps: Deps, others: Others): Pick<Handlers, AccountOperation> {
  const account = createAccountService(deps, others)
  const exportAll = createExport(deps, others)
  const { sessions } = others
  return {
    async changePassword({ actor, body, cookies }) {
      await account.changePassword(actor, body, others.devices.read(cookies))
      return { message: 'Your password was changed. All other devices were logged out.' }
    },
    async listSessions({ actor }) {
      const live = await sessions.listLive(actor.userId)
      return live.map(({ id, createdAt, lastSeenAt, userAgent }) => ({
        id,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        device: deviceOf(userAgent),
        isCurrent: id === actor.sessionId,
      }))
    },
    async endSession({ actor, params }) {
      await sessions.endOne(actor.userId, params.id)
      return undefined
    },
    endOtherSessions: async ({ actor }) => ({
      ended: await sessions.endOthersOf(deps.db, actor, 'ended-by-user'),
    }),
    async deleteAccount({ actor, body, log }) {
      const picture = await account.delete(actor, body.password)
      if (picture) await removePicture(deps, picture, log)
      return undefined
    },
    async exportAccount({ actor, header }) {
      header('content-disposition', 'attachment; filename="account.json"')
      return exportAll(actor)
    },
  }
}
