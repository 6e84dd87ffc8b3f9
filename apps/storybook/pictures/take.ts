import type { Browser, Page, Request } from 'playwright'
import type { Picture } from './pictures.ts'

/** Stories that show a date show this one. */
const now = new Date('2026-06-15T10:00:00Z')

/** Time without changes and running requests after which a story is ready, in milliseconds. */
const quiet = 120
/** Timeout of one story, in milliseconds, so that the whole run ends with a reason. */
const patience = 30_000
/** Until a story shown in place counts as stuck, in milliseconds. */
const placePatience = 10_000
/** Files come from this machine. A request that is silent for longer was dropped by the browser without a word. */
const requestPatience = 5000

/** A page that draws stories, and the same story in the same way each time. */
export async function openStudio(browser: Browser, address: string) {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  })
  await context.clock.setFixedTime(now)
  await context.addInitScript(watchForQuiet)
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const underWay = new Map<Request, number>()
  page.on('request', request => underWay.set(request, Date.now()))
  page.on('requestfinished', request => underWay.delete(request))
  page.on('requestfailed', request => underWay.delete(request))
  const isUnderWay = () => [...underWay.values()].some(began => Date.now() - began < requestPatience)

  const settle = async () => {
    do {
      await page.waitForFunction(silence => window.stoaQuiet(silence), quiet)
    } while (isUnderWay())
  }

  let shown: Picture['direction'] | undefined
  /**
   * Where the last story was, as Storybook's own menu goes from one to the next: in a fifth of a loading's time.
   * False when it is not drawn: Chromium sometimes drops a request for a module without a word, and only a new page
   * asks for it again.
   */
  const go = ({ id }: Picture) =>
    page.evaluate(
      ([storyId, limit]) =>
        new Promise<boolean>(resolve => {
          setTimeout(() => resolve(false), limit)
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__
          document.documentElement.dataset.theme = 'light'
          channel.once('storyFinished', () => resolve(true))
          channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
        }),
      [id, placePatience] as const,
    )
  // Loads without the accessibility engine, which continues after a story is drawn: Storybook would reload its page
  // if the next story were requested during that time.
  const load = async ({ id, direction }: Picture) => {
    await page.goto(
      `/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;theme:light;direction:${direction};brand:stoa`,
    )
    // A dialog stands beside the root.
    await page.waitForFunction(() => document.querySelector('#storybook-root > *, [role="dialog"], dialog'))
  }

  return {
    /** Both themes of one story, from one drawing of it. `fresh` knows nothing of the stories before. */
    async take(picture: Picture, fresh: boolean): Promise<Record<'light' | 'dark', Buffer>> {
      const { width } = picture
      underWay.clear()
      await page.setViewportSize({ width, height: width > 700 ? 720 : 360 })
      // Another direction would draw the story before once more.
      const isInPlace = !fresh && shown === picture.direction && (await go(picture))
      if (!isInPlace) await load(picture)
      shown = picture.direction
      await settle()
      // As tall as the story, so that pictures that load late are in sight, and nothing sticks to an edge halfway.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      if (height > (page.viewportSize()?.height ?? 0)) {
        await page.setViewportSize({ width, height: Math.min(height, tallest) })
        await settle()
      }
      const light = await shoot(page)
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark'
      })
      await settle()
      return { light, dark: await shoot(page) }
    },
    close: () => context.close(),
  }
}

/** Maximum height of a picture, in pixels: longer content repeats itself. */
const tallest = 3200

const shoot = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide' })

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit(event: string, data: unknown): void
      once(event: string, hear: () => void): void
    }
    stoaQuiet(silence: number): Promise<true>
  }
}

/** Runs in the page, before everything else. */
function watchForQuiet() {
  let last = performance.now()
  const observer = new MutationObserver(() => {
    last = performance.now()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const isLoaded = () =>
    document.fonts.status === 'loaded' &&
    [...document.images].every(image => image.complete || image.loading === 'lazy')
  window.stoaQuiet = silence =>
    new Promise(resolve => {
      const look = () => {
        if (isLoaded() && performance.now() - last > silence) {
          Promise.allSettled(
            [...document.images].filter(image => image.complete).map(image => image.decode()),
          ).then(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))
        } else setTimeout(look, 15)
      }
      look()
    })
}
