import { unwrap } from '@stoa/api-client'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/use-read.ts'

/** Tax categories and tax rates. */
export const useTax = () => useRead('tax', () => unwrap(client.GET('/api/operator/tax')))
