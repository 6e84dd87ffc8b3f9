import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { createProfileService } from './profile.service.ts'

export function createUserHandlers(deps: Deps): Pick<Handlers, 'getProfile' | 'updateProfile'> {
  const profiles = createProfileService(deps)
  return {
    getProfile: ({ actor }) => profiles.profileOf(actor),
    updateProfile: ({ actor, body }) =>
      profiles.change(actor, {
        ...(body.username !== undefined && { username: body.username }),
        ...(body.avatar !== undefined && { avatar: body.avatar }),
      }),
  }
}
