import { createHash } from 'node:crypto'
import { systemChromium } from '@stoa/testing/browsers'
import { type Browser, chromium, type Page } from 'playwright'

const executablePath = systemChromium()

export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--font-render-hinting=none', '--force-color-profile=srgb', '--hide-scrollbars'],
  })

/** What pictures depend on beside the stories: the browser, the fonts and the settings. */
export interface Drawing {
  chromium: number
  /** The family that each generic name stands for here. */
  fonts: Record<string, string>
  /** SHA-256 of a sample of text as drawn here. */
  sample: string
}

const generic = ['sans-serif', 'serif', 'monospace', 'system-ui'] as const
const sample = 'Stoa 0123456789 $22.40 ★ Đồng ₫ أروقة 柱廊'

export async function drawing(browser: Browser): Promise<Drawing> {
  const page = await browser.newPage({ viewport: { width: 640, height: 400 } })
  await page.setContent(
    generic.map(family => `<p id="${family}" style="font: 20px ${family}">${sample}</p>`).join(''),
  )
  const fonts = Object.fromEntries(
    await Promise.all(
      generic.map(async family => [family, await platformFonts(page, `#${family}`)] as const),
    ),
  )
  const shot = await page.screenshot()
  await page.close()
  return {
    chromium: Number.parseInt(browser.version(), 10),
    fonts,
    sample: createHash('sha256').update(shot).digest('hex'),
  }
}

async function platformFonts(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts
    .map(font => font.familyName)
    .sort()
    .join(', ')
}
