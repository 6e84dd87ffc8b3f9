import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { PreparedStory, Renderer } from 'storybook/internal/types'
import { About, Events, Imports, isEvent, Keys, Tokens, Weight } from './about-component.tsx'
import { ChangesOf } from './changes-of.tsx'
import { DoAndDont } from './do-and-dont.tsx'
import { type ComponentData, dataOf } from './docs-data.ts'
import { isWholePage, Shown } from './shown.tsx'
import { Usage } from './usage.tsx'
import { WholePage } from './whole-page.tsx'

/** The page of a component or of a whole page; then all its other stories. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const name = preparedMeta.title.split('/').at(-1) ?? ''
  const file = String(preparedMeta.parameters.fileName ?? '')
  const data = dataOf(file, name)
  const [primary, ...others] = useContext(DocsContext).componentStories()
  return (
    <>
      <Title />
      <Subtitle />
      <About docs={data.docs} />
      <Description />
      {isWholePage(preparedMeta) ? (
        <WholePage file={file} primary={primary} />
      ) : (
        <OneComponent name={name} data={data} primary={primary} />
      )}
      {others.length > 0 && <Heading>States</Heading>}
      {others.map(story => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <Shown story={story} />
        </section>
      ))}
    </>
  )
}

interface OneComponentProps {
  name: string
  data: ComponentData
  primary: PreparedStory<Renderer> | undefined
}

/** How to take it, see it, set it, hear it, style it. */
function OneComponent({ name, data, primary }: OneComponentProps) {
  const { docs } = data
  return (
    <>
      {docs && <Imports data={data} />}
      {docs && <Usage docs={docs} />}
      {primary && (
        <>
          <Heading>Example</Heading>
          <Shown story={primary} sourceState="shown" />
          <Heading>Properties</Heading>
          <Controls of={primary.moduleExport} exclude={Object.keys(primary.argTypes).filter(isEvent)} />
          <Events argTypes={primary.argTypes} />
        </>
      )}
      <DoAndDont pairs={data.pairs} advice={docs?.advice} />
      {docs && (
        <>
          <Heading>Accessibility</Heading>
          <p>{docs.accessibility}</p>
          <Keys keys={docs.keys} />
          {data.heard && (
            <>
              <Subheading>Heard by screen readers</Subheading>
              <ol>
                {data.heard.map((phrase, place) => (
                  <li key={place}>{phrase}</li>
                ))}
              </ol>
            </>
          )}
          <Heading>Styling</Heading>
          <Tokens hooks={docs.hooks} data={data} />
          <Weight data={data} />
          <ChangesOf name={name} entry={data.entry} />
        </>
      )}
    </>
  )
}
