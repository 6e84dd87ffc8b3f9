import { unwrap } from '@stoa/api-client'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/use-read.ts'

/** The operators, unless `isSeen` is false. Default true. */
export const useTeam = (isSeen = true) =>
  useRead(isSeen ? 'team' : null, () => unwrap(client.GET('/api/operator/operators')))
