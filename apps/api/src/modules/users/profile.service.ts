import type { components } from '@stoa/api-client/schema'
import type { Actor, UploadedFile } from '../../contract/handlers.ts'
import { problem } from '../../contract/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { squarePicture } from './avatar.ts'
import * as repository from './users.repository.ts'

export interface ProfileChange {
  username?: string
  avatar?: UploadedFile
}

const AVATAR_WIDTH = 320

export function createProfileService({ db, clock, media }: Pick<Deps, 'db' | 'clock' | 'media'>) {
  async function profileOf({ userId, roles }: Actor): Promise<components['schemas']['User']> {
    const user = await repository.findUserById(db, userId)
    if (!user) throw problem('auth.token_invalid')
    return {
      id: user.id,
      username: user.username,
      email: user.email,
      emailConfirmed: user.emailConfirmedAt !== null,
      avatar: user.avatarMediaId && `/media/${user.avatarMediaId}/${AVATAR_WIDTH}.webp`,
      roles: roles.map(name => ({ name })),
    }
  }

  return {
    profileOf,
    async change(actor: Actor, { username, avatar }: ProfileChange) {
      const name = username?.trim()
      const before = avatar && (await repository.findUserById(db, actor.userId))
      const saved = avatar && (await media.saveUpload({ bytes: await squarePicture(avatar.bytes) }))
      await repository.updateUser(db, actor.userId, {
        ...(name && { username: name }),
        ...(saved && { avatarMediaId: saved.id }),
        updatedAt: clock.now(),
      })
      if (before?.avatarMediaId) await media.remove(before.avatarMediaId)
      return profileOf(actor)
    },
  }
}
