import type { OperatorHandlers } from '../../contract/handlers.ts'
import { pictureOf } from '../../modules/read-model/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { atConsole } from '../picture-address.ts'

/** Pictures that operators upload for the settings, with the function that the command `market media` calls too. */
export const createMediaHandlers = ({
  media,
}: Pick<Deps, 'media'>): Pick<OperatorHandlers, 'uploadOperatorPicture'> => ({
  async uploadOperatorPicture({ actor, body: { picture } }) {
    return atConsole(pictureOf(await media.saveMark(picture, { uploadedBy: actor.userId })))
  },
})
