import axe from 'axe-core'

/** What is Storybook's own in the page. */
const ofStorybook = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

/** Returns axe's findings on this page, a line for each rule and place. A story is part of a page, so it needs no landmarks. */
export const axeFindings = (): Promise<string[]> => ask({ rules: { region: { enabled: false } } })

/** Returns its findings on colors. Its other rules do not depend on the theme. */
export const colourFindings = (): Promise<string[]> =>
  ask({ runOnly: ['color-contrast', 'link-in-text-block'] })

async function ask(options: axe.RunOptions): Promise<string[]> {
  axe.reset()
  const { violations } = await axe.run(
    { include: document.body, exclude: ofStorybook },
    { ...options, resultTypes: ['violations'] },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')}: ${help}. ${failureSummary}`),
  )
}

/** Returns `colourFindings` of this page in the dark theme. It was in the light one, and is again. */
export async function darkFindings(): Promise<string[]> {
  const { dataset } = document.documentElement
  if (dataset.theme !== 'light') throw new Error(`The page is in the theme ${dataset.theme}.`)
  try {
    // With less motion, every color is final immediately.
    dataset.theme = 'dark'
    return await colourFindings()
  } finally {
    dataset.theme = 'light'
  }
}
