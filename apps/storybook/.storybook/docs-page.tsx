import type { ComponentDocs } from '@stoa/ui/docs'
import sizes from '@stoa/ui/sizes.json'
import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'

const found = import.meta.glob<{ docs: ComponentDocs }>('../../../packages/ui/src/**/*.docs.ts', {
  eager: true,
})

/** By the path of the stories in the design system: `primitives/price/price`. */
const docsOf = new Map(
  Object.entries(found).map(([file, { docs }]) => [
    file.replace(/^.*packages\/ui\/src\/|\.docs\.ts$/g, ''),
    docs,
  ]),
)
const weights: Readonly<Record<string, { page: number; all: number } | undefined>> = sizes

/** Every component's page: what it is for, what else there is, how it is heard, what it weighs; then its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const file = String(preparedMeta.parameters.fileName ?? '')
  const path = file.replace(/^.*packages\/ui\/src\/|\.stories\.tsx$/g, '')
  const docs = docsOf.get(path)
  const entry = path.split('/').at(-2) ?? ''
  const weight = weights[entry]
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {docs && (
        <>
          <h2>Usage</h2>
          <p>{docs.usage}</p>
          <h2>Alternatives</h2>
          <ul>
            {docs.alternatives.map(([when, take]) => (
              <li key={when}>
                {when}: <b>{take}</b>
              </li>
            ))}
          </ul>
          <h2>Accessibility</h2>
          <p>{docs.accessibility}</p>
          {weight && (
            <>
              <h2>Size</h2>
              <p>
                <code>@stoa/ui/{entry}</code>: {weight.page.toFixed(1)} kB gzip with the page, React left out
                {weight.all > weight.page + 0.2 &&
                  `, ${weight.all.toFixed(1)} kB with all that it ever fetches`}
                .
              </p>
            </>
          )}
        </>
      )}
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}
