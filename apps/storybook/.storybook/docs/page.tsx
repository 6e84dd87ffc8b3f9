import { Controls, Description, DocsContext, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
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
      {others.length > 0 && <h2>States</h2>}
      {others.map(story => (
        <section key={story.id}>
          <h3>{story.name}</h3>
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
          <h2>Example</h2>
          <Shown story={primary} sourceState="shown" />
          <h2>Properties</h2>
          <Controls of={primary.moduleExport} exclude={Object.keys(primary.argTypes).filter(isEvent)} />
          <Events argTypes={primary.argTypes} />
        </>
      )}
      <DoAndDont pairs={data.pairs} />
      {docs && (
        <>
          <h2>Accessibility</h2>
          <p>{docs.accessibility}</p>
          <Keys keys={docs.keys} />
          {data.heard && (
            <>
              <h3>Heard by screen readers</h3>
              <ol>
                {data.heard.map((phrase, place) => (
                  <li key={place}>{phrase}</li>
                ))}
              </ol>
            </>
          )}
          <h2>Styling</h2>
          <Tokens hooks={docs.hooks} data={data} />
          <Weight data={data} />
          <ChangesOf name={name} entry={data.entry} />
        </>
      )}
    </>
  )
}
