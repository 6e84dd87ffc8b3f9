import type { components } from '@stoa/api-client/schema'
import type { Actor, SpooledFile } from '../../contract/handlers.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import { squarePicture } from './avatar.ts'
import { readUsername, requireOwnUsername } from './username.ts'
import * as repository from './users.repository.ts'

export interface ProfileChange {
  username?: string
  avatar?: SpooledFile
}

const AVATAR_WIDTH = 320

export function createProfileService({ db, clock, media }: Pick<Deps, 'db' | 'clock' | 'media'>) {
  async function profileOf({ userId, roles }: Actor): Promise<components['schemas']['User']> {
    const user = await repository.findUserById(db, userId)
    if (!user || user.deletedAt) throw problem('auth.token_invalid')
    return {
      id: user.id,
      username: user.username,
      email: user.email,
      emailConfirmed: user.emailConfirmedAt !== null,
      avatar: user.avatarMediaId && `/media/${user.avatarMediaId}/${AVATAR_WIDTH}.webp`,
      roles: roles.map(name => ({ name })),
    }
  }

  /**
   * Updates a profile. Returns the picture that was replaced. @throws problem `auth.token_invalid` if the account has
   * been deleted since
   */
  const write = (id: string, change: { username?: string; avatarMediaId?: string }) =>
    inTx(db, async tx => {
      const before = await repository.lockUser(tx, id)
      if (!before) throw problem('auth.token_invalid')
      await repository.updateUser(tx, id, { ...change, updatedAt: clock.now() })
      if (!change.avatarMediaId) return null
      await media.use(tx, change.avatarMediaId)
      if (before.avatarMediaId) await media.release(tx, before.avatarMediaId)
      return before.avatarMediaId
    })

  /** Reads a new name. Names from before shops could claim theirs stay as they are. */
  async function changedName(userId: string, text: string): Promise<string> {
    const name = readUsername(text)
    const user = await repository.findUserById(db, userId)
    if (user?.username !== name) await requireOwnUsername(db, name, userId)
    return name
  }

  return {
    profileOf,
    async change(actor: Actor, { username, avatar }: ProfileChange) {
      const name = username === undefined ? undefined : await changedName(actor.userId, username)
      const saved = avatar && (await media.saveUpload({ picture: await squarePicture(avatar) }))
      // If this fails, the sweep removes the picture unless it is used: the commit may have succeeded.
      const replaced = await write(actor.userId, {
        ...(name && { username: name }),
        ...(saved && { avatarMediaId: saved.id }),
      })
      if (replaced) await media.remove(replaced)
      return profileOf(actor)
    },
  }
}
