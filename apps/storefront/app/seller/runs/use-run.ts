import type { Run } from '@stoa/api-client/schema'
import { mutatePath } from '@stoa/api-client/swr'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { useShopRead } from '../api/use-shop-api.ts'
import { isBusy } from './run-words.ts'

const OFTEN = 800
/** Pictures wait for other people's servers. */
const NOW_AND_THEN = 4_000

function intervalOf(run: Run | undefined): number {
  if (!run) return 0
  if (isBusy(run)) return OFTEN
  const { pictures, picturesFetched, picturesMissing } = run.counts
  return run.status === 'done' && picturesFetched + picturesMissing < pictures ? NOW_AND_THEN : 0
}

/** A run, read again and again while something goes on with it. */
export function useRun(id: string) {
  const { mutate: mutateAll } = useSWRConfig()
  const read = useShopRead(
    '/api/seller/runs/{id}',
    { params: { path: { id } } },
    // A new function each time: SWR asks it again only when it is another one, and a run begins to move later too.
    { refreshInterval: run => intervalOf(run) },
  )
  const status = read.data?.status
  // What becomes of products differs in each state of the run.
  useEffect(() => {
    void mutatePath(mutateAll, '/api/seller/runs/{id}/items')
  }, [status, mutateAll])
  return read
}
