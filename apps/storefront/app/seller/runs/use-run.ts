import type { Run } from '@stoa/api-client/schema'
import { mutatePath } from '@stoa/api-client/swr'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { useShopRead } from '../api/use-shop-api.ts'
import { isBusy } from './run-words.ts'

const OFTEN = 800
/** Pictures come from other servers, which may be slow. */
const NOW_AND_THEN = 4_000

function intervalOf(run: Run | undefined): number {
  if (!run) return 0
  if (isBusy(run)) return OFTEN
  const { pictures, picturesFetched, picturesMissing } = run.counts
  return run.status === 'done' && picturesFetched + picturesMissing < pictures ? NOW_AND_THEN : 0
}

/** Reads a run, repeatedly while it is in progress or its pictures are being downloaded. */
export function useRun(id: string) {
  const { mutate: mutateAll } = useSWRConfig()
  const read = useShopRead(
    '/api/seller/runs/{id}',
    { params: { path: { id } } },
    // A new function each time: SWR calls it again only if it changed, and a run may start after the first read.
    { refreshInterval: run => intervalOf(run) },
  )
  const status = read.data?.status
  // The outcome of a product depends on the status of the run.
  useEffect(() => {
    void mutatePath(mutateAll, '/api/seller/runs/{id}/items')
  }, [status, mutateAll])
  return read
}
