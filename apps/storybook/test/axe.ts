import axe from 'axe-core'

/** What is Storybook's own in the page. */
const ofStorybook = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

/**
 * Returns axe's findings on the colors of this page, a line for each rule and place. Its other rules do not depend on
 * the theme.
 */
export async function colourFindings(): Promise<string[]> {
  axe.reset()
  const { violations } = await axe.run(
    { include: document.body, exclude: ofStorybook },
    { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')}: ${help}. ${failureSummary}`),
  )
}
