import { unwrap } from '@stoa/api-client'
import { client, ME } from './client.ts'
import { useRead } from './use-read.ts'

/** The operator who is logged in. */
export const useMe = () => useRead(ME, () => unwrap(client.GET('/api/operator/me')))
