import type { launch } from './browser.ts'
import type { Picture } from './pictures.ts'
import { serve } from './serve.ts'
import { openStudio } from './take.ts'

type Studio = Awaited<ReturnType<typeof openStudio>>

/** Takes every picture, some at a time, and hands each to `use` as it comes. */
export async function inStudios(
  browser: Awaited<ReturnType<typeof launch>>,
  pictures: readonly Picture[],
  use: (picture: Picture, take: (fresh: boolean) => ReturnType<Studio['take']>) => Promise<void>,
): Promise<void> {
  const site = await serve()
  const queue = [...pictures]
  try {
    await Promise.all(
      Array.from({ length: 2 }, async () => {
        const studio = await openStudio(browser, site.address)
        for (let picture = queue.shift(); picture; picture = queue.shift()) {
          const subject = picture
          await use(subject, fresh =>
            studio.take(subject, fresh).catch(error => {
              throw new Error(`${subject.id}, ${subject.width} px: ${error}`, { cause: error })
            }),
          )
        }
        await studio.close()
      }),
    )
  } finally {
    site.stop()
  }
}
