import type { PictureAnswer, PictureCall } from './picture-aside.ts'
import { UnusablePicture } from './picture-cost.ts'
import { pictureWork } from './picture-work.ts'

/** Does the work on pixels that the API asks for, as a process of its own. It ends with the API, and not before it. */
process.on('disconnect', () => process.exit())
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)

process.on('message', async ({ id, kind, given }: PictureCall) => {
  const answer = await answerOf(kind, given)
  if (process.connected) process.send?.({ id, ...answer })
})

async function answerOf(
  kind: PictureCall['kind'],
  given: PictureCall['given'],
): Promise<Omit<PictureAnswer, 'id'>> {
  try {
    return { result: await (pictureWork[kind] as (...given: unknown[]) => Promise<unknown>)(...given) }
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error))
    return {
      failure: message,
      cause: cause === undefined ? undefined : String(cause),
      isOfPicture: error instanceof UnusablePicture,
    }
  }
}
