import { unwrap } from '@stoa/api-client'
import { client } from './client.ts'
import { ME, useRead } from './use-read.ts'

/** The operator who is logged in. */
export const useMe = () => useRead(ME, () => unwrap(client.GET('/api/operator/me')))
